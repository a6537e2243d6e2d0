/// A piece of source text that means something; blanks and comments are between tokens.
struct Token {
  enum Kind: UInt8 {
    /// A name or keyword.
    case identifier
    /// A name in backticks, which are part of the token.
    case escapedIdentifier
    case number
    /// A whole string literal with its delimiters, interpolations included.
    case string
    /// A string literal that the file does not end.
    case unterminatedString
    case regex
    /// `#` and the word that follows it at once, such as `#if`.
    case directive
    /// A `.` that joins what stands before it to what stands after it.
    case period
    /// A `.` that begins an expression, as in `.red`.
    case prefixPeriod
    case moduleSeparator
    case `operator`
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case leftBrace, rightBrace
    case comma, colon, semicolon, at, pound, backslash
    /// Text that is no token of the language.
    case unknown
  }

  let kind: Kind

  /// Whether a line break stands between the token before it and this one.
  let startsLine: Bool

  let start: Int
  let end: Int

  var range: Range<Int> { start..<end }
}
