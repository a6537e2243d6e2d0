/// The content of `orders.json`.
struct OrderDocument: Sendable, Codable {
  /// The format that this code reads and writes.
  static let currentVersion = 1

  let version: Int
  var orders: [RepairOrder]

  init() {
    version = Self.currentVersion
    orders = []
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    orders = try container.decode([RepairOrder].self, forKey: .orders)
    var seen: Set<Int> = []
    for id in orders.map(\.id) where id < 1 || !seen.insert(id).inserted {
      throw DecodingError.dataCorruptedError(
        forKey: .orders, in: container,
        debugDescription: id < 1
          ? "an order has the number \(id), which is not above zero"
          : "two orders have the number \(id)")
    }
  }

  /// What a document of any format has, read first to know whether the rest can be read.
  struct Header: Sendable, Codable {
    let version: Int
  }
}
