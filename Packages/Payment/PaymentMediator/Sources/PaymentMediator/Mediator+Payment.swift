public import MediatorCore
public import ScreenKit

extension Mediator {
  /// What the module Payment offers.
  public var payment: PaymentCalls { PaymentCalls(mediator: self) }
}

/// The calls of the module Payment, as Swift methods.
public struct PaymentCalls: Sendable {
  let mediator: Mediator

  /// Answers the page on which somebody confirms a payment, or the login screen that leads there.
  ///
  /// - Parameters:
  ///   - title: What is paid, such as `Repair order 7`.
  ///   - cents: How much, in cents, above zero.
  ///   - completion: Gets the receipt, once, when the payment was confirmed.
  /// - Returns: The screen; present it.
  /// - Throws: `MediatorError` where Payment is not part of this binary, or the module that logs
  ///   somebody in; what reading the session throws; or an error where the amount is not above zero.
  @MainActor
  public func pay(
    title: String, cents: Int, completion: Callback<PaymentReceipt>? = nil
  ) throws -> any Screen {
    try mediator.perform(
      PaymentContract.shared.pay,
      PaymentRequest(title: title, cents: cents, completion: completion))
  }

  /// Answers the page on which somebody confirms a payment, or a screen that says why there is none.
  ///
  /// - Parameters:
  ///   - title: What is paid, such as `Repair order 7`.
  ///   - cents: How much, in cents, above zero.
  ///   - completion: Gets the receipt, once, when the payment was confirmed.
  /// - Returns: The screen; present it.
  @MainActor
  public func payScreen(
    title: String, cents: Int, completion: Callback<PaymentReceipt>? = nil
  ) -> any Screen {
    ErrorScreen.catching("Pay") { try pay(title: title, cents: cents, completion: completion) }
  }
}
