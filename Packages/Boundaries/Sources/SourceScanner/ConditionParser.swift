/// Reads the condition after `#if` and `#elseif`.
struct ConditionParser {
  private let source: SourceText
  private var index: Int
  private let end: Int

  /// Deeper parentheses are not followed, so that no source can exhaust the stack.
  private static let maximumDepth = 64

  private init(source: SourceText, index: Int, end: Int) {
    self.source = source
    self.index = index
    self.end = end
  }

  /// Reads the condition whose first token has an index, and says which token comes after it.
  static func parse(_ source: SourceText, at index: Int) -> (condition: Condition, end: Int) {
    // A condition ends with its line.
    var end = index
    while end < source.tokens.count, !source.tokens[end].startsLine { end += 1 }
    var parser = ConditionParser(source: source, index: index, end: end)
    guard let condition = parser.disjunction(depth: 0) else {
      return (.unknown(source.compactText(source.tokens[index..<end])), end)
    }
    return (condition, parser.index)
  }

  private var token: Token? {
    index < end ? source.tokens[index] : nil
  }

  private func isOperator(_ text: StaticString) -> Bool {
    guard let token, token.kind == .operator else { return false }
    return source.spells(token.range, text)
  }

  private mutating func disjunction(depth: Int) -> Condition? {
    guard let first = conjunction(depth: depth) else { return nil }
    var terms = [first]
    while isOperator("||") {
      index += 1
      guard let next = conjunction(depth: depth) else { return nil }
      terms.append(next)
    }
    return terms.count == 1 ? first : .any(terms)
  }

  private mutating func conjunction(depth: Int) -> Condition? {
    guard let first = term(depth: depth) else { return nil }
    var terms = [first]
    while isOperator("&&") {
      index += 1
      guard let next = term(depth: depth) else { return nil }
      terms.append(next)
    }
    return terms.count == 1 ? first : .all(terms)
  }

  private mutating func term(depth: Int) -> Condition? {
    guard depth < Self.maximumDepth, let token else { return nil }
    if token.kind == .operator {
      var isNegated = false
      // `!!A` is one token to the lexer.
      guard source.bytes[token.range].allSatisfy({ $0 == UInt8(ascii: "!") }) else { return nil }
      if token.range.count % 2 == 1 { isNegated = true }
      index += 1
      guard let operand = term(depth: depth + 1) else { return nil }
      return isNegated ? .not(operand) : operand
    }
    index += 1
    switch token.kind {
    case .leftParenthesis:
      guard let inner = disjunction(depth: depth + 1) else { return nil }
      guard self.token?.kind == .rightParenthesis else { return nil }
      index += 1
      return inner
    case .identifier, .escapedIdentifier:
      var name = source.name(of: token)
      // `Module::FLAG` asks for the flag.
      while self.token?.kind == .moduleSeparator, index + 1 < end {
        name = source.name(of: source.tokens[index + 1])
        index += 2
      }
      if self.token?.kind == .leftParenthesis {
        return query(named: name)
      }
      if token.kind == .identifier, name == "true" || name == "false" {
        return .constant(name == "true")
      }
      return .flag(name)
    default:
      return nil
    }
  }

  private mutating func query(named name: String) -> Condition? {
    let open = index
    var depth = 0
    while let token {
      index += 1
      if token.kind == .leftParenthesis { depth += 1 }
      guard token.kind == .rightParenthesis else { continue }
      depth -= 1
      if depth == 0 { break }
    }
    guard depth == 0 else { return nil }
    let arguments = source.tokens[open + 1..<index - 1]
    let text = source.compactText(arguments)
    switch name {
    case "os": return .os(text)
    case "arch": return .arch(text)
    case "canImport":
      let module = arguments.prefix { $0.kind != .comma }
      return .canImport(source.compactText(module))
    default: return .query(name: name, argument: text)
    }
  }
}
