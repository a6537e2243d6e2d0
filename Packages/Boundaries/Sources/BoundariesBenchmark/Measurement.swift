import Foundation

/// A number and the limit that it should keep to.
struct Measurement: CustomStringConvertible {
  enum Limit {
    case atMost(Double)
    case atLeast(Double)
  }

  var name: String
  var value: Double
  var unit: String
  var limit: Limit
  /// What the number was made of.
  var detail: String

  var holds: Bool {
    switch limit {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    }
  }

  var description: String {
    let bound =
      switch limit {
      case .atMost(let limit): "at most \(Self.text(limit))"
      case .atLeast(let limit): "at least \(Self.text(limit))"
      }
    return
      "\(holds ? "ok  " : "MISS") \(name): \(Self.text(value)) \(unit) (\(bound)); \(detail)"
  }

  static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en")))
  }
}
