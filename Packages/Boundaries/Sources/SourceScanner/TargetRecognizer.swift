/// Finds the places that name mediator targets.
struct TargetRecognizer {
  /// A reference whose place is an offset yet.
  struct Found {
    let offset: Int
    var module: String?
    var target: String?
    var action: String?
    let kind: TargetReference.Kind
  }

  /// Code in an interpolation in an interpolation … is followed this deep.
  private static let maximumDepth = 8

  /// Brackets in a call's arguments are followed this deep.
  private static let maximumNesting = 32

  /// The name of the key under which a dictionary names a target's module.
  private static let moduleKey: StaticString = "kCTMediatorParamsKeySwiftTargetModuleName"

  private let constants: StringConstants
  private var found: [Found] = []

  private init(constants: StringConstants) {
    self.constants = constants
  }

  /// The references in the order of the source, those in interpolations included.
  static func references(in source: SourceText) -> [Found] {
    var recognizer = TargetRecognizer(constants: StringConstants(in: source))
    recognizer.read(source, depth: 0)
    return recognizer.found.sorted { $0.offset < $1.offset }
  }

  private mutating func read(_ source: SourceText, depth: Int) {
    /// The module keys that a call around them has taken.
    var taken = 0
    for index in source.tokens.indices {
      let token = source.tokens[index]
      switch token.kind {
      case .identifier:
        if let call = call(source, at: index) {
          found.append(call.reference)
          taken = max(taken, call.end)
        } else if index >= taken, source.spells(token.range, Self.moduleKey) {
          readModuleParameter(source, at: index)
        } else {
          readIdentifier(source, at: index)
        }
      case .string:
        readLiteral(source, at: index, isTaken: index < taken)
      default: break
      }
    }
    guard depth < Self.maximumDepth else { return }
    for range in source.interpolations {
      read(SourceText(bytes: source.bytes, range: range), depth: depth + 1)
    }
  }

  // MARK: - Names

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
    found.append(
      Found(offset: token.start, module: module, target: name.target, kind: .identifier))
  }

  private mutating func readLiteral(_ source: SourceText, at index: Int, isTaken: Bool) {
    let token = source.tokens[index]
    let literal = StringLiteral(token, in: source)
    if literal.isWhole, let name = TargetName(literal.text) {
      found.append(
        Found(offset: token.start, module: name.module, target: name.target, kind: .name))
    } else if let target = TargetName.inURL(literal.text, isWhole: literal.isWhole) {
      found.append(Found(offset: token.start, module: nil, target: target, kind: .url))
    } else if !isTaken, literal.isWhole, literal.text == "\(Self.moduleKey)" {
      readModuleParameter(source, at: index)
    }
  }

  private mutating func readModuleParameter(_ source: SourceText, at index: Int) {
    guard let (module, offset) = moduleParameter(source, at: index) else { return }
    found.append(Found(offset: offset, module: module, target: nil, kind: .moduleParameter))
  }

  /// The module in `key: "Module"` and `params[key] = "Module"`.
  private func moduleParameter(
    _ source: SourceText, at index: Int
  ) -> (module: String, offset: Int)? {
    var next = index + 1
    if next < source.tokens.count, source.tokens[next].kind == .rightBracket { next += 1 }
    guard next + 1 < source.tokens.count else { return nil }
    let separator = source.tokens[next]
    guard separator.kind == .colon || source.spells(separator.range, "=") else { return nil }
    guard let value = value(source, at: next + 1) else { return nil }
    return (value, source.tokens[next + 1].start)
  }

  /// What a literal, or the name of a constant, stands for.
  private func value(_ source: SourceText, at index: Int) -> String? {
    guard index < source.tokens.count else { return nil }
    let token = source.tokens[index]
    if token.kind == .string {
      let literal = StringLiteral(token, in: source)
      return literal.isWhole ? literal.text : nil
    }
    var path: [String] = []
    var next = index
    while next < source.tokens.count, source.tokens[next].kind == .identifier {
      path.append(source.text(source.tokens[next].range))
      guard next + 1 < source.tokens.count, source.tokens[next + 1].kind == .period else { break }
      next += 2
    }
    return path.isEmpty ? nil : constants.value(of: path, at: token.start)
  }

  // MARK: - Calls

  /// `performTarget("Order", action: …)` or `check(target: "Order", …)`.
  private func call(
    _ source: SourceText, at index: Int
  ) -> (reference: Found, end: Int)? {
    let tokens = source.tokens
    let isCheck = source.spells(tokens[index].range, "check")
    guard isCheck || source.spells(tokens[index].range, "performTarget"),
      index + 2 < tokens.count, tokens[index + 1].kind == .leftParenthesis
    else { return nil }
    var first = index + 2
    if first + 2 < tokens.count, tokens[first].kind == .identifier, tokens[first + 1].kind == .colon
    {
      if isCheck, !source.spells(tokens[first].range, "target") { return nil }
      first += 2
    } else if isCheck {
      return nil
    }
    guard let target = value(source, at: first) else { return nil }
    var reference = Found(offset: tokens[first].start, target: target, kind: .call)
    let end = readArguments(of: &reference, source, from: first)
    return (reference, end)
  }

  /// Reads the other arguments of a call as far as they name an action or a module.
  private func readArguments(of call: inout Found, _ source: SourceText, from start: Int) -> Int {
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
          call.action = value(source, at: index + 2)
        } else if source.spells(token.range, "module") || source.spells(token.range, "moduleName") {
          call.module = value(source, at: index + 2)
        }
      case .identifier where depth == 2 && source.spells(token.range, Self.moduleKey):
        call.module = moduleParameter(source, at: index)?.module ?? call.module
      case .string where depth == 2 && token.range.count == Self.moduleKey.utf8CodeUnitCount + 2:
        if StringLiteral(token, in: source).text == "\(Self.moduleKey)" {
          call.module = moduleParameter(source, at: index)?.module ?? call.module
        }
      default: break
      }
      index += 1
    }
    return call.module == nil ? start : index
  }
}
