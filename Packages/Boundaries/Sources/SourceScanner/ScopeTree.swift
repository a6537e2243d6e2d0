/// The pairs of braces of a file, and the types whose bodies they are.
struct ScopeTree {
  struct Scope {
    let parent: Int
    var range: Range<Int>
    /// The type whose members stand in it.
    let type: String?
  }

  /// The file, then every pair of braces in the order of its opening.
  private(set) var scopes: [Scope]

  init(in source: SourceText) {
    let length = source.bytes.count
    scopes = [Scope(parent: 0, range: 0..<length, type: nil)]
    var open: [Int] = []
    var type: String?
    for (index, token) in source.tokens.enumerated() {
      switch token.kind {
      case .identifier where source.isWord(token, oneOf: Self.typeKeywords):
        type = Self.declaredType(source, after: index) ?? type
      case .leftBrace:
        open.append(scopes.count)
        let parent = open.count > 1 ? open[open.count - 2] : 0
        scopes.append(Scope(parent: parent, range: token.start..<length, type: type))
        type = nil
      case .rightBrace:
        guard let scope = open.popLast() else { break }
        scopes[scope].range = scopes[scope].range.lowerBound..<token.end
      default: break
      }
    }
  }

  private static let typeKeywords: [StaticString] = [
    "enum", "struct", "class", "actor", "extension", "protocol",
  ]

  /// The last part of the name after a type's keyword, unless the keyword says something else.
  private static func declaredType(_ source: SourceText, after index: Int) -> String? {
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

  /// The innermost scope that holds an offset.
  func scope(at offset: Int) -> Int {
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

  /// The innermost type whose body holds an offset.
  func type(around offset: Int) -> String? {
    var scope = scope(at: offset)
    while scope > 0 {
      if let type = scopes[scope].type { return type }
      scope = scopes[scope].parent
    }
    return nil
  }
}
