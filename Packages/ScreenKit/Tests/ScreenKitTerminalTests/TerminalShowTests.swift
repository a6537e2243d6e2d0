import ScreenKitTerminal
import Testing

/// Screens and texts that are printed once, without a dialogue.
@MainActor
struct TerminalShowTests {
  @Test("one screen is printed once and asks for nothing")
  func show() throws {
    let transcript = Transcript()
    try Terminal(input: ScriptedInput("q\n"), output: transcript).show(NotesScreen())
    #expect(transcript.text == "== Notes ==\n\nNo notes yet.\n\n  1. New note\n  2. Export\n")
  }

  @Test(
    "a text is printed as its lines, without what a terminal would obey",
    arguments: [
      ("Hello.", "Hello.\n"), ("a\r\nb\n", "a\nb\n"), ("a\n\nb", "a\n\nb\n"), ("", "\n"),
      ("a\u{1B}[2J\u{202E}b\tc", "a\u{FFFD}[2J\u{FFFD}b c\n"),
    ] as [(EscapedLine, EscapedLine)])
  func showText(text: EscapedLine, printed: EscapedLine) throws {
    let transcript = Transcript()
    try Terminal(input: ScriptedInput("q\n"), output: transcript).show(text.text)
    #expect(transcript.text == printed.text)
  }

  @Test("printing one screen or a text to an output that nobody reads is no error")
  func closedShow() {
    let terminal = Terminal(input: ScriptedInput(""), output: Transcript(closedAfter: 0))
    #expect(throws: Never.self) { try terminal.show(NotesScreen()) }
    #expect(throws: Never.self) { try terminal.show("Hello.") }
  }
}
