import Foundation
import MediatorCore
import Testing

@testable import App

@Suite("Compositions")
@MainActor
struct CompositionTests {
  let folder = TemporaryFolder()

  @Test("the app lists each trait of the manifest, and all are enabled by default")
  func traits() throws {
    let traits = try RootManifest.evaluated().traits
    #expect(traits.map(\.name).filter { $0 != "default" }.sorted() == modules.map(\.name))
    let enabled = traits.first { $0.name == "default" }?.enabledTraits ?? []
    #expect(enabled.sorted() == modules.map(\.name))
  }

  @Test("what is linked is what the traits say")
  func linked() {
    let found = LinkedModules(Mediator(.init(modules: modules)))
    #expect(found.linked.map(\.name) == Composition.linked)
    #expect(
      found.missing.map(\.name)
        == modules.map(\.name).filter { !Composition.linked.contains($0) })
  }

  @Test("'modules' prints what is linked and what is missing")
  func report() {
    let run = AppRun("modules")
    #expect(run.status == 0)
    let sections = run.output.components(separatedBy: "Missing:\n")
    #expect(sections.count == 2)
    for module in modules.map(\.name) {
      let section = Composition.linked.contains(module) ? 0 : 1
      #expect(sections[section].contains("  \(module): \(module).Target_"))
      #expect(!sections[1 - section].contains("  \(module): "))
    }
  }

  @Test("every choice of the home screen leads to a screen or a sentence, and back")
  func home() {
    for choice in ["1", "2", "3", "4", "5"] {
      let run = AppRun("--data", folder.path, lines: [choice, "b", "q"])
      #expect(run.status == 0)
      #expect(run.screens.count >= 2)
      #expect(run.screens.first?.hasPrefix("== HomeFix ==") == true)
      #expect(run.screens.last?.hasPrefix("== HomeFix ==") == true)
    }
  }

  #if !Account
    @Test("without Account the home screen says so")
    func noAccount() {
      let run = AppRun("--data", folder.path)
      #expect(
        run.output.contains(
          "Account is not part of this binary: 'session' of Account.Target_Account cannot be "
            + "performed."))
    }
  #endif

  #if Order && !Payment
    @Test("without Payment, Pay says which target and action are missing, and 'b' returns")
    func noPayment() throws {
      let run = AppRun(
        "--data", folder.path, lines: AppLines.placeOrderAlone + ["1", "b", "q"])
      #expect(run.status == 0)
      let pay = try #require(run.screens.dropLast().last)
      #expect(
        pay.contains(
          "Payment is not part of this binary: 'pay' of Payment.Target_Payment cannot be performed."
        ))
      #expect(run.screens.last?.hasPrefix("== HomeFix > Order 1 ==") == true)
    }
  #endif
}

/// What a user enters.
enum AppLines {
  /// From the home screen to the detail of a new order, where neither Calculator nor Region is linked.
  static let placeOrderAlone = [
    "2", "1", "Plumbing", "2", "2", "3", "Zhejiang, Hangzhou, Xihu", "5", "120.50", "6",
  ]
}
