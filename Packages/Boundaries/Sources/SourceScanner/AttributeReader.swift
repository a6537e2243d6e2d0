/// Reads an attribute with its arguments.
enum AttributeReader {
  /// The text of the attribute whose `@` has an index, and the index after it.
  ///
  /// Where no name follows, there is no text and the index moves past `@` only.
  static func attribute(in source: SourceText, at start: Int) -> (text: String?, end: Int) {
    let tokens = source.tokens
    var index = start + 1
    guard index < tokens.count, isName(tokens[index], in: source) else { return (nil, index) }
    index += 1
    while index + 1 < tokens.count, tokens[index].kind == .period,
      isName(tokens[index + 1], in: source)
    {
      index += 2
    }
    if index < tokens.count, tokens[index].kind == .leftParenthesis, !tokens[index].startsLine,
      let close = closingParenthesis(tokens, from: index)
    {
      index = close + 1
    }
    return (source.compactText(tokens[start + 1..<index]), index)
  }

  /// `@import` is no attribute; the compiler reads the import after the stray `@`.
  private static func isName(_ token: Token, in source: SourceText) -> Bool {
    token.kind == .escapedIdentifier
      || (token.kind == .identifier && !source.spells(token.range, "import"))
  }

  private static func closingParenthesis(_ tokens: [Token], from open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis:
        depth -= 1
        if depth == 0 { return index }
      case .directive, .leftBrace, .rightBrace: return nil
      default: break
      }
    }
    return nil
  }
}
