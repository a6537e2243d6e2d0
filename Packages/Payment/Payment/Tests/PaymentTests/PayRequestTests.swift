import Foundation
import MediatorCore
import PaymentMediator
import ScreenKit
import Testing

@testable import Payment

/// What can be paid, and how it is asked for.
@MainActor
struct PayRequestTests {
  let mediator = Mediator(
    .init(
      modules: [Module("Payment", PaymentContract.shared)], schemes: ["homefix"],
      requirements: ["login": StubLoginRequirement()]))

  @Test(
    "an amount that is not above zero is refused with the amount",
    arguments: [
      (0, "¥0.00"), (-1, "-¥0.01"), (-12050, "-¥120.50"), (Int.min, "-¥92233720368547758.08"),
    ])
  func amount(cents: Int, shown: String) {
    StubAccount(on: mediator).logIn("Ann")
    let sentence =
      "'Repair order 7' cannot be paid: its amount is \(shown), and only an amount above zero can be "
      + "paid."
    #expect(
      performing: { try mediator.payment.pay(title: "Repair order 7", cents: cents) },
      throws: { "\($0)" == sentence })
    let screen = mediator.payment.payScreen(title: "Repair order 7", cents: cents)
    #expect(Navigator(root: screen).render().description == "== Pay ==\n\n\(sentence)")
  }

  @Test(
    "amounts have two decimals",
    arguments: [
      (1, "¥0.01"), (99, "¥0.99"), (100, "¥1.00"), (105, "¥1.05"), (12050, "¥120.50"),
      (Int.max, "¥92233720368547758.07"),
    ])
  func yuan(cents: Int, shown: String) {
    #expect(cents.yuan == shown)
  }

  @Test("where Account is not part of the binary, an error screen says so")
  func noAccount() {
    let sentence =
      "Account is not part of this binary: 'session' of Account.Target_Account cannot be performed. "
      + "Link the package Account into the app, or check the name."
    let error = #expect(throws: MediatorError.self) {
      try mediator.payment.pay(title: "Repair order 7", cents: 1)
    }
    #expect(error?.message == sentence)
    let navigator = Navigator(root: PlainScreen("Order 7"))
    navigator.apply(.present(mediator.payment.payScreen(title: "Repair order 7", cents: 1)))
    #expect(navigator.render().description == "== Order 7 > Pay ==\n\n\(sentence)")
    navigator.back()
    #expect(navigator.breadcrumbs == ["Order 7"])
  }

  @Test("an app that does not see to the login gets no payment page")
  func noRequirement() {
    let error = #expect(throws: MediatorError.self) {
      try Mediator().payment.pay(title: "Repair order 7", cents: 1)
    }
    #expect(error?.code == .unansweredRequirement)
  }

  @Test("a payment can be asked for by name, with a closure as its completion")
  func byName() throws {
    StubAccount(on: mediator).logIn("Ann")
    var receipts: [PaymentReceipt] = []
    let completion: @MainActor @Sendable (PaymentReceipt) -> Void = { receipts.append($0) }
    let screen = try mediator.performTarget(
      "Payment", action: "pay",
      params: ["title": "Repair order 7", "cents": 1999, "completion": completion],
      as: (any Screen).self)
    let navigator = Navigator(root: screen)
    #expect(navigator.render().lines.contains("Amount: ¥19.99"))
    navigator.choose(1)
    #expect(receipts == [PaymentReceipt(title: "Repair order 7", cents: 1999, payer: "Ann")])
    #expect(navigator.breadcrumbs == ["Paid"])
  }

  @Test(
    "parameters that make no payment are refused by name",
    arguments: ["title", "cents", "completion"])
  func wrongParameters(key: String) {
    StubAccount(on: mediator).logIn("Ann")
    var params: [String: Any] = ["title": "Repair order 7", "cents": 1]
    params[key] = ["wrong"]
    let error = #expect(throws: MediatorError.self) {
      try mediator.performTarget("Payment", action: "pay", params: params)
    }
    #expect(error?.code == .invalidParameter)
    #expect(error?.message.contains("'\(key)'") == true)
  }

  @Test("no URL can ask for a payment")
  func remote() throws {
    let url = try #require(URL(string: "homefix://Payment/pay?title=x&cents=1"))
    let error = #expect(throws: MediatorError.self) { try mediator.performAction(url: url) }
    #expect(error?.code == .notExposed)
  }
}
