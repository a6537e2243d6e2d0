/// A repair that a customer ordered.
struct RepairOrder: Sendable, Hashable, Codable, Identifiable {
  let id: Int
  /// The kind of repair, as the price list names it.
  let repair: String
  /// What is broken, in the customer's words.
  let description: String?
  /// The place as text, so that stored orders do not change with the choice of places.
  let region: String
  let hours: Int
  let cents: Int
  let created: Timestamp
  var status = Status.placed

  enum Status: Sendable, Hashable, Codable {
    case placed
    case paid(payer: String)
  }
}
