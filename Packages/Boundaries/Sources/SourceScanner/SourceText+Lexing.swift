/// How much of a file is split into tokens.
extension SourceText {
  /// Reads all tokens of a range: of the file, or of an interpolation in it.
  init(bytes: [UInt8], range: Range<Int>) {
    var lexer = Lexer(bytes: bytes, range: range)
    while lexer.next() != nil {}
    self.init(lexer)
  }

  /// Reads tokens only as far as an offset, and from there to the end of the path of an import that
  /// may stand there and of the `#if` around it.
  init(bytes: [UInt8], importsThrough limit: Int) {
    var lexer = Lexer(bytes: bytes, range: 0..<bytes.count)
    var depth = 0
    while let token = lexer.next() {
      if token.kind == .directive { depth = max(0, depth + lexer.nesting(of: token)) }
      if token.end > limit, depth == 0, !Self.canContinueImport(token.kind) { break }
    }
    self.init(lexer)
  }

  /// Where each `#if` stands that has no `#endif`.
  var openConditions: [Int] {
    var open: [Int] = []
    for token in tokens where token.kind == .directive {
      if spells(token.range, "#if") { open.append(token.start) }
      if spells(token.range, "#endif") { _ = open.popLast() }
    }
    return open
  }

  private init(_ lexer: Lexer) {
    self.init(bytes: lexer.bytes)
    tokens = lexer.tokens
    interpolations = lexer.interpolations
    unterminated = lexer.unterminated
    conflicts = lexer.conflicts
  }

  private static func canContinueImport(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .identifier, .escapedIdentifier, .period, .operator: true
    default: false
    }
  }
}
