import Foundation
import MediatorCore
import Testing

@testable import App

@Suite("App routes")
@MainActor
struct RoutesTests {
  private let catalogue = Mediator(
    .init(modules: [
      Module("AppTests", BellContract.shared), Module("Gong", GongContract.shared),
    ])
  ).catalogue()

  @Test("every action has a line, with how it is called and with what")
  func text() {
    #expect(
      ActionListing(catalogue: catalogue).description == """
        AppTests.Target_Bell
          synchronous   exposed  ring(times: Int, tone: Tone? = low|high, place: Place { floor: Int }) \
        -> Int
          asynchronous  local    tune() -> Void
              any key is taken
          main actor    by name  old:style:

        Gong.Target_Gong (not linked)
          main actor    local    strike() -> Bool?  requires login
        """)
  }

  @Test("every target of every listed module is there, linked or not")
  func targets() {
    let run = AppRun("routes")
    #expect(run.status == 0)
    let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(
      heads
        == modules.flatMap { module in
          module.targets.map { target in
            "\(target)\(Composition.linked.contains(module.name) ? "" : " (not linked)")"
          }
        })
  }

  @Test("so is every action of every contract")
  func actions() {
    let lines = AppRun("routes").output.split(separator: "\n")
    for action in modules.flatMap(\.contracts).flatMap(\.actions) {
      #expect(lines.contains { $0.contains("  \(action.name)(") }, "\(action)")
    }
  }

  @Test("a module without a contract is listed from its table", .enabled(if: Composition.isWhole))
  func classic() {
    #expect(
      AppRun("routes").output.contains(
        """
        Calculator.Target_Calculator
          synchronous   by name  calculate:withCompletion:
          synchronous   by name  estimate
          synchronous   by name  repairs

        """))
  }

  @Test("--json prints the same as a document that programs read")
  func json() throws {
    let run = AppRun("routes", "--json")
    #expect(run.status == 0)
    let catalogue = try JSONDecoder().decode(ActionCatalogue.self, from: Data(run.output.utf8))
    #expect(catalogue == Mediator(.init(modules: modules)).catalogue())
    #expect(catalogue.version == 1)
  }

  @Test(
    "--json stands anywhere, and belongs to routes",
    arguments: [
      (["routes"], Command(verb: .routes(asJSON: false))),
      (["routes", "--json"], Command(verb: .routes(asJSON: true))),
      (["--json", "routes"], Command(verb: .routes(asJSON: true))),
      (["verify"], Command(verb: .verify)),
    ])
  func arguments(arguments: [String], command: Command) throws {
    #expect(try Command(arguments) == command)
  }

  @Test("it takes nothing more")
  func usage() {
    #expect(
      AppRun("routes", "x").errors
        == "App: 'routes' takes no 'x'; 'App --help' lists what there is.\n")
    #expect(
      AppRun("--json").errors
        == "App: --json belongs to 'routes'; 'App --help' lists what there is.\n")
  }
}
