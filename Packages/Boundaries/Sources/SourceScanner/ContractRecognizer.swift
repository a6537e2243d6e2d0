/// Finds contracts: their targets and their actions.
struct ContractRecognizer {
  /// A contract, or a part of one, whose places are offsets yet.
  struct Found {
    let offset: Int
    let name: String
    var isConforming = false
    var target: SourceString?
    var actions: [(offset: Int, property: String, name: SourceString, isStored: Bool)] = []
  }

  private static let actionTypes: [StaticString] = ["Action", "MainActorAction", "AsyncAction"]

  /// A longer head or initialiser is not read to its end, so that the work stays bounded.
  private static let maximumTokens = 512

  private let source: SourceText
  private let scopes: ScopeTree
  private let reader: StringReader

  /// The parts of contracts by the scopes of their bodies.
  private var parts: [Int: Found] = [:]

  static func contracts(
    in source: SourceText, scopes: ScopeTree, constants: StringConstants
  ) -> [Found] {
    let reader = StringReader(source: source, constants: constants)
    var recognizer = ContractRecognizer(source: source, scopes: scopes, reader: reader)
    for index in source.tokens.indices where source.tokens[index].kind == .identifier {
      let token = source.tokens[index]
      if source.isWord(token, oneOf: ["struct", "extension", "class", "enum", "actor"]) {
        recognizer.readHead(index)
      } else if source.isWord(token, "let") || source.isWord(token, "var") {
        recognizer.readProperties(index)
      }
    }
    return recognizer.parts.values
      .filter { $0.isConforming || $0.target != nil || !$0.actions.isEmpty }
      .sorted { $0.offset < $1.offset }
  }

  private init(source: SourceText, scopes: ScopeTree, reader: StringReader) {
    self.source = source
    self.scopes = scopes
    self.reader = reader
  }

  /// Reads `struct Name: Contract {` and `extension Name: Contract {`.
  private mutating func readHead(_ index: Int) {
    guard index + 1 < source.tokens.count, let (path, end) = reader.path(at: index + 1),
      let name = path.last
    else { return }
    var part = Found(offset: source.tokens[index + 1].start, name: name)
    var next = end
    let limit = min(source.tokens.count, end + Self.maximumTokens)
    while next < limit, source.tokens[next].kind != .leftBrace {
      switch source.tokens[next].kind {
      case .rightBrace, .semicolon, .leftParenthesis, .directive: return
      case .identifier where source.spells(source.tokens[next].range, "where"):
        next = source.tokens[next..<limit].firstIndex { $0.kind == .leftBrace } ?? limit
        continue
      case .identifier where source.spells(source.tokens[next].range, "Contract"):
        part.isConforming = true
      default: break
      }
      next += 1
    }
    guard next < limit else { return }
    parts[scopes.scope(at: source.tokens[next].start)] = part
  }

  /// Reads what `let` or `var` declares directly in a type's body.
  private mutating func readProperties(_ index: Int) {
    let scope = scopes.scope(at: source.tokens[index].start)
    guard parts[scope] != nil, var property = source.property(at: index) else { return }
    while true {
      if property.isStatic {
        if source.name(of: source.tokens[property.name]) == "target" {
          let target = target(property)
          parts[scope]?.target = target
        }
        return
      }
      let action = action(property)
      if let action {
        parts[scope]?.actions.append(
          (
            source.tokens[property.name].start, source.name(of: source.tokens[property.name]),
            action.name, !property.isComputed
          ))
      }
      // `let a = Action<A, B>("a"), b = …`
      guard let end = action?.end, end + 1 < source.tokens.count,
        source.tokens[end].kind == .comma, source.isName(end + 1),
        let next = source.property(named: end + 1, isStatic: false)
      else { return }
      property = next
    }
  }

  /// `"Order.Target_Order"` or `TargetName(module: "Order", name: "Order")`.
  private func target(_ property: PropertyDeclaration) -> SourceString {
    guard let value = property.value, value < source.tokens.count else { return .computed }
    let tokens = source.tokens
    let open =
      source.isWord(tokens[value], "TargetName")
      ? value + 1 : tokens[value].kind == .prefixPeriod ? value + 2 : nil
    guard let open, open + 6 < tokens.count else { return reader.string(at: value) }
    guard tokens[open].kind == .leftParenthesis, source.isWord(tokens[open + 1], "module"),
      case .text(let module) = reader.string(at: open + 3),
      let comma = tokens[open...].firstIndex(where: { $0.kind == .comma }),
      comma + 3 < tokens.count, source.isWord(tokens[comma + 1], "name"),
      case .text(let name) = reader.string(at: comma + 3)
    else { return .computed }
    return .text("\(module).Target_\(name)")
  }

  /// The name of the action that a property is, and where its initialiser ends; `nil` when it is none.
  private func action(_ property: PropertyDeclaration) -> (name: SourceString, end: Int?)? {
    var isAction = property.type.contains {
      source.isWord(source.tokens[$0], oneOf: Self.actionTypes)
    }
    if property.isComputed { return isAction ? (.computed, nil) : nil }
    guard let value = property.value else { return isAction ? (.computed, nil) : nil }
    guard let open = call(at: value) else { return isAction ? (.computed, nil) : nil }
    let callee = source.tokens[value..<open].prefix { $0.kind != .operator }
    isAction = isAction || callee.contains { source.isWord($0, oneOf: Self.actionTypes) }
    guard isAction else { return nil }
    return (reader.string(at: open + 1), source.closing(open).map { $0 + 1 })
  }

  /// The parenthesis that opens the arguments in `Action<A, (B) -> C>(…)` or `.init(…)`.
  private func call(at start: Int) -> Int? {
    var depth = 0
    for index in start..<max(start, min(source.tokens.count, start + Self.maximumTokens)) {
      let token = source.tokens[index]
      switch token.kind {
      case .leftParenthesis where depth == 0: return index > start ? index : nil
      case .operator where !source.spells(token.range, "->"):
        for byte in source.bytes[token.range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      case .identifier, .escapedIdentifier, .period, .prefixPeriod: break
      default: if depth <= 0 { return nil }
      }
    }
    return nil
  }
}
