import Testing

/// A line whose control characters are escaped in the log of the tests.
struct EscapedLine: ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  var testDescription: String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
