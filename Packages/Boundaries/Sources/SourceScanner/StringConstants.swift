/// The string constants of a file, and where each can be named.
///
/// Known are `let name = "…"`, `case name = "…"` and `var name: String { "…" }`.
struct StringConstants {
  private struct Scope {
    let parent: Int
    let range: Range<Int>
    /// The type whose members stand in it.
    let typeName: String?
  }

  private struct Constant {
    let scope: Int
    let value: String
  }

  /// The file, then every pair of braces in the order of its opening.
  private var scopes: [Scope] = []
  private var constants: [String: [Constant]] = [:]

  init(in source: SourceText) {
    readScopes(source)
    readConstants(source)
  }

  /// The value that a dotted name such as `name`, `Self.name` or `Names.order.rawValue` has at a place.
  func value(of path: [String], at offset: Int) -> String? {
    var path = path
    if path.count > 1, path.last == "rawValue" || path.last == "self" { path.removeLast() }
    guard let name = path.last, let candidates = constants[name] else { return nil }
    if path.count > 1 {
      let qualifier = path[path.count - 2]
      let typeName =
        qualifier == "Self" || qualifier == "self" ? enclosingType(at: offset) : qualifier
      guard let typeName else { return nil }
      return candidates.first { scopes[$0.scope].typeName == typeName }?.value
    }
    var scope = self.scope(at: offset)
    while true {
      let typeName = scopes[scope].typeName
      let constant = candidates.first {
        $0.scope == scope || (typeName != nil && scopes[$0.scope].typeName == typeName)
      }
      if let constant { return constant.value }
      guard scope > 0 else { return nil }
      scope = scopes[scope].parent
    }
  }

  private func enclosingType(at offset: Int) -> String? {
    var scope = self.scope(at: offset)
    while scope > 0 {
      if let typeName = scopes[scope].typeName { return typeName }
      scope = scopes[scope].parent
    }
    return nil
  }

  private func scope(at offset: Int) -> Int {
    // The last scope that begins before the offset, or one of those around it, holds the offset.
    var low = 0
    var high = scopes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if scopes[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    while low > 0, scopes[low].range.upperBound <= offset { low = scopes[low].parent }
    return low
  }

  // MARK: - Reading

  private static let typeKeywords: [StaticString] = [
    "enum", "struct", "class", "actor", "extension", "protocol",
  ]

  private mutating func readScopes(_ source: SourceText) {
    var open: [(index: Int, parent: Int, start: Int, typeName: String?)] = []
    let length = source.bytes.count
    scopes = [Scope(parent: 0, range: 0..<length, typeName: nil)]
    var typeName: String?
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .identifier where source.isWord(token, oneOf: Self.typeKeywords):
        typeName = declaredType(source, after: index) ?? typeName
      case .leftBrace:
        let parent = open.last?.index ?? 0
        open.append((scopes.count, parent, token.start, typeName))
        scopes.append(Scope(parent: parent, range: token.start..<length, typeName: typeName))
        typeName = nil
      case .rightBrace:
        guard let scope = open.popLast() else { break }
        scopes[scope.index] = Scope(
          parent: scope.parent, range: scope.start..<token.end, typeName: scope.typeName)
      default: break
      }
    }
  }

  /// The last part of the name after a type's keyword, unless the keyword says something else.
  private func declaredType(_ source: SourceText, after index: Int) -> String? {
    let tokens = source.tokens
    var index = index + 1
    var name: String?
    while index < tokens.count,
      tokens[index].kind == .identifier || tokens[index].kind == .escapedIdentifier
    {
      let word = source.name(of: tokens[index])
      if ["func", "var", "let", "subscript"].contains(word) { return nil }
      name = word
      guard index + 1 < tokens.count, tokens[index + 1].kind == .period else { break }
      index += 2
    }
    return name
  }

  private mutating func readConstants(_ source: SourceText) {
    let tokens = source.tokens
    for index in tokens.indices where tokens[index].kind == .identifier {
      let token = tokens[index]
      let literal: Token?
      if source.isWord(token, "let") || source.isWord(token, "case") {
        literal = initialValue(source, after: index)
      } else if source.isWord(token, "var") {
        literal = getterValue(source, after: index)
      } else {
        literal = nil
      }
      guard let literal else { continue }
      let value = StringLiteral(literal, in: source)
      guard value.isWhole else { continue }
      let constant = Constant(scope: scope(at: token.start), value: value.text)
      constants[source.name(of: tokens[index + 1]), default: []].append(constant)
    }
  }

  /// The literal in `let name = "…"`, with or without a type.
  private func initialValue(_ source: SourceText, after index: Int) -> Token? {
    guard var next = afterNameAndType(source, index) else { return nil }
    guard source.tokens[next].kind == .operator, source.spells(source.tokens[next].range, "=")
    else { return nil }
    next += 1
    return wholeLiteral(source, at: next)
  }

  /// The literal in `var name: String { "…" }`, with or without `return`.
  private func getterValue(_ source: SourceText, after index: Int) -> Token? {
    let tokens = source.tokens
    guard var next = afterNameAndType(source, index), tokens[next].kind == .leftBrace else {
      return nil
    }
    next += 1
    if next < tokens.count, source.isWord(tokens[next], "return") { next += 1 }
    guard next + 1 < tokens.count, tokens[next + 1].kind == .rightBrace else { return nil }
    return wholeLiteral(source, at: next)
  }

  /// The index of the token after `name` or `name: Type`, where the type is a plain name.
  private func afterNameAndType(_ source: SourceText, _ index: Int) -> Int? {
    let tokens = source.tokens
    guard index + 2 < tokens.count,
      tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .escapedIdentifier
    else { return nil }
    var next = index + 2
    guard tokens[next].kind == .colon else { return next }
    next += 1
    while next < tokens.count, tokens[next].kind == .identifier || tokens[next].kind == .period {
      next += 1
    }
    return next < tokens.count ? next : nil
  }

  /// The literal at an index when it is all of the expression.
  private func wholeLiteral(_ source: SourceText, at index: Int) -> Token? {
    let tokens = source.tokens
    guard index < tokens.count, tokens[index].kind == .string else { return nil }
    guard index + 1 < tokens.count else { return tokens[index] }
    switch tokens[index + 1].kind {
    case .operator, .period, .prefixPeriod,
      .leftBracket where !tokens[index + 1].startsLine:
      return nil
    default:
      return tokens[index]
    }
  }
}
