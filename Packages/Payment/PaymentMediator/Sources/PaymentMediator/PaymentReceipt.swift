/// What was paid, and by whom.
public struct PaymentReceipt: Sendable, Hashable, Codable {
  /// What was paid.
  public let title: String

  /// How much, in cents.
  public let cents: Int

  /// The name of who paid.
  public let payer: String

  /// Makes a receipt.
  ///
  /// - Parameters:
  ///   - title: What was paid.
  ///   - cents: How much, in cents.
  ///   - payer: The name of who paid.
  public init(title: String, cents: Int, payer: String) {
    self.title = title
    self.cents = cents
    self.payer = payer
  }
}
