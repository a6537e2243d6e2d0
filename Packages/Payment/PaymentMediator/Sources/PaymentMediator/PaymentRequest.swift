public import MediatorCore

/// What is to be paid.
public struct PaymentRequest: Sendable, Decodable {
  /// What is paid, such as `Repair order 7`.
  public let title: String

  /// How much, in cents, above zero.
  public let cents: Int

  /// Gets the receipt, once, when the payment was confirmed.
  public let completion: Callback<PaymentReceipt>?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - title: What is paid.
  ///   - cents: How much, in cents.
  ///   - completion: Gets the receipt.
  public init(title: String, cents: Int, completion: Callback<PaymentReceipt>? = nil) {
    self.title = title
    self.cents = cents
    self.completion = completion
  }
}
