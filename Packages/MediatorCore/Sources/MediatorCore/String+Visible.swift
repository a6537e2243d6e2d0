extension String {
  /// This text as a sentence quotes it: text from outside may be of any length, and may hold control
  /// characters, with which it would command the terminal or forge the lines of a log.
  var visible: String {
    let shown = prefix(100)
    let text = shown.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return text.joined() + (shown.endIndex < endIndex ? "…" : "")
  }
}
