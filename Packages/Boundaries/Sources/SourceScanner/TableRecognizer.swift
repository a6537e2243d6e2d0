/// Finds the tables of targets, `static let actions: ActionTable<Target_Order> = [ … ]`, and reads their
/// entries.
struct TableRecognizer {
  /// A table whose places are offsets yet.
  struct Found {
    let offset: Int
    let owner: String
    let member: String
    var entries: [(offset: Int, kind: TargetTable.Entry.Kind)] = []
  }

  private let source: SourceText
  private let reader: StringReader

  static func tables(
    in source: SourceText, scopes: ScopeTree, constants: StringConstants
  ) -> [Found] {
    let recognizer = TableRecognizer(
      source: source, reader: StringReader(source: source, constants: constants))
    return source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard source.isWord(token, "let") || source.isWord(token, "var"),
        let owner = scopes.scopes[scopes.scope(at: token.start)].type,
        let property = source.property(at: index), property.isStatic
      else { return nil }
      return recognizer.table(property, of: owner)
    }
  }

  private func table(_ property: PropertyDeclaration, of owner: String) -> Found? {
    let tokens = source.tokens
    guard property.type.contains(where: { source.isWord(tokens[$0], "ActionTable") }) else {
      return nil
    }
    var table = Found(
      offset: tokens[property.name].start, owner: owner,
      member: source.name(of: tokens[property.name]))
    guard let open = property.value, open < tokens.count, tokens[open].kind == .leftBracket,
      let close = source.closing(open), tokens[close].kind == .rightBracket,
      isEnd(close + 1, isComputed: property.isComputed)
    else {
      table.entries = [(table.offset, .computed)]
      return table
    }
    var start = open + 1
    var depth = 0
    for index in open + 1...close {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBrace: depth -= 1
      case .rightBracket where index < close: depth -= 1
      case .comma where depth == 0, .rightBracket:
        if start < index { table.entries.append((tokens[start].start, entry(start..<index))) }
        start = index + 1
      default: break
      }
    }
    return table
  }

  /// Whether the literal is all of the value.
  private func isEnd(_ index: Int, isComputed: Bool) -> Bool {
    guard index < source.tokens.count else { return true }
    let token = source.tokens[index]
    if isComputed { return token.kind == .rightBrace }
    switch token.kind {
    case .operator, .period, .prefixPeriod, .leftParenthesis, .leftBracket: return false
    default: return true
    }
  }

  /// What `.on(…) { … }` and the like say.
  private func entry(_ range: Range<Int>) -> TargetTable.Entry.Kind {
    let tokens = source.tokens
    var index = range.lowerBound
    // An `#if` among the entries.
    if tokens[index].kind == .directive { return .computed }
    if source.isWord(tokens[index], "ActionTableEntry") { index += 1 }
    guard index + 2 < range.upperBound,
      tokens[index].kind == .prefixPeriod || tokens[index].kind == .period
    else { return .computed }
    let function = tokens[index + 1]
    if source.isWord(function, "notFound") {
      return isWhole(index + 2, range) ? .notFound : .computed
    }
    guard tokens[index + 2].kind == .leftParenthesis, isWhole(index + 2, range) else {
      return .computed
    }
    if source.isWord(function, "on") { return action(at: index + 3) }
    if source.isWord(function, "including"), let (path, end) = reader.path(at: index + 3),
      path.count > 1, end < range.upperBound,
      [.comma, .rightParenthesis].contains(tokens[end].kind)
    {
      return .including(owner: path[path.count - 2], member: path[path.count - 1])
    }
    return .computed
  }

  /// Whether the arguments, closures with labels included, are all that follows.
  private func isWhole(_ start: Int, _ range: Range<Int>) -> Bool {
    var index = start
    while index < range.upperBound {
      switch source.tokens[index].kind {
      case .leftParenthesis, .leftBrace:
        guard let close = source.closing(index) else { return false }
        index = close + 1
      case .identifier
      where index + 1 < range.upperBound && source.tokens[index + 1].kind == .colon:
        index += 2
      default: return false
      }
    }
    return true
  }

  /// `\Contract.property` or a name.
  private func action(at index: Int) -> TargetTable.Entry.Kind {
    guard index < source.tokens.count, source.tokens[index].kind == .backslash else {
      return .classic(reader.string(at: index))
    }
    guard let (path, end) = reader.path(at: index + 1), path.count > 1,
      [.comma, .rightParenthesis].contains(source.tokens[end].kind)
    else { return .computed }
    return .typed(contract: path[path.count - 2], property: path[path.count - 1])
  }
}
