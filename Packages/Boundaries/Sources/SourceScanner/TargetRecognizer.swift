/// Finds the places that name mediator targets, and the calls that do.
struct TargetRecognizer {
  /// A reference whose place is an offset yet.
  struct FoundReference {
    let offset: Int
    var module: String?
    var target: String?
    var action: String?
    let kind: TargetReference.Kind
  }

  /// A call whose place is an offset yet.
  struct FoundCall {
    let offset: Int
    let target: SourceString
    var action: SourceString?
    var module: SourceString?
  }

  /// Code in an interpolation in an interpolation … is followed this deep.
  private static let maximumDepth = 8

  /// Brackets in a call's arguments are followed this deep.
  private static let maximumNesting = 32

  /// The name of the key under which a dictionary names a target's module.
  private static let moduleKey: StaticString = "kCTMediatorParamsKeySwiftTargetModuleName"

  private let constants: StringConstants
  private(set) var references: [FoundReference] = []
  private(set) var calls: [FoundCall] = []

  /// Reads a file, the code in interpolations included; what is found is in the order of the source.
  init(_ source: SourceText, constants: StringConstants) {
    self.constants = constants
    read(source, depth: 0)
    references.sort { $0.offset < $1.offset }
    calls.sort { $0.offset < $1.offset }
  }

  private mutating func read(_ source: SourceText, depth: Int) {
    /// The module keys that a call around them has taken.
    var taken = 0
    for index in source.tokens.indices {
      let token = source.tokens[index]
      switch token.kind {
      case .identifier:
        if let (call, end) = call(source, at: index) {
          calls.append(call)
          taken = max(taken, end)
        } else if index >= taken, let value = moduleValue(source, at: index) {
          addModuleParameter(source, at: value)
        } else {
          readIdentifier(source, at: index)
        }
      case .string:
        readLiteral(source, at: index)
        if index >= taken, let value = moduleValue(source, at: index) {
          addModuleParameter(source, at: value)
        }
      default: break
      }
    }
    guard depth < Self.maximumDepth else { return }
    for range in source.interpolations {
      read(SourceText(bytes: source.bytes, range: range), depth: depth + 1)
    }
  }

  // MARK: - Names

  private static let typeKeywords: [StaticString] = [
    "class", "actor", "struct", "enum", "protocol", "typealias",
  ]

  private mutating func readIdentifier(_ source: SourceText, at index: Int) {
    let token = source.tokens[index]
    guard source.bytes[token.start] == UInt8(ascii: "T"),
      let name = TargetName(source.text(token.range)), name.module == nil
    else { return }
    var module: String?
    if index > 1, source.tokens[index - 1].kind == .period,
      source.tokens[index - 2].kind == .identifier
    {
      module = source.text(source.tokens[index - 2].range)
    }
    let isDeclaration =
      index > 0 && source.isWord(source.tokens[index - 1], oneOf: Self.typeKeywords)
    references.append(
      FoundReference(
        offset: token.start, module: module, target: name.target,
        kind: isDeclaration ? .declaration : .identifier))
  }

  private mutating func readLiteral(_ source: SourceText, at index: Int) {
    let token = source.tokens[index]
    let literal = StringLiteral(token, in: source)
    if literal.isWhole, let name = TargetName(literal.text) {
      references.append(
        FoundReference(offset: token.start, module: name.module, target: name.target, kind: .name))
    } else if let url = TargetName.inURL(literal.text, isWhole: literal.isWhole) {
      references.append(
        FoundReference(offset: token.start, target: url.target, action: url.action, kind: .url))
    }
  }

  private mutating func addModuleParameter(_ source: SourceText, at value: Int) {
    let reader = StringReader(source: source, constants: constants)
    guard let module = reader.string(at: value).text else { return }
    let offset = source.tokens[value].start
    references.append(FoundReference(offset: offset, module: module, kind: .moduleParameter))
  }

  /// The index of the value in `key: "Module"` and `params[key] = "Module"`, where the key that ends
  /// at an index names a target's module.
  private func moduleValue(_ source: SourceText, at index: Int) -> Int? {
    let tokens = source.tokens
    let isKey =
      switch tokens[index].kind {
      case .string:
        tokens[index].range.count == Self.moduleKey.utf8CodeUnitCount + 2
          && StringLiteral(tokens[index], in: source).text == "\(Self.moduleKey)"
      case .identifier where source.spells(tokens[index].range, "module"):
        index > 1 && tokens[index - 1].kind == .period
          && source.isWord(tokens[index - 2], "ParameterKey")
      default: source.spells(tokens[index].range, Self.moduleKey)
      }
    guard isKey else { return nil }
    var next = index + 1
    if next < tokens.count, tokens[next].kind == .rightBracket { next += 1 }
    guard next + 1 < tokens.count,
      tokens[next].kind == .colon || source.spells(tokens[next].range, "=")
    else { return nil }
    return next + 1
  }

  // MARK: - Calls

  /// `performTarget("Order", action: …)` or `check(target: "Order", …)`, and the index up to which it
  /// has read the module's name.
  private func call(_ source: SourceText, at index: Int) -> (FoundCall, end: Int)? {
    let tokens = source.tokens
    let isCheck = source.spells(tokens[index].range, "check")
    guard
      isCheck || source.spells(tokens[index].range, "performTarget")
        || source.spells(tokens[index].range, "performTargetAsync"),
      index + 2 < tokens.count, tokens[index + 1].kind == .leftParenthesis,
      index == 0 || !source.isWord(tokens[index - 1], "func")
    else { return nil }
    var first = index + 2
    if first + 2 < tokens.count, tokens[first].kind == .identifier, tokens[first + 1].kind == .colon
    {
      if isCheck, !source.spells(tokens[first].range, "target") { return nil }
      first += 2
    } else if isCheck {
      return nil
    }
    let target = StringReader(source: source, constants: constants).string(at: first)
    var call = FoundCall(offset: tokens[first].start, target: target)
    let end = readArguments(of: &call, source, from: first)
    if !isCheck, call.action == nil { call.action = .computed }
    return (call, end)
  }

  /// Reads the other arguments of a call as far as they name an action or a module.
  private func readArguments(
    of call: inout FoundCall, _ source: SourceText, from start: Int
  ) -> Int {
    let reader = StringReader(source: source, constants: constants)
    let tokens = source.tokens
    var depth = 1
    var index = start
    while index < tokens.count, depth > 0, depth < Self.maximumNesting {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .identifier
      where depth == 1 && index + 1 < tokens.count && tokens[index + 1].kind == .colon:
        if source.spells(token.range, "action") {
          call.action = reader.string(at: index + 2)
        } else if source.spells(token.range, "module") || source.spells(token.range, "moduleName") {
          call.module = reader.string(at: index + 2)
        }
      case .identifier where depth == 2, .string where depth == 2:
        if let value = moduleValue(source, at: index) { call.module = reader.string(at: value) }
      default: break
      }
      index += 1
    }
    return call.module == nil ? start : index
  }
}
