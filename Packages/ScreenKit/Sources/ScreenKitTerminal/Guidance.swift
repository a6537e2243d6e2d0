import ScreenKit

/// What can be entered where a rendering is shown, and how that is said.
///
/// The commands `b`, `q` and `?` are the same on every screen. Where the screen asks for a text, a
/// number is that text, so a choice begins with a colon there; an equals sign makes a text of what
/// would be something else.
struct Guidance {
  private let choiceCount: Int
  private let canGoBack: Bool
  private let prompt: String?

  init(_ rendering: Rendering) {
    choiceCount = rendering.choices.count
    canGoBack = rendering.breadcrumbs.count > 1
    prompt = rendering.prompt
  }

  // The numbers that make choices, as they are entered.
  private var numbers: String? {
    let colon = prompt == nil ? "" : ":"
    return switch choiceCount {
    case 0: nil
    case 1: "\(colon)1"
    default: "\(colon)1 to \(colon)\(choiceCount)"
    }
  }

  /// What stands before the place where a line is entered.
  var mark: String {
    guard let prompt, !prompt.isEmpty else { return "> " }
    return "\(prompt) "
  }

  /// A short line about what can be entered, shown with each screen.
  var hint: String {
    var parts: [String] = []
    if let numbers { parts.append("\(numbers) choose") }
    if canGoBack { parts.append("b back") }
    parts += ["q quit", "? help"]
    let commands = parts.joined(separator: ", ")
    return prompt == nil ? "(\(commands))" : "(enter a text; \(commands))"
  }

  /// A sentence about what can be entered, for whoever entered something else.
  var request: String {
    var parts: [String] = []
    if prompt != nil { parts.append("a text") }
    if let numbers { parts.append("\(numbers) to choose") }
    if canGoBack { parts.append("b to go back") }
    parts.append("q to quit")
    return "Enter \(parts.joined(separator: ", ")) or ? for help."
  }

  /// The answer to the help command.
  var help: String {
    var lines = ["Enter \(prompt == nil ? "" : "a text or ")one of these, then Return:"]
    if let numbers { lines.append("  \(numbers)  makes the choice of that number") }
    if canGoBack { lines.append("  b  goes back to the screen before") }
    lines.append("  q  quits")
    lines.append("  ?  shows this help")
    if prompt != nil {
      lines.append("Where the text is itself b, q or ?, or begins with : or =, put a = before it:")
      lines.append("=b enters b.")
    }
    return lines.joined(separator: "\n")
  }
}

extension Guidance {
  /// What a line asks for.
  enum Entry: Equatable {
    case choice(Int)
    case text(String)
    case back
    case quit
    case help
    /// Nothing that is possible here; the sentences say what is.
    case noise(String)
  }

  /// Understands a line.
  ///
  /// A colon may stand before every command and, without a prompt too, before a number: whoever
  /// needed it on one screen is not refused on the next.
  func entry(for line: LineReader.Line) -> Entry {
    switch line {
    case .tooLong:
      noise("The line was left out, for it is longer than \(LineReader.limit) bytes.")
    case .notUTF8:
      noise("The line was left out, for it is not UTF-8 text.")
    case .controlCharacters:
      noise("The line was left out, for there are control characters in it (arrow keys?).")
    case .text(""):
      noise("Nothing was entered.")
    case .text(let text) where text.hasPrefix(":"):
      command(text.dropFirst(), entered: text)
    case .text(let text):
      prompt == nil ? command(text[...], entered: text) : textOrCommand(text)
    }
  }

  // Whole words such as `back` are not commands here, for a text may well be one of them.
  private func textOrCommand(_ line: String) -> Entry {
    switch line.lowercased() {
    case "b": return .back
    case "q": return .quit
    case "?": return .help
    default: break
    }
    guard line.hasPrefix("=") else { return .text(line) }
    let text = String(line.dropFirst()).trimmingSpaces
    return text.isEmpty ? noise("Nothing was entered.") : .text(text)
  }

  private func command(_ word: Substring, entered: String) -> Entry {
    switch word.lowercased() {
    case "b", "back": return .back
    case "q", "quit": return .quit
    case "?", "help": return .help
    default: break
    }
    // `Int` takes signs as well, which no choice has.
    if word.allSatisfy(\.isASCIIDigit), let number = Int(word), number >= 1, number <= choiceCount {
      return .choice(number)
    }
    let quoted = entered.count > 40 ? "\(entered.prefix(40))..." : entered
    return noise("\"\(quoted)\" is not possible here.")
  }

  private func noise(_ sentence: String) -> Entry {
    .noise("\(sentence) \(request)")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
