import ScreenKit

/// What can be entered where a rendering is shown, and how that is said.
///
/// Where the screen asks for a text, whatever is entered is that text: a name may be `b` and a
/// number `5`. Commands begin with a colon there, and so does a text that begins with two.
struct Guidance {
  private let choiceCount: Int
  private let canGoBack: Bool
  private let prompt: String?

  init(_ rendering: Rendering) {
    choiceCount = rendering.choices.count
    canGoBack = rendering.breadcrumbs.count > 1
    prompt = rendering.prompt
  }

  private var colon: String { prompt == nil ? "" : ":" }

  /// What stands before the place where a line is entered.
  var mark: String {
    guard let prompt, !prompt.isEmpty else { return "> " }
    return "\(prompt) "
  }

  /// A short line about what can be entered, shown with each screen.
  var hint: String {
    var parts: [String] = []
    if choiceCount == 1 { parts.append("\(colon)1 choose") }
    if choiceCount > 1 { parts.append("\(colon)1 to \(colon)\(choiceCount) choose") }
    if canGoBack { parts.append("\(colon)b back") }
    parts += ["\(colon)q quit", "\(colon)? help"]
    let commands = parts.joined(separator: ", ")
    return prompt == nil ? "(\(commands))" : "(enter a text, or: \(commands))"
  }

  /// A sentence about what can be entered, for whoever entered something else.
  var request: String {
    var parts: [String] = []
    if prompt != nil { parts.append("a text") }
    if choiceCount == 1 { parts.append("\(colon)1 to choose") }
    if choiceCount > 1 { parts.append("\(colon)1 to \(colon)\(choiceCount) to choose") }
    if canGoBack { parts.append("\(colon)b to go back") }
    parts.append("\(colon)q to quit")
    return "Enter \(parts.joined(separator: ", ")) or \(colon)? for help."
  }

  /// The answer to the help command.
  var help: String {
    var lines: [String] = []
    if prompt == nil {
      lines.append("Enter one of these, then Return:")
    } else {
      lines.append("Enter a text, then Return. Any text will do, even a number or the letter b.")
      lines.append("A line that begins with a colon is not the text, but one of these:")
    }
    if choiceCount == 1 { lines.append("  \(colon)1  makes the choice of that number") }
    if choiceCount > 1 {
      lines.append("  \(colon)1 to \(colon)\(choiceCount)  makes the choice of that number")
    }
    if canGoBack { lines.append("  \(colon)b  goes back to the screen before") }
    lines.append("  \(colon)q  quits")
    lines.append("  \(colon)?  shows this help")
    if prompt != nil { lines.append("  ::  begins a text with a colon: ::x is the text :x") }
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
  /// Without a prompt a colon before a command is accepted too, for it was needed a screen before.
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
    case .text(let text) where prompt != nil && text.hasPrefix("::"):
      .text(String(text.dropFirst()))
    case .text(let text) where text.hasPrefix(":"):
      command(text.dropFirst(), entered: text)
    case .text(let text):
      prompt == nil ? command(text[...], entered: text) : .text(text)
    }
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
