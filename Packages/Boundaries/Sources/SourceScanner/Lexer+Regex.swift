/// Regex literals, with the compiler's rules for telling them from operators.
extension Lexer {
  /// The end of the literal `/…/` that begins at an offset, or `nil` when the slash is an operator.
  ///
  /// A literal that is certain needs none of the signs that tell it from operators.
  func endOfBareRegex(from start: Int, isCertain: Bool) -> Int? {
    let first = byte(start + 1)
    if !isCertain, first == .space || first == .tab || first == .rightParenthesis { return nil }
    var offset = start + 1
    var groups = 0
    var isInClass = 0
    while offset < end {
      switch bytes[offset] {
      case .lineFeed, .carriageReturn:
        return nil
      case .backslash:
        offset += 1
        if byte(offset).isNewline { return nil }
      case .leftParenthesis where isInClass == 0:
        groups += 1
      case .rightParenthesis where isInClass == 0:
        // An unbalanced parenthesis ends a call in which the slash is an operator.
        if groups == 0, !isCertain { return nil }
        groups -= 1
      case UInt8(ascii: "["):
        isInClass += 1
      case UInt8(ascii: "]"):
        isInClass = max(0, isInClass - 1)
      case .slash:
        return isCertain || endsAsRegex(start: start, slash: offset) ? offset + 1 : nil
      default:
        break
      }
      offset += 1
    }
    return nil
  }

  private func endsAsRegex(start: Int, slash: Int) -> Bool {
    let last = bytes[slash - 1]
    let isEscaped = slash - 2 > start && bytes[slash - 2] == .backslash
    if last == .space || last == .tab, !isEscaped { return false }
    // What ends like a comment's beginning is read as a comment.
    return byte(slash + 1) != .star && byte(slash + 1) != .slash && slash > start + 1
  }

  /// Reads `#/…/#`, over several lines when nothing follows the opening on its line.
  mutating func lexExtendedRegex(poundCount: Int) -> Token.Kind {
    let start = position
    var offset = position + poundCount + 1
    var lineEnd = offset
    while byte(lineEnd) == .space || byte(lineEnd) == .tab { lineEnd += 1 }
    let isMultiline = byte(lineEnd).isNewline
    while offset < end {
      let current = bytes[offset]
      if current.isNewline, !isMultiline { break }
      if current == .slash, hasPounds(poundCount, at: offset + 1) {
        position = offset + 1 + poundCount
        return .regex
      }
      offset += current == .backslash && !byte(offset + 1).isNewline ? 2 : 1
    }
    position = min(offset, end)
    if isMultiline { noteUnterminated(start, "regex literal") }
    return .regex
  }

  func hasPounds(_ count: Int, at offset: Int) -> Bool {
    guard offset + count <= end else { return false }
    for index in offset..<offset + count where bytes[index] != .pound { return false }
    return true
  }
}
