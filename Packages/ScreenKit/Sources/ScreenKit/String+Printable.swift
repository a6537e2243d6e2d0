extension String {
  /// The text as lines without control characters; a text that ends in a line break ends there.
  package var printableLines: [String] {
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0).printableLine }
  }

  /// The text as one line that a terminal shows and does not obey.
  ///
  /// Each line break and tab becomes a space; other control characters and the marks that reorder
  /// the text after them become U+FFFD. Use it for what is printed beside the screens, such as an
  /// error's sentence on standard error.
  public var printableLine: String {
    var line = String.UnicodeScalarView()
    // By character, for a carriage return with its line feed is one break.
    for character in self {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else {
        line.append(contentsOf: character.unicodeScalars.map { $0.isPrintable ? $0 : "\u{FFFD}" })
      }
    }
    return String(line)
  }

  /// The text without the white space at its beginning and end.
  package var trimmingSpaces: String {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}

extension Unicode.Scalar {
  /// Whether a terminal shows the scalar instead of obeying it.
  ///
  /// The marks that reorder the text after them are not printable: with them, a line could read
  /// as something else than it says.
  package var isPrintable: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: false
    case 0x2028, 0x2029: false
    default: properties.generalCategory != .control
    }
  }
}
