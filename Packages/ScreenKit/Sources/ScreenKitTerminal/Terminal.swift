public import ScreenKit

/// Shows a navigator's screens as text and takes what the user enters, line by line.
///
/// It serves a keyboard and piped input alike, prints plain text without colours or cursor
/// movements, and whatever is entered, it answers with a screen or a sentence.
///
/// ```swift
/// let terminal = Terminal()
/// try terminal.run(Navigator(root: HomeScreen()))
/// ```
///
/// - Numbers make choices, `b` goes back, `q` quits, `?` helps; each screen says so.
/// - Where a screen asks for a text, a number is that text, and `:1` makes a choice. What would be
///   something else is entered as a text with an equals sign before it: `=b` enters `b`, `=:1`
///   enters `:1`, `==` enters `=`. An empty line is never entered as a text.
@MainActor
public final class Terminal {
  /// How a dialogue came to its end.
  public enum Ending: Sendable {
    /// The user quit.
    case quit

    /// The input ended.
    case endOfInput

    /// Nobody reads the output any more.
    case outputClosed
  }

  private var lines: LineReader
  private var output: any TerminalOutput

  /// Creates a terminal.
  ///
  /// - Parameters:
  ///   - input: Where lines come from.
  ///   - output: Where screens are printed.
  public init(
    input: any TerminalInput = FileDescriptorInput(),
    output: any TerminalOutput = FileDescriptorOutput()
  ) {
    self.lines = LineReader(input)
    self.output = output
  }

  /// Shows screens and takes lines until the user quits or input or output ends.
  ///
  /// The main actor waits with it for each line; work of other actors goes on.
  ///
  /// - Parameter navigator: The navigator to show.
  /// - Returns: How the dialogue ended; each way is a normal one.
  /// - Throws: A ``TerminalError`` if the input cannot be read or the output not written.
  @discardableResult
  public func run(_ navigator: Navigator) throws(TerminalError) -> Ending {
    do {
      var separator = ""
      while true {
        let rendering = navigator.render()
        let guidance = Guidance(rendering)
        try output.write("\(separator)\(rendering.body)\n\n\(guidance.hint)\n")
        separator = "\n"
        if let ending = try converse(guidance, navigator) { return ending }
      }
    } catch {
      guard error.code == .outputClosed else { throw error }
      return .outputClosed
    }
  }

  /// Prints a screen once and takes no input.
  ///
  /// It is no error if nobody reads the output.
  ///
  /// - Parameter screen: The screen to print.
  /// - Throws: A ``TerminalError`` if the output cannot be written.
  public func show(_ screen: any Screen) throws(TerminalError) {
    try writeUnlessClosed("\(Navigator(root: screen).render())\n")
  }

  /// Prints a text, such as an answer that is not a screen.
  ///
  /// Its line breaks are kept, and it ends in one; what a terminal would obey is printed as U+FFFD.
  /// It is no error if nobody reads the output.
  ///
  /// - Parameter text: The text to print.
  /// - Throws: A ``TerminalError`` if the output cannot be written.
  public func show(_ text: String) throws(TerminalError) {
    try writeUnlessClosed("\(text.printableLines.joined(separator: "\n"))\n")
  }

  private func writeUnlessClosed(_ text: String) throws(TerminalError) {
    do {
      try output.write(text)
    } catch {
      guard error.code == .outputClosed else { throw error }
    }
  }

  // Takes lines until one changes what is shown (nil) or the dialogue ends.
  private func converse(
    _ guidance: Guidance, _ navigator: Navigator
  ) throws(TerminalError) -> Ending? {
    while true {
      try output.write(guidance.mark)
      guard let line = try lines.next() else {
        try output.write("\n")
        return .endOfInput
      }
      if !lines.input.isInteractive {
        let echo = if case .text(let text) = line { text } else { "" }
        try output.write("\(echo)\n")
      }
      switch guidance.entry(for: line) {
      case .choice(let number): navigator.choose(number)
      case .text(let text): navigator.submit(text)
      case .back: navigator.back()
      case .quit: return .quit
      case .help:
        try output.write("\(guidance.help)\n")
        continue
      case .noise(let sentences):
        try output.write("\(sentences)\n")
        continue
      }
      return nil
    }
  }
}
