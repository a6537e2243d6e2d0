/// Reads what an expression of a source says, as far as it is a text.
struct StringReader {
  let source: SourceText
  let constants: StringConstants

  /// The text that the expression at an index is.
  ///
  /// A literal or a name that goes on, as in `"a" + b` or `names[0]`, is computed.
  func string(at index: Int) -> SourceString {
    let tokens = source.tokens
    guard index < tokens.count else { return .computed }
    if tokens[index].kind == .string {
      let literal = StringLiteral(tokens[index], in: source)
      return literal.isWhole && isEnd(index + 1) ? .text(literal.text) : .computed
    }
    guard let name = path(at: index), isEnd(name.end) else { return .computed }
    var path = name.path
    if path.count > 1, path.last == "rawValue" || path.last == "self" { path.removeLast() }
    if let value = constants.value(of: path, at: tokens[index].start) { return .text(value) }
    // A name alone, or one that begins small, may be a variable.
    guard path.count > 1, path[path.count - 2].first?.isUppercase == true,
      path[path.count - 2] != "Self"
    else { return .computed }
    return .constant(path)
  }

  /// The dotted name at an index, and the index after it.
  func path(at index: Int) -> (path: [String], end: Int)? {
    let tokens = source.tokens
    var path: [String] = []
    var next = index
    while next < tokens.count,
      tokens[next].kind == .identifier || tokens[next].kind == .escapedIdentifier
    {
      path.append(source.name(of: tokens[next]))
      next += 1
      guard next + 1 < tokens.count, tokens[next].kind == .period else { break }
      next += 1
    }
    return path.isEmpty ? nil : (path, next)
  }

  private func isEnd(_ index: Int) -> Bool {
    guard index < source.tokens.count else { return true }
    let token = source.tokens[index]
    switch token.kind {
    case .comma, .colon, .semicolon, .rightParenthesis, .rightBracket, .rightBrace: return true
    case .operator, .period, .prefixPeriod: return false
    default: return token.startsLine
    }
  }
}
