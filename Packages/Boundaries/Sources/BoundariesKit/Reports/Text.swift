/// Words for reports.
enum Text {
  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String], or: Bool = false) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + (or ? " or " : " and ") + last
  }

  /// `1 file`, `2 files`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The lines of a text, broken between words; a line that fits stays as it is.
  static func wrapped(_ text: String, at width: Int) -> [String] {
    if text.count <= width { return [text] }
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}
