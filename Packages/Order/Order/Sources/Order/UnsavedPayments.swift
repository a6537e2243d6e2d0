import PaymentMediator

/// Payments that were made and could not be stored: all that the module knows and the disk does not.
///
/// They outlive the screen on which they were made, so whoever leaves it and comes back is not asked to
/// pay a second time.
@MainActor
final class UnsavedPayments {
  /// By the number of the order; with each, why it could not be stored.
  var byOrder: [Int: (receipt: PaymentReceipt, problem: String)] = [:]

  nonisolated init() {}
}
