/// A token of a source, for those who read more from it than the scanner's topics.
package struct SourceToken: Sendable, Hashable {
  /// What a token is.
  package enum Kind: Sendable, Hashable {
    /// A name or keyword, without backticks.
    case name(String)
    /// A string literal: its text, or what stands before the first interpolation.
    case string(String)
    /// Any other token, as it is written.
    case other(String)
  }

  /// Where it stands.
  package let location: SourceLocation

  /// What it is.
  package let kind: Kind
}

extension SwiftScanner {
  /// All tokens of a source, in its order.
  package static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    let source = SourceText(bytes: bytes, range: 0..<bytes.count)
    let lines = LineIndex(bytes, through: bytes.count)
    return source.tokens.map { token in
      let kind: SourceToken.Kind =
        switch token.kind {
        case .identifier, .escapedIdentifier: .name(source.name(of: token))
        case .string: .string(StringLiteral(token, in: source).text)
        default: .other(source.text(token.range))
        }
      return SourceToken(location: lines.location(token.start), kind: kind)
    }
  }
}
