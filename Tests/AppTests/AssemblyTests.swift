import AccountMediator
import CalculatorMediator
import MediatorCore
import MediatorTesting
import OrderMediator
import PaymentMediator
import RegionMediator
import ScreenKit
import Storage
import Testing
import UserMediator

@testable import App

/// Modules that call each other as the binary links them; where one is left out, its callers hear it.
@Suite("The assembled modules")
@MainActor
struct AssemblyTests {
  let folder = TemporaryFolder()

  var mediator: Mediator {
    Mediator(
      .init(
        modules: modules, schemes: ["homefix"], environment: [DataDirectory(folder.url)]))
  }

  @Test("each typed action of a linked module is found by its name, and no other one")
  func found() {
    for module in modules {
      for target in module.targets {
        #expect(
          mediator.check(target: target.name, module: target.module)
            == Composition.linked.contains(module.name), "\(target)")
      }
    }
  }

  #if Calculator
    @Test("the classic style reaches Calculator, by its extension package and by name")
    func classic() async throws {
      #expect(try mediator.calculator.estimate(repair: "Plumbing", hours: 3) == 235_00)
      try await confirmation { sum in
        _ = try mediator.performTarget(
          "Calculator", action: "calculate:withCompletion:",
          params: [
            "input1": 1, "input2": 2,
            "callback": { (value: Int) in
              #expect(value == 3)
              sum()
            },
          ])
      }
    }
  #endif

  #if User
    @Test("a second target of a module is found by its name alone")
    func person() throws {
      #expect(
        try mediator.performTarget("Person", action: "sayHello", params: [:]) as? String
          == "Hello, everybody!")
      #expect(try mediator.user.sayHello(to: "Ann") == "Hello, Ann!")
    }
  #endif

  @Test("two mediators with opposite overrides, in parallel, do not see each other")
  func overrides() async {
    await withTaskGroup(of: Set<String?>.self) { group in
      for name in ["Ann", "Bob"] {
        group.addTask {
          let mediator = Mediator()
          mediator.override(AccountContract.shared.session) { _, _ in
            Session(name: name, phone: "1")
          }
          return Set((0..<1000).map { _ in try? mediator.account.session()?.name })
        }
      }
      var seen: Set<Set<String?>> = []
      for await names in group { seen.insert(names) }
      #expect(seen == [["Ann"], ["Bob"]])
    }
  }

  @Test("what does not throw answers an error screen that names the missing module")
  func missing() {
    let mediator = Mediator(.init(environment: [DataDirectory(folder.url)]))
    let screens: [(String, any Screen)] = [
      ("Account", mediator.account.loginScreen()),
      ("Order", mediator.order.listScreen()),
      ("Payment", mediator.payment.payScreen(title: "Order 1", cents: 100)),
      ("Region", mediator.region.pickRegionScreen(completion: Callback { _ in })),
      ("User", mediator.user.userInfoScreen(userId: 42)),
    ]
    for (module, screen) in screens where !Composition.linked.contains(module) {
      let error = screen as? ErrorScreen
      #expect(error?.sentence.hasPrefix("\(module) is not part of this binary: ") == true)
    }
    for (module, screen) in screens
    where Composition.linked.contains(module) && module != "Payment" {
      #expect(!(screen is ErrorScreen), "\(module)")
    }
  }
}
