/// The bytes of a file with its tokens: what the recognisers read.
struct SourceText {
  let bytes: [UInt8]

  /// The tokens in the order of the source.
  var tokens: [Token] = []

  /// The code of each interpolation, which the tokens hold inside string tokens only.
  var interpolations: [Range<Int>] = []

  /// Where the first comment or literal stands that the file does not end, with what it is.
  var unterminated: (offset: Int, what: String)?

  /// Where conflicts of a merge begin.
  var conflicts: [Int] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func isWord(_ token: Token, _ word: StaticString) -> Bool {
    token.kind == .identifier && spells(token.range, word)
  }

  func isWord(_ token: Token, oneOf words: [StaticString]) -> Bool {
    token.kind == .identifier && words.contains { spells(token.range, $0) }
  }

  func spells(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  /// The text of a range; what is not UTF-8 in it is replaced.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The name that an identifier token stands for, without backticks.
  func name(of token: Token) -> String {
    token.kind == .escapedIdentifier
      ? text(token.start + 1..<token.end - 1) : text(token.range)
  }

  /// The tokens' text without blanks and comments, as `_spi(Testing)`.
  func compactText(_ tokens: ArraySlice<Token>) -> String {
    var result = ""
    var previous: Token?
    for token in tokens {
      if let previous, previous.end < token.start, Self.needsBlank(previous.kind, token.kind) {
        result += " "
      }
      result += text(token.range)
      previous = token
    }
    return result
  }

  /// Two words that the source separates must not grow together.
  private static func needsBlank(_ left: Token.Kind, _ right: Token.Kind) -> Bool {
    switch (left, right) {
    case (.comma, _), (.colon, _): right != .rightParenthesis
    case (.identifier, .identifier), (.identifier, .number), (.identifier, .string): true
    default: false
    }
  }
}
