import MediatorCore
import MediatorTesting
import PaymentMediator
import ScreenKit
import Testing

/// Each method performs its action with its request, and hands back what the action answers.
@MainActor
struct PaymentCallsTests {
  /// What a stubbed Payment throws.
  struct Declined: Error, Equatable, CustomStringConvertible {
    let description = "The bank has declined."
  }

  let mediator = Mediator()
  let answer = ErrorScreen("Answer", error: Declined())
  let receipt = PaymentReceipt(title: "Repair order 7", cents: 12050, payer: "Ann")

  @Test("pay performs its action with what is paid, how much, and who gets the receipt")
  func pay() throws {
    var requests: [PaymentRequest] = []
    mediator.override(PaymentContract.shared.pay) { [answer] request, _ in
      requests.append(request)
      return answer
    }
    var receipts: [PaymentReceipt] = []
    let completion = Callback<PaymentReceipt>(mainActor: { receipts.append($0) })
    let first = try mediator.payment.pay(
      title: "Repair order 7", cents: 12050, completion: completion)
    let second = mediator.payment.payScreen(
      title: "Repair order 7", cents: 12050, completion: completion)
    #expect(first === answer)
    #expect(second === answer)
    #expect(requests.map(\.title) == ["Repair order 7", "Repair order 7"])
    #expect(requests.map(\.cents) == [12050, 12050])
    for request in requests { request.completion?(receipt) }
    #expect(receipts == [receipt, receipt])
  }

  @Test("nobody needs to get the receipt")
  func noCompletion() throws {
    var requests: [PaymentRequest] = []
    mediator.override(PaymentContract.shared.pay) { [answer] request, _ in
      requests.append(request)
      return answer
    }
    #expect(try mediator.payment.pay(title: "A", cents: 1) === answer)
    #expect(mediator.payment.payScreen(title: "A", cents: 1) === answer)
    #expect(requests.count == 2)
    #expect(requests.allSatisfy { $0.completion == nil })
  }

  @Test("an error of the module reaches the caller, or is said on a screen")
  func errors() {
    mediator.override(PaymentContract.shared.pay) { _, _ in throw Declined() }
    #expect(throws: Declined()) { try mediator.payment.pay(title: "A", cents: 1) }
    #expect(
      Navigator(root: mediator.payment.payScreen(title: "A", cents: 1)).render().description
        == "== Pay ==\n\nThe bank has declined.")
  }

  @Test("where Payment is not linked, both methods name it, the target and the action")
  func missing() {
    let sentence =
      "Payment is not part of this binary: 'pay' of Payment.Target_Payment cannot be performed. Link "
      + "the package Payment into the app, or check the name."
    let error = #expect(throws: MediatorError.self) {
      try mediator.payment.pay(title: "A", cents: 1)
    }
    #expect(error?.message == sentence)
    #expect(
      Navigator(root: mediator.payment.payScreen(title: "A", cents: 1)).render().description
        == "== Pay ==\n\n\(sentence)")
  }

  @Test("a request by name takes a closure for the receipt")
  func byName() throws {
    var requests: [PaymentRequest] = []
    mediator.override(PaymentContract.shared.pay) { [answer] request, _ in
      requests.append(request)
      return answer
    }
    var receipts: [PaymentReceipt] = []
    let completion: @MainActor @Sendable (PaymentReceipt) -> Void = { receipts.append($0) }
    _ = try mediator.performTarget(
      "Payment", action: "pay", params: ["title": "A", "cents": 1, "completion": completion])
    requests.first?.completion?(receipt)
    #expect(requests.map(\.title) == ["A"])
    #expect(requests.map(\.cents) == [1])
    #expect(receipts == [receipt])
  }
}
