/// Operators and periods: what they are depends on the blanks around them.
extension Lexer {
  mutating func lexPeriod() -> Token.Kind {
    if endOfOperator(from: position) > position + 1 { return lexOperator() }
    let isLeftBound = isLeftBound(position)
    position += 1
    let isRightBound = isRightBound(position, isLeftBound: isLeftBound)
    if isLeftBound == isRightBound { return .period }
    if isRightBound { return .prefixPeriod }
    // `a. b` is an error that the compiler reads as `a.b`; in `a.` the name is missing, wherever the
    // next one stands.
    var next = position
    while byte(next) == .space || byte(next) == .tab { next += 1 }
    let isFollowed = self.isRightBound(next, isLeftBound: true) && byte(next) != .slash
    return isFollowed ? .period : .unknown
  }

  mutating func lexOperator() -> Token.Kind {
    if let end = endOfPlaceholder() {
      position = end
      return .identifier
    }
    let start = position
    position = endOfOperator(from: start)
    guard let slash = bytes[start..<position].firstIndex(of: .slash) else { return .operator }
    let reading = slashReading(start..<position)
    guard reading != .operator,
      let regexEnd = endOfBareRegex(from: slash, isCertain: reading == .regex)
    else { return .operator }
    // An operator before the literal, as in `!/a/`, is a token of its own; the literal comes next.
    if slash > start {
      position = slash
      return .operator
    }
    position = regexEnd
    return .regex
  }

  /// The end of `<#what an editor asks for#>`, which stands for a name.
  private func endOfPlaceholder() -> Int? {
    guard bytes[position] == UInt8(ascii: "<"), byte(position + 1) == .pound else { return nil }
    var offset = position + 2
    while offset < end, bytes[offset] != .lineFeed {
      if bytes[offset] == UInt8(ascii: "<"), byte(offset + 1) == .pound { return nil }
      if bytes[offset] == .pound, byte(offset + 1) == UInt8(ascii: ">") { return offset + 2 }
      offset += 1
    }
    return nil
  }

  private func endOfOperator(from start: Int) -> Int {
    let allowsPeriod = byte(start) == .period
    var offset = start
    while offset < end {
      let current = bytes[offset]
      if current == .slash, offset > start,
        byte(offset + 1) == .slash || byte(offset + 1) == .star
      {
        break
      }
      if current < 0x80 {
        guard
          classes[Int(current)] == .operatorCharacter || (allowsPeriod && current == .period)
        else { break }
        offset += 1
      } else {
        guard let scalar = UTF8Decoding.scalar(in: bytes, at: offset),
          CharacterClass.beginsOperator(scalar.value)
            || CharacterClass.continuesOperatorOnly(scalar.value)
        else { break }
        offset += scalar.length
      }
    }
    return offset
  }

  /// What a slash in an operator can be, by what stands around the operator.
  private enum SlashReading {
    case `operator`
    /// The beginning of a regex literal if its end looks like one.
    case regexIfItEnds
    /// The beginning of a regex literal, since no operator can stand there.
    case regex
  }

  private func slashReading(_ range: Range<Int>) -> SlashReading {
    let isLeftBound = isLeftBound(range.lowerBound)
    let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
    guard let previous = tokens.last else { return .regexIfItEnds }
    if isWord(previous, "func") || isWord(previous, "operator") { return .operator }
    if isRightBound, !isLeftBound { return .regexIfItEnds }
    guard isLeftBound == isRightBound, !endsExpression(previous) else { return .operator }
    switch previous.kind {
    // An operator can be an argument: `reduce(1, /)`.
    case .leftParenthesis, .leftBracket, .comma, .colon: return .regexIfItEnds
    default: return .regex
    }
  }

  private func endsExpression(_ token: Token) -> Bool {
    switch token.kind {
    case .escapedIdentifier, .number, .string, .unterminatedString, .regex, .rightParenthesis,
      .rightBracket, .rightBrace, .directive, .unknown:
      return true
    case .operator:
      // A postfix operator ends an expression, any other asks for one.
      return isLeftBound(token.start) && !isRightBound(token.end, isLeftBound: true)
    case .identifier:
      let isMember =
        tokens.count > 1
        && (tokens[tokens.count - 2].kind == .period
          || tokens[tokens.count - 2].kind == .prefixPeriod)
      return isMember || !Self.wordsBeforeExpressions.contains { isWord(token, $0) }
    default:
      return false
    }
  }

  private static let wordsBeforeExpressions: [StaticString] = [
    "return", "in", "case", "if", "guard", "while", "switch", "where", "throw", "try", "await",
    "else", "repeat", "do", "defer", "is", "as", "yield", "import",
  ]

  private func isWord(_ token: Token, _ word: StaticString) -> Bool {
    guard token.kind == .identifier, token.end - token.start == word.utf8CodeUnitCount else {
      return false
    }
    return word.withUTF8Buffer { bytes[token.range].elementsEqual($0) }
  }

  func isLeftBound(_ start: Int) -> Bool {
    guard start > origin else { return false }
    switch bytes[start - 1] {
    case .space, .tab, .lineFeed, .carriageReturn, 0, .leftParenthesis, UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .slash:
      return !(start - 1 > origin && bytes[start - 2] == .star)
    case 0xA0:
      return !(start - 1 > origin && bytes[start - 2] == 0xC2)
    default:
      return true
    }
  }

  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(offset) {
    case .space, .tab, .lineFeed, .carriageReturn, 0, .rightParenthesis, UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .period:
      return !isLeftBound
    case .slash:
      return byte(offset + 1) != .slash && byte(offset + 1) != .star
    case 0xC2:
      return byte(offset + 1) != 0xA0
    default:
      return true
    }
  }
}
