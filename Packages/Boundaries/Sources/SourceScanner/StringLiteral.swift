/// What a string literal says, as far as the source alone tells.
struct StringLiteral {
  /// The text, or what stands before the first interpolation.
  let text: String

  /// Whether the text is the whole literal.
  let isWhole: Bool

  /// Reads the literal of a token of kind `string`.
  init(_ token: Token, in source: SourceText) {
    let bytes = source.bytes
    var start = token.start
    var end = token.end
    while start < end, bytes[start] == .pound { start += 1 }
    let poundCount = start - token.start
    end -= poundCount
    // The lexer takes three quotes for one delimiter where they are one, and `""` is no such place.
    let isMultiline =
      end - start >= 6 && bytes[start..<start + 3].allSatisfy { $0 == .quote }
      && bytes[end - 3..<end].allSatisfy { $0 == .quote }
    let quoteCount = isMultiline ? 3 : 1
    let content = bytes[start + quoteCount..<max(start + quoteCount, end - quoteCount)]
    let (text, isWhole) = Self.unescape(content, poundCount: poundCount)
    self.text = isMultiline ? Self.withoutIndentation(text) : text
    self.isWhole = isWhole
  }

  private static func unescape(
    _ content: ArraySlice<UInt8>, poundCount: Int
  ) -> (text: String, isWhole: Bool) {
    var result: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == .backslash, rest.prefix(poundCount).count == poundCount,
        rest.prefix(poundCount).allSatisfy({ $0 == .pound })
      else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst(poundCount)
      switch rest.popFirst() {
      case .leftParenthesis: return (String(decoding: result, as: UTF8.self), false)
      case UInt8(ascii: "n"): result.append(.lineFeed)
      case UInt8(ascii: "r"): result.append(.carriageReturn)
      case UInt8(ascii: "t"): result.append(.tab)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"):
        let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          result += Array(String(Character(scalar)).utf8)
        }
      case let other?: result.append(other)
      case nil: break
      }
    }
    return (String(decoding: result, as: UTF8.self), true)
  }

  /// The lines between the delimiters' lines, without the closing delimiter's indentation.
  private static func withoutIndentation(_ text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count > 1 else { return text }
    lines.removeFirst()
    let indentation = lines.removeLast()
    return lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
      .joined(separator: "\n")
  }
}
