import Foundation

/// A type that a single parameter is converted to, from text or from another kind of number.
///
/// Nothing here depends on a locale, and text is converted whole or not at all.
protocol ParameterConvertible {
  /// Makes a value of text, which most parameters are.
  init?(text: String)

  /// Makes a value of what is not text.
  init?(other: Any)

  /// Some value, to go on with where no handler will see it.
  static var placeholder: Self { get }
}

extension ParameterConvertible {
  init?(parameter: Any) {
    if let text = parameter as? String {
      self.init(text: text)
    } else {
      self.init(other: parameter)
    }
  }

  /// A value of this type, of text, or of what has the type already: most are, and need no decoder.
  @inline(__always)
  init?(simple value: Any) {
    if let text = value as? String {
      self.init(text: text)
    } else if let value = value as? Self {
      self = value
    } else {
      return nil
    }
  }
}

/// A type that is made of text alone.
protocol TextConvertible: ParameterConvertible {}

extension TextConvertible {
  init?(other: Any) { return nil }
}

// MARK: Numbers

extension FixedWidthInteger {
  init?(text: String) { self.init(text) }

  init?(other: Any) {
    switch other {
    case is Bool: return nil
    case let integer as any BinaryInteger: self.init(exactly: integer)
    case let number as any BinaryFloatingPoint: self.init(exactly: number)
    default: return nil
    }
  }

  static var placeholder: Self { 0 }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  /// Text is a decimal number; who writes a number in a URL does not mean `nan` or `inf`, with which
  /// integers trap, nor a number that is too large to be told from infinity.
  init?(text: String) {
    guard text.isDecimalNumber, let number = Self(text), number.isFinite else { return nil }
    self = number
  }

  init?(other: Any) {
    switch other {
    case is Bool: return nil
    case let number as any BinaryFloatingPoint: self.init(rounding: number)
    case let integer as any BinaryInteger: self.init(exactly: integer)
    default: return nil
    }
  }

  /// A fraction loses digits in a smaller type; a number does not become infinity.
  private init?(rounding number: some BinaryFloatingPoint) {
    self.init(number)
    if isInfinite, !number.isInfinite { return nil }
  }

  static var placeholder: Self { 0 }
}

extension Int: ParameterConvertible {}
extension Int8: ParameterConvertible {}
extension Int16: ParameterConvertible {}
extension Int32: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension Int128: ParameterConvertible {}
extension UInt: ParameterConvertible {}
extension UInt8: ParameterConvertible {}
extension UInt16: ParameterConvertible {}
extension UInt32: ParameterConvertible {}
extension UInt64: ParameterConvertible {}
extension UInt128: ParameterConvertible {}
extension Double: ParameterConvertible {}
extension Float: ParameterConvertible {}

extension Decimal: ParameterConvertible {
  init?(text: String) {
    // The form is checked first, since parsing stops where a number ends, whatever follows.
    guard text.isDecimalNumber else { return nil }
    self.init(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// A binary fraction does not become a decimal one: prices would change by being handed on.
  init?(other: Any) {
    switch other {
    case is Bool: return nil
    case let integer as any BinaryInteger: self.init(string: "\(integer)")
    default: return nil
    }
  }

  static var placeholder: Decimal { 0 }
}

extension String {
  /// Whether the text is a sign, digits, a fraction and an exponent, of which only digits must be.
  fileprivate var isDecimalNumber: Bool {
    var rest = utf8[...]
    func skip(_ expected: String) {
      if let next = rest.first, expected.utf8.contains(next) { rest.removeFirst() }
    }
    func skipDigits() -> Bool {
      let before = rest.count
      rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return rest.count < before
    }
    skip("+-")
    guard skipDigits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard skipDigits() else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      skip("+-")
      guard skipDigits() else { return false }
    }
    return rest.isEmpty
  }
}

// MARK: Other values

extension Bool: TextConvertible {
  /// The texts `true`, `yes` and `1`; `false`, `no` and `0`; exactly so.
  init?(text: String) {
    switch text {
    case "true", "1", "yes": self = true
    case "false", "0", "no": self = false
    default: return nil
    }
  }

  static var placeholder: Bool { false }
}

extension String: TextConvertible {
  /// Text stays text; nothing else becomes it, so that a number where a name belongs is noticed.
  init?(text: String) { self = text }

  static var placeholder: String { "" }
}

extension URL: TextConvertible {
  init?(text: String) {
    guard !text.isEmpty else { return nil }
    self.init(string: text, encodingInvalidCharacters: false)
  }

  static var placeholder: URL { URL(filePath: "/") }
}

extension UUID: TextConvertible {
  init?(text: String) { self.init(uuidString: text) }

  static var placeholder: UUID { UUID() }
}

extension Data: TextConvertible {
  /// Base64, in its usual alphabet or in that of URLs; padding may be left out.
  init?(text: String) {
    let usual = text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
    let padding = usual.count.isMultiple(of: 4) ? 0 : 4 - usual.count % 4
    self.init(base64Encoded: String(usual) + String(repeating: "=", count: padding))
  }

  static var placeholder: Data { Data() }
}
