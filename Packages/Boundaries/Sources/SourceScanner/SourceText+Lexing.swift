/// How much of a file is split into tokens.
extension SourceText {
  /// Reads all tokens of a range: of the file, or of an interpolation in it.
  init(bytes: [UInt8], range: Range<Int>) {
    var lexer = Lexer(bytes: bytes, range: range)
    while lexer.next() != nil {}
    self.init(lexer)
  }

  /// Reads tokens only as far as an offset, and from there to the end of the path of an import that
  /// may stand there.
  init(bytes: [UInt8], importsThrough limit: Int) {
    var lexer = Lexer(bytes: bytes, range: 0..<bytes.count)
    while let token = lexer.next() {
      if token.end > limit, !Self.canContinueImport(token.kind) { break }
    }
    self.init(lexer)
  }

  private init(_ lexer: Lexer) {
    self.init(bytes: lexer.bytes)
    tokens = lexer.tokens
    interpolations = lexer.interpolations
    unterminated = lexer.unterminated
  }

  private static func canContinueImport(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .identifier, .escapedIdentifier, .period, .operator: true
    default: false
    }
  }
}
