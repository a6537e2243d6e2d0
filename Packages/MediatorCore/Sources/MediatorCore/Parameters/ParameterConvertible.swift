import Foundation

/// A type that a single parameter is converted to, from text or from another kind of number.
protocol ParameterConvertible {
  init?(parameter: Any)
}

extension FixedWidthInteger {
  init?(parameter: Any) {
    switch parameter {
    case is Bool: return nil
    case let text as String: self.init(text)
    case let integer as any BinaryInteger: self.init(exactly: integer)
    case let number as any BinaryFloatingPoint: self.init(exactly: number)
    default: return nil
    }
  }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  init?(parameter: Any) {
    switch parameter {
    case is Bool: return nil
    case let text as String:
      // Who writes a number in a URL does not mean `nan` or `inf`, with which integers trap.
      guard let number = Self(text), number.isFinite else { return nil }
      self = number
    case let number as any BinaryFloatingPoint: self.init(number)
    case let integer as any BinaryInteger: self.init(integer)
    default: return nil
    }
  }
}

extension Int: ParameterConvertible {}
extension Int8: ParameterConvertible {}
extension Int16: ParameterConvertible {}
extension Int32: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension UInt: ParameterConvertible {}
extension UInt8: ParameterConvertible {}
extension UInt16: ParameterConvertible {}
extension UInt32: ParameterConvertible {}
extension UInt64: ParameterConvertible {}
extension Double: ParameterConvertible {}
extension Float: ParameterConvertible {}

extension Bool: ParameterConvertible {
  init?(parameter: Any) {
    switch parameter as? String {
    case "true", "1", "yes": self = true
    case "false", "0", "no": self = false
    default: return nil
    }
  }
}

extension String: ParameterConvertible {
  /// Text stays text; nothing else becomes it, so that a number where a name belongs is noticed.
  init?(parameter: Any) {
    guard let text = parameter as? String else { return nil }
    self = text
  }
}

extension URL: ParameterConvertible {
  init?(parameter: Any) {
    guard let text = parameter as? String, !text.isEmpty else { return nil }
    self.init(string: text, encodingInvalidCharacters: false)
  }
}

extension Date: ParameterConvertible {
  /// ISO 8601 with a time zone, such as `2026-01-31T09:30:00Z`.
  init?(parameter: Any) {
    // The form is checked first, since parsing stops where a date ends, whatever follows.
    let form = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:?\d\d)/.asciiOnlyDigits()
    guard let text = parameter as? String, text.wholeMatch(of: form) != nil,
      let date = try? Date(text, strategy: .iso8601)
    else { return nil }
    self = date
  }
}

extension Decimal: ParameterConvertible {
  init?(parameter: Any) {
    switch parameter {
    case is Bool: return nil
    case let text as String:
      // The form is checked first, since parsing stops where a number ends, whatever follows.
      let form = /[+-]?\d+(\.\d+)?/.asciiOnlyDigits()
      guard text.wholeMatch(of: form) != nil else { return nil }
      self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
    case let integer as any BinaryInteger: self.init(string: "\(integer)")
    default: return nil
    }
  }
}

extension UUID: ParameterConvertible {
  init?(parameter: Any) {
    guard let text = parameter as? String else { return nil }
    self.init(uuidString: text)
  }
}
