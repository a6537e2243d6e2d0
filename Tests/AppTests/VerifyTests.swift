import MediatorCore
import ScreenKitTerminal
import Testing

@testable import App

@Suite("App verify")
@MainActor
struct VerifyTests {
  private func run(_ modules: [Module]) -> (status: Int32, output: String) {
    let output = Transcript()
    let application = Application(arguments: ["verify"], modules: modules, output: output)
    return (application.run(), output.text)
  }

  @Test("the linked modules keep their contracts; what is not linked is missing, and no fault")
  func composition() {
    let contracts = modules.filter { Composition.linked.contains($0.name) }.flatMap(\.contracts)
    let missing = modules.filter { !Composition.linked.contains($0.name) }.flatMap(\.targets)
    let actions = contracts.map(\.actions.count).reduce(0, +)
    let run = AppRun("verify")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.dropLast() == missing.map { "\($0) is not part of this binary." }[...])
    let contractCount = "\(contracts.count) contract\(contracts.count == 1 ? "" : "s")"
    let actionCount = "\(actions) action\(actions == 1 ? "" : "s")"
    #expect(lines.last == "\(contractCount), \(actionCount), no fault")
  }

  @Test("a contract that is not kept ends the app with 2, each fault in a sentence")
  func faults() {
    let run = run([
      Module("AppTests", BellContract.shared, BrokenBellContract.shared),
      Module("Gong"),
    ])
    #expect(run.status == 2)
    #expect(
      run.output == """
        Gong.Target_Gong is not part of this binary.
        AppTests.Target_Bell has no action 'stop'; add it to the target's action table, or check the \
        name.
        The action 'stop' of AppTests.Target_Bell requires 'key', which no interceptor answers; give \
        the mediator's configuration one for it.
        2 contracts, 3 actions, 2 faults

        """)
  }

  @Test("a contract that is kept ends the app with 0")
  func kept() {
    let run = run([Module("AppTests", BellContract.shared)])
    #expect(run.status == 0)
    #expect(run.output == "1 contract, 2 actions, no fault\n")
  }

  @Test("it takes nothing more")
  func usage() {
    #expect(
      AppRun("verify", "Order").errors
        == "App: 'verify' takes no 'Order'; 'App --help' lists what there is.\n")
    #expect(
      AppRun("verify", "--json").errors
        == "App: --json belongs to 'routes'; 'App --help' lists what there is.\n")
  }
}

private final class Transcript: TerminalOutput {
  private(set) var text = ""

  func write(_ text: String) { self.text += text }
}
