import Foundation

/// A moment to the second, stored as ISO 8601 text so that the file reads the same everywhere.
struct Timestamp: Sendable, Hashable {
  private let text: String

  init(_ date: Date) { text = date.ISO8601Format() }
}

extension Timestamp: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = try? Date(text, strategy: .iso8601), date.ISO8601Format() == text else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(text)\" is not a time such as 2026-01-31T09:30:00Z")
    }
    self.text = text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment to the minute, such as `2026-01-31 09:30 UTC`.
  var description: String {
    "\(text.prefix(10)) \(text.dropFirst(11).prefix(5)) UTC"
  }
}
