/// Splits Swift source into tokens as the compiler's lexer does.
///
/// It reads bytes, allocates nothing per token, ends for every input, and never looks back further than
/// the token before.
struct Lexer {
  let bytes: [UInt8]
  let end: Int
  let classes = CharacterClass.table
  var position: Int

  /// Where the piece of source begins: what stands before is not looked at.
  let origin: Int

  var tokens: [Token] = []

  /// The code of each interpolation that was met.
  var interpolations: [Range<Int>] = []

  /// Where the first comment or literal stands that the file does not end, with what it is.
  var unterminated: (offset: Int, what: String)?

  /// Where conflicts of a merge begin.
  var conflicts: [Int] = []

  /// The offset of the marker that ends the last conflict.
  var endOfConflict = 0

  /// The markers that begin a conflict but were found to have no end.
  var endlessMarkers: Set<UInt8> = []

  /// Whether a line break was skipped since the last token.
  private var sawNewline = true

  /// A lexer of a part of a file: the whole of it, or an interpolation.
  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.origin = range.lowerBound
    self.position = range.lowerBound
    self.end = range.upperBound
    if origin == 0 { skipFileStart() }
  }

  func byte(_ offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// What a directive adds to the depth of `#if` around what follows.
  func nesting(of directive: Token) -> Int {
    let text = bytes[directive.range]
    return text.elementsEqual("#if".utf8) ? 1 : text.elementsEqual("#endif".utf8) ? -1 : 0
  }

  /// Reads one token; `nil` at the end.
  mutating func next() -> Token? {
    skipTrivia()
    guard position < end else { return nil }
    let start = position
    let kind = lexToken()
    let token = Token(kind: kind, startsLine: sawNewline, start: start, end: position)
    sawNewline = false
    tokens.append(token)
    return token
  }

  // MARK: - Between tokens

  private mutating func skipFileStart() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == .pound, byte(position + 1) == UInt8(ascii: "!") { skipLine() }
  }

  private mutating func skipTrivia() {
    while position < end {
      switch classes[Int(bytes[position])] {
      case .blank:
        position += 1
      case .newline:
        sawNewline = true
        position += 1
      case .operatorCharacter where isConflictMarker():
        skipLine()
      case .operatorCharacter where bytes[position] == .slash:
        if byte(position + 1) == .slash {
          skipLine()
        } else if byte(position + 1) == .star {
          let start = position
          position = endOfBlockComment(from: start)
          if containsNewline(start..<position) { sawNewline = true }
        } else {
          return
        }
      case .nonASCII:
        // The compiler takes a no-break space for a blank, with a warning, and skips what is not UTF-8.
        if bytes[position] == 0xC2, byte(position + 1) == 0xA0 {
          position += 2
        } else if UTF8Decoding.scalar(in: bytes, at: position) == nil {
          position += 1
        } else {
          return
        }
      default:
        return
      }
    }
  }

  mutating func skipLine() {
    while position < end, !bytes[position].isNewline { position += 1 }
  }

  /// The offset after the comment that begins at an offset; comments nest.
  mutating func endOfBlockComment(from start: Int) -> Int {
    var offset = start + 2
    var depth = 1
    while offset < end {
      let current = bytes[offset]
      if current == .star, byte(offset + 1) == .slash {
        offset += 2
        depth -= 1
        if depth == 0 { return offset }
      } else if current == .slash, byte(offset + 1) == .star {
        offset += 2
        depth += 1
      } else {
        offset += 1
      }
    }
    noteUnterminated(start, "comment")
    return end
  }

  private func containsNewline(_ range: Range<Int>) -> Bool {
    bytes[range].contains { $0.isNewline }
  }

  mutating func noteUnterminated(_ offset: Int, _ what: String) {
    if unterminated == nil { unterminated = (offset, what) }
  }

  // MARK: - Tokens

  private mutating func lexToken() -> Token.Kind {
    let first = bytes[position]
    switch classes[Int(first)] {
    case .identifier:
      skipIdentifier()
      return .identifier
    case .digit:
      skipNumber()
      return .number
    case .operatorCharacter:
      return lexOperator()
    case .punctuation:
      return lexPunctuation(first)
    case .nonASCII:
      return lexNonASCII()
    case .blank, .newline, .other:
      position += 1
      return .unknown
    }
  }

  private mutating func lexPunctuation(_ first: UInt8) -> Token.Kind {
    switch first {
    case .quote, .apostrophe: return lexString(poundCount: 0)
    case .pound: return lexPound()
    case .period: return lexPeriod()
    case .backtick: return lexBacktick()
    default: break
    }
    position += 1
    switch first {
    case .leftParenthesis: return .leftParenthesis
    case .rightParenthesis: return .rightParenthesis
    case UInt8(ascii: "["): return .leftBracket
    case UInt8(ascii: "]"): return .rightBracket
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "@"): return .at
    case .backslash: return .backslash
    case UInt8(ascii: ":"):
      guard byte(position) == UInt8(ascii: ":") else { return .colon }
      position += 1
      return .moduleSeparator
    default: return .unknown
    }
  }

  private mutating func skipIdentifier() {
    while position < end {
      switch classes[Int(bytes[position])] {
      case .identifier, .digit:
        position += 1
      case .nonASCII:
        guard let scalar = UTF8Decoding.scalar(in: bytes, at: position),
          CharacterClass.continuesIdentifier(scalar.value)
        else { return }
        position += scalar.length
      default:
        return
      }
    }
  }

  /// Letters, digits and one fraction: enough to know where the number ends.
  private mutating func skipNumber() {
    skipIdentifier()
    if byte(position) == .period, byte(position + 1).isDigit {
      position += 1
      skipIdentifier()
    }
  }

  private mutating func lexNonASCII() -> Token.Kind {
    guard let scalar = UTF8Decoding.scalar(in: bytes, at: position) else {
      position += 1
      return .unknown
    }
    if CharacterClass.beginsIdentifier(scalar.value) {
      skipIdentifier()
      return .identifier
    }
    if CharacterClass.beginsOperator(scalar.value) { return lexOperator() }
    position += scalar.length
    return .unknown
  }

  /// A name in backticks, on one line; a backtick that has no partner stands for itself.
  private mutating func lexBacktick() -> Token.Kind {
    var offset = position + 1
    while offset < end, bytes[offset] != .backtick, !bytes[offset].isNewline, bytes[offset] != 0,
      bytes[offset] != .backslash
    {
      offset += 1
    }
    guard byte(offset) == .backtick, offset > position + 1 else {
      position += 1
      return .unknown
    }
    position = offset + 1
    return .escapedIdentifier
  }

  private mutating func lexPound() -> Token.Kind {
    var offset = position
    while byte(offset) == .pound { offset += 1 }
    let poundCount = offset - position
    switch byte(offset) {
    case .quote: return lexString(poundCount: poundCount)
    case .slash: return lexExtendedRegex(poundCount: poundCount)
    default: break
    }
    // Only the last of several pound signs can begin a directive.
    guard poundCount == 1 else {
      position = offset - 1
      return .pound
    }
    position += 1
    guard classes[Int(byte(position))] == .identifier else { return .pound }
    skipIdentifier()
    return .directive
  }
}
