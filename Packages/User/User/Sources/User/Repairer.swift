/// Somebody who repairs for the service.
struct Repairer: Sendable {
  let id: Int
  let name: String
  let trade: String
  let city: String

  /// How long they have worked in the trade.
  let years: Int

  /// What customers gave on average, from 1 to 5.
  let rating: Double

  /// How many customers gave a rating.
  let reviews: Int
}
