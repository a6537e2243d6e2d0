/// The parts of a stored or computed property, by the indices of tokens.
struct PropertyDeclaration {
  let name: Int
  let isStatic: Bool
  /// The tokens of the type, where one is written.
  let type: Range<Int>
  /// The first token after `=`, or after the brace of a getter and its `return`.
  let value: Int?
  /// Whether the value stands in a getter.
  let isComputed: Bool
}

extension SourceText {
  private static let modifiers: [StaticString] = [
    "public", "package", "internal", "fileprivate", "private", "static", "final", "nonisolated",
    "lazy", "override", "class",
  ]

  private static let declarationKeywords: [StaticString] =
    modifiers + [
      "let", "var", "func", "init", "subscript", "struct", "enum", "actor", "extension",
      "typealias",
      "case", "deinit",
    ]

  /// The property whose `let` or `var` has an index.
  func property(at index: Int) -> PropertyDeclaration? {
    guard index + 1 < tokens.count, isName(index + 1) else { return nil }
    return property(named: index + 1, isStatic: isStatic(index))
  }

  /// The property whose name has an index: the first of a declaration, or one after a comma.
  func property(named name: Int, isStatic: Bool) -> PropertyDeclaration? {
    var next = name + 1
    var type = next..<next
    if next < tokens.count, tokens[next].kind == .colon {
      let end = endOfType(from: next + 1)
      type = next + 1..<end
      next = end
    }
    guard next < tokens.count else { return nil }
    var value: Int?
    let isComputed = tokens[next].kind == .leftBrace
    if isComputed || spells(tokens[next].range, "=") {
      value = next + 1
      if isComputed, next + 1 < tokens.count, isWord(tokens[next + 1], "return") {
        value = next + 2
      }
    }
    return PropertyDeclaration(
      name: name, isStatic: isStatic, type: type, value: value, isComputed: isComputed)
  }

  func isName(_ index: Int) -> Bool {
    tokens[index].kind == .identifier || tokens[index].kind == .escapedIdentifier
  }

  /// A type ends where a value, a body or the next declaration begins.
  private func endOfType(from start: Int) -> Int {
    var index = start
    // A longer type is not read to its end, so that the work stays bounded.
    while index < min(tokens.count, start + 512) {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace, .rightBrace, .semicolon, .directive: return index
      case .operator where spells(token.range, "="): return index
      case .at where token.startsLine && index > start: return index
      case .identifier
      where token.startsLine && index > start && isWord(token, oneOf: Self.declarationKeywords):
        return index
      default: index += 1
      }
    }
    return index
  }

  private func isStatic(_ index: Int) -> Bool {
    var previous = index - 1
    while previous >= 0 {
      if isWord(tokens[previous], oneOf: ["static", "class"]) { return true }
      if isWord(tokens[previous], oneOf: Self.modifiers) {
        previous -= 1
      } else if tokens[previous].kind == .rightParenthesis, previous > 2,
        tokens[previous - 2].kind == .leftParenthesis,
        isWord(tokens[previous - 3], oneOf: Self.modifiers)
      {
        // `private(set)`, `nonisolated(unsafe)`.
        previous -= 3
      } else {
        return false
      }
    }
    return false
  }

  /// The index of the bracket that closes the one at an index.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}
