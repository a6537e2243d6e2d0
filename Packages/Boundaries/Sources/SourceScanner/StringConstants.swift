/// The string constants of a file, and where each can be named.
///
/// Known are `let name = "…"`, `case name = "…"` and `var name: String { "…" }`. Whatever else binds the
/// name nearer by, such as a parameter, hides them.
struct StringConstants {
  private struct Binding {
    let scope: Int
    /// What it stands for; `nil` where the file does not tell.
    let value: String?
  }

  private let scopes: ScopeTree
  private var bindings: [String: [Binding]] = [:]

  init(in source: SourceText, scopes: ScopeTree) {
    self.scopes = scopes
    for index in source.tokens.indices where source.tokens[index].kind == .identifier {
      readConstant(source, at: index)
      readParameters(source, at: index)
    }
  }

  /// The value that a dotted name such as `name`, `Self.name` or `Names.order.rawValue` has at a place.
  func value(of path: [String], at offset: Int) -> String? {
    guard let name = path.last, let candidates = bindings[name] else { return nil }
    if path.count > 1 {
      let qualifier = path[path.count - 2]
      let type =
        qualifier == "Self" || qualifier == "self" ? scopes.type(around: offset) : qualifier
      guard let type else { return nil }
      return Self.common(candidates.filter { scopes.scopes[$0.scope].type == type })
    }
    var scope = scopes.scope(at: offset)
    while true {
      let type = scopes.scopes[scope].type
      let here = candidates.filter {
        $0.scope == scope || (type != nil && scopes.scopes[$0.scope].type == type)
      }
      if !here.isEmpty { return Self.common(here) }
      guard scope > 0 else { return nil }
      scope = scopes.scopes[scope].parent
    }
  }

  /// The members of types, which other files can name.
  var members: [StringConstant] {
    bindings.flatMap { name, bindings in
      Dictionary(grouping: bindings) { scopes.scopes[$0.scope].type }.compactMap { type, bindings in
        type.map { StringConstant(type: $0, name: name, value: Self.common(bindings)) }
      }
    }.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
  }

  /// The value that all bindings have; branches of an `#if` may give a name several.
  private static func common(_ bindings: [Binding]) -> String? {
    let values = Set(bindings.map(\.value))
    return values.count == 1 ? bindings[0].value : nil
  }

  // MARK: - Reading

  private mutating func readConstant(_ source: SourceText, at index: Int) {
    let token = source.tokens[index]
    let literal: Token?
    if source.isWord(token, "let") || source.isWord(token, "case") {
      literal = initialValue(source, after: index)
    } else if source.isWord(token, "var") {
      literal = getterValue(source, after: index)
    } else if source.isWord(token, "for") {
      literal = nil
    } else {
      return
    }
    guard index + 1 < source.tokens.count, isName(source.tokens[index + 1]) else { return }
    let value = literal.map { StringLiteral($0, in: source) }
    let binding = Binding(
      scope: scopes.scope(at: token.start), value: value?.isWhole == true ? value?.text : nil)
    bindings[source.name(of: source.tokens[index + 1]), default: []].append(binding)
  }

  /// The parameters of a function or closure hide constants in its body.
  private mutating func readParameters(_ source: SourceText, at index: Int) {
    let tokens = source.tokens
    let token = tokens[index]
    if source.isWord(token, "in") {
      // `{ a, b in` and `{ (a: A, b: B) in`, but not `for a in`.
      let first = max(0, index - Self.maximumParameterTokens)
      let start = tokens[first..<index].lastIndex {
        $0.kind == .leftBrace || source.isWord($0, "for")
      }
      guard let start, tokens[start].kind == .leftBrace else { return }
      let scope = scopes.scope(at: tokens[start].start)
      for name in tokens[start + 1..<index] where isName(name) {
        bindings[source.name(of: name), default: []].append(Binding(scope: scope, value: nil))
      }
    } else if source.isWord(token, oneOf: ["func", "init", "subscript"]) {
      let (names, body) = parameters(source, after: index)
      guard let body else { return }
      let scope = scopes.scope(at: tokens[body].start)
      for name in names {
        bindings[source.name(of: tokens[name]), default: []].append(
          Binding(scope: scope, value: nil))
      }
    }
  }

  /// The names of a function's parameters, and where its body begins, if it has one.
  private func parameters(_ source: SourceText, after index: Int) -> (names: [Int], body: Int?) {
    let tokens = source.tokens
    var names: [Int] = []
    var depth = 0
    for next in index + 1..<min(tokens.count, index + Self.maximumParameterTokens) {
      switch tokens[next].kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .leftBrace where depth == 0: return (names, next)
      case .rightBrace where depth == 0: return (names, nil)
      case .colon where depth == 1 && isName(tokens[next - 1]): names.append(next - 1)
      case .identifier
      where tokens[next].startsLine && depth == 0
        && source.isWord(tokens[next], oneOf: ["func", "var", "let", "init", "static"]):
        return (names, nil)
      default: break
      }
    }
    return (names, nil)
  }

  /// Longer lists of parameters are not read to their end, so that the work stays bounded.
  private static let maximumParameterTokens = 256

  private func isName(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .escapedIdentifier
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
    guard index + 2 < tokens.count, isName(tokens[index + 1]) else { return nil }
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
