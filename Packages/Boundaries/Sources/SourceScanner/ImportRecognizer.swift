/// Finds the imports: the keyword at file scope, in any branch of any `#if`.
///
/// The compiler rejects an import in braces, so that none there is one.
struct ImportRecognizer {
  /// An import whose place is an offset yet.
  struct Found {
    var offset: Int
    var path: [String] = []
    var kind: String?
    var accessLevel: String?
    var attributes: [String] = []
    var condition: Condition?
  }

  private let source: SourceText
  private var index = 0
  private var branches = BranchStack()
  private var brackets: [Token.Kind] = []
  private var braceCount = 0
  private var attributes: [String] = []
  private var accessLevel: String?
  /// Where reading goes on after a path that ends in an error: what stands there is no part of it.
  private var resumedIndex: Int?
  private var found: [Found] = []

  private init(source: SourceText) {
    self.source = source
  }

  static func imports(in source: SourceText) -> [Found] {
    var recognizer = ImportRecognizer(source: source)
    recognizer.run()
    return recognizer.found
  }

  private mutating func run() {
    while index < source.tokens.count {
      let token = source.tokens[index]
      switch token.kind {
      case .directive:
        readDirective(token)
        continue
      case .leftParenthesis, .leftBracket, .leftBrace:
        brackets.append(token.kind)
        if token.kind == .leftBrace { braceCount += 1 }
        forgetModifiers()
      case .rightParenthesis: close(.leftParenthesis)
      case .rightBracket: close(.leftBracket)
      case .rightBrace: close(.leftBrace)
      case .at where brackets.isEmpty:
        readAttribute()
        continue
      case .identifier where braceCount == 0:
        readWord(token)
        continue
      default:
        forgetModifiers()
      }
      index += 1
    }
  }

  private mutating func forgetModifiers() {
    guard accessLevel != nil || !attributes.isEmpty else { return }
    accessLevel = nil
    attributes = []
  }

  /// Closes a bracket.
  ///
  /// A brace closes with all that was forgotten in it; any other bracket closes only what was opened
  /// last, and one that was never opened in this branch closes nothing.
  private mutating func close(_ kind: Token.Kind) {
    forgetModifiers()
    guard brackets.count > branches.bracketCount else { return }
    if brackets.last == kind {
      dropBrackets(from: brackets.count - 1)
    } else if kind == .leftBrace {
      let open = brackets[branches.bracketCount...].lastIndex(of: .leftBrace)
      dropBrackets(from: open ?? branches.bracketCount)
    }
  }

  private mutating func dropBrackets(from count: Int) {
    while brackets.count > count {
      if brackets.removeLast() == .leftBrace { braceCount -= 1 }
    }
  }

  // MARK: - Directives

  private mutating func readDirective(_ token: Token) {
    index += 1
    switch true {
    case source.spells(token.range, "#if"):
      branches.beginBlock(readCondition(), bracketCount: brackets.count)
    case source.spells(token.range, "#elseif"):
      branches.nextBranch(readCondition())
      closeBranch()
    case source.spells(token.range, "#else"):
      branches.nextBranch(nil)
      closeBranch()
    case source.spells(token.range, "#endif"):
      closeBranch()
      branches.endBlock()
    default:
      forgetModifiers()
    }
  }

  private mutating func readCondition() -> Condition {
    let (condition, end) = ConditionParser.parse(source, at: index)
    index = end
    return condition
  }

  /// What a branch leaves open ends with it.
  private mutating func closeBranch() {
    dropBrackets(from: branches.bracketCount)
  }

  // MARK: - Imports

  private static let accessLevels: [StaticString] = [
    "public", "package", "internal", "fileprivate", "private", "open",
  ]

  private mutating func readAttribute() {
    let (attribute, end) = AttributeReader.attribute(in: source, at: index)
    if let attribute { attributes.append(attribute) } else { forgetModifiers() }
    index = end
  }

  private mutating func readWord(_ token: Token) {
    index += 1
    if source.spells(token.range, "import"), !isMember(index - 1) {
      var candidate = Found(offset: token.start)
      candidate.accessLevel = accessLevel
      candidate.attributes = attributes
      candidate.condition = branches.condition
      forgetModifiers()
      guard readPath(into: &candidate) else {
        resumedIndex = index
        return
      }
      if !isLabel { found.append(candidate) }
    } else if source.isWord(token, oneOf: Self.accessLevels) {
      accessLevel = source.text(token.range)
    } else {
      forgetModifiers()
    }
  }

  /// Whether what was read is a label: `f(import: 1)`, `func f(import x: Int)`.
  ///
  /// Other than that the compiler takes an import inside parentheses for the statement after them,
  /// and asks for the missing one.
  private var isLabel: Bool {
    !brackets.isEmpty && token?.kind == .colon
  }

  /// Whether the token is a member's name after `.` or `::`, or follows a module's name.
  private func isMember(_ index: Int) -> Bool {
    guard index > 0, index != resumedIndex else { return false }
    switch source.tokens[index - 1].kind {
    case .period, .prefixPeriod, .moduleSeparator: return true
    default: return false
    }
  }

  private static let kinds: [StaticString] = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  private mutating func readPath(into candidate: inout Found) -> Bool {
    guard var token = self.token else { return false }
    if source.isWord(token, oneOf: Self.kinds) {
      candidate.kind = source.text(token.range)
      index += 1
      guard let next = self.token else { return false }
      token = next
    }
    while true {
      guard let name = pathElement(token) else { return false }
      candidate.path.append(name)
      index += 1
      guard let period = self.token, period.kind == .period else { break }
      index += 1
      guard let next = self.token else { break }
      token = next
    }
    // A kind asks for a declaration in the module.
    return candidate.kind == nil || candidate.path.count > 1
  }

  private var token: Token? {
    index < source.tokens.count ? source.tokens[index] : nil
  }

  private func pathElement(_ token: Token) -> String? {
    switch token.kind {
    case .escapedIdentifier: source.name(of: token)
    case .operator: operatorName(token)
    case .identifier: ReservedWords.contains(token, in: source) ? nil : source.text(token.range)
    default: nil
    }
  }

  /// The operator, unless it is one that the language keeps for itself.
  ///
  /// The parser takes an operator for a module's name too; that there is no such module is found later.
  private func operatorName(_ token: Token) -> String? {
    let name = source.text(token.range)
    return ["=", "->", "&", "!", "?"].contains(name) ? nil : name
  }
}
