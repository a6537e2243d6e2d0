/// String literals, with what is nested in them.
extension Lexer {
  /// A string literal that is open while the end of an interpolation is looked for.
  private struct OpenString {
    let quote: UInt8
    let poundCount: Int
    let isMultiline: Bool
  }

  /// Reads the literal whose pound signs begin at the position.
  mutating func lexString(poundCount: Int) -> Token.Kind {
    let start = position
    let string = openString(at: position + poundCount, poundCount: poundCount)
    position += poundCount + (string.isMultiline ? 3 : 1)
    while position < end {
      let current = bytes[position]
      if current.isNewline, !string.isMultiline { return .unterminatedString }
      if current == .backslash, hasPounds(poundCount, at: position + 1) {
        position += 1 + poundCount
        guard byte(position) == .leftParenthesis else {
          // The escaped character is part of the text, but for a line break, which may end the literal.
          if position < end, !bytes[position].isNewline { position += 1 }
          continue
        }
        let code = position + 1
        position = endOfInterpolation(from: code, isMultiline: string.isMultiline)
        interpolations.append(code..<position)
        if byte(position) == .rightParenthesis {
          position += 1
        } else if !string.isMultiline {
          return .unterminatedString
        }
      } else if current == string.quote, closes(string, at: position) {
        position += (string.isMultiline ? 3 : 1) + poundCount
        return .string
      } else {
        position += 1
      }
    }
    position = min(position, end)
    if string.isMultiline { noteUnterminated(start, "multi-line string literal") }
    return .unterminatedString
  }

  private func openString(at quote: Int, poundCount: Int) -> OpenString {
    OpenString(
      quote: byte(quote), poundCount: poundCount,
      isMultiline: opensMultiline(at: quote, poundCount: poundCount))
  }

  /// Whether the quote begins `"""`; in a raw literal such as `#"""#` it does not.
  private func opensMultiline(at quote: Int, poundCount: Int) -> Bool {
    guard isTripleQuote(at: quote) else { return false }
    guard poundCount > 0 else { return true }
    var offset = quote + 2
    while offset < end, !bytes[offset].isNewline {
      if bytes[offset] == .quote, hasPounds(poundCount, at: offset + 1) { return false }
      offset += 1
    }
    return true
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    byte(offset) == .quote && byte(offset + 1) == .quote && byte(offset + 2) == .quote
  }

  private func closes(_ string: OpenString, at offset: Int) -> Bool {
    if string.isMultiline, !isTripleQuote(at: offset) { return false }
    return hasPounds(string.poundCount, at: offset + (string.isMultiline ? 3 : 1))
  }

  /// The offset of the `)` that ends an interpolation, or of what makes that impossible.
  ///
  /// As in the compiler, parentheses, strings and comments are matched and nothing else is: not
  /// regex literals.
  private mutating func endOfInterpolation(from start: Int, isMultiline: Bool) -> Int {
    /// Open parentheses in each string that is open, the literal itself first.
    var parentheses = [0]
    var strings: [OpenString] = []
    /// Whether the text of the innermost string is read, not its interpolated code.
    var isText = false
    var offset = start
    var allowsNewline: Bool { strings.last?.isMultiline ?? isMultiline }

    while offset < end {
      let current = bytes[offset]
      switch current {
      case .lineFeed, .carriageReturn:
        if !allowsNewline { return offset }
      case .pound where !isText, .quote where !isText, .apostrophe where !isText:
        var quote = offset
        while byte(quote) == .pound { quote += 1 }
        let poundCount = quote - offset
        let isString =
          byte(quote) == .quote || (poundCount == 0 && byte(quote) == .apostrophe)
        guard isString else {
          offset = quote
          continue
        }
        let string = openString(at: quote, poundCount: poundCount)
        strings.append(string)
        parentheses.append(0)
        isText = true
        offset = quote + (string.isMultiline ? 3 : 1)
        continue
      case .quote, .apostrophe:
        guard let string = strings.last, string.quote == current, closes(string, at: offset) else {
          break
        }
        offset += (string.isMultiline ? 3 : 1) + string.poundCount
        strings.removeLast()
        parentheses.removeLast()
        isText = false
        continue
      case .backslash where isText:
        let poundCount = strings.last?.poundCount ?? 0
        guard hasPounds(poundCount, at: offset + 1) else { break }
        offset += 1 + poundCount
        if byte(offset) == .leftParenthesis {
          parentheses[parentheses.count - 1] += 1
          isText = false
        } else if offset >= end || bytes[offset].isNewline {
          continue
        }
      case .leftParenthesis where !isText:
        parentheses[parentheses.count - 1] += 1
      case .rightParenthesis where !isText:
        let open = parentheses[parentheses.count - 1]
        if open == 0 { return offset }
        parentheses[parentheses.count - 1] = open - 1
        // The last parenthesis of an interpolation leads back into its string's text.
        if open == 1, !strings.isEmpty { isText = true }
      case .slash where !isText && byte(offset + 1) == .star:
        let commentEnd = endOfBlockComment(from: offset)
        if !allowsNewline, bytes[offset..<commentEnd].contains(where: { $0.isNewline }) {
          return offset
        }
        offset = commentEnd
        continue
      case .slash where !isText && byte(offset + 1) == .slash:
        guard allowsNewline else { return offset }
        while offset < end, !bytes[offset].isNewline { offset += 1 }
        continue
      default:
        break
      }
      offset += 1
    }
    return end
  }
}
