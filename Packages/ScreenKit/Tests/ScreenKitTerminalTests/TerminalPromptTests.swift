import ScreenKit
import ScreenKitTerminal
import Testing

/// What is a text where a screen asks for one, and what is not.
@MainActor
struct TerminalPromptTests {
  private func dialogue(
    _ input: ScriptedInput, root: any Screen = NotesScreen()
  ) throws -> (transcript: String, ending: Terminal.Ending) {
    let transcript = Transcript()
    let ending = try Terminal(input: input, output: transcript).run(Navigator(root: root))
    return (transcript.text, ending)
  }

  @Test(
    "at a prompt any text can be entered",
    arguments: [
      ("5", "5"), ("1", "1"), ("  Ann  ", "Ann"), ("a:b", "a:b"), ("a=b", "a=b"), ("bq", "bq"),
      ("??", "??"), ("b b", "b b"), ("back", "back"), ("Quit", "Quit"), ("help", "help"),
      ("王芳", "王芳"), ("a\tb", "a b"), ("=b", "b"), ("=B", "B"), ("=q", "q"), ("=?", "?"),
      ("=:b", ":b"), ("=:1", ":1"), ("=::", "::"), ("==", "="), ("==x", "=x"), ("===b", "==b"),
      ("= b", "b"), ("=Ann", "Ann"), ("=1", "1"),
    ])
  func text(entered: String, noted: String) throws {
    let screen = NotesScreen()
    let (_, ending) = try dialogue(ScriptedInput("1\n\(entered)\n"), root: screen)
    #expect(ending == .endOfInput)
    #expect(screen.notes == [noted])
  }

  @Test("at a prompt a colon and a number make a choice")
  func choiceAtPrompt() throws {
    let screen = NotesScreen()
    _ = try dialogue(ScriptedInput("1\n:1\n1\n:2\n:1\n:2\n:1\n"), root: screen)
    #expect(screen.notes == ["Sunny"])
  }

  @Test(
    "letters and the words after a colon go back from a prompt",
    arguments: ["b", "B", "  b\t", "b\r", ":b", ":B", ":back"] as [EscapedLine])
  func backAtPrompt(word: EscapedLine) throws {
    let screen = NotesScreen()
    let (transcript, ending) = try dialogue(ScriptedInput("1\n\(word.text)\n2\n"), root: screen)
    #expect(ending == .endOfInput)
    #expect(screen.notes.isEmpty)
    // Only the first screen's second choice exports.
    #expect(transcript.contains("* Notes cannot be exported"))
  }

  @Test(
    "letters and the words after a colon quit at a prompt",
    arguments: ["q", "Q", " q ", "q\r", ":q", ":Q", ":quit"] as [EscapedLine])
  func quitAtPrompt(word: EscapedLine) throws {
    let screen = NotesScreen()
    #expect(try dialogue(ScriptedInput("1\n\(word.text)\n"), root: screen).ending == .quit)
    #expect(screen.notes.isEmpty)
  }

  @Test("a question mark helps at a prompt", arguments: ["?", " ? ", ":?", ":help"])
  func helpAtPrompt(word: String) throws {
    let (transcript, _) = try dialogue(ScriptedInput("1\n\(word)\n"))
    #expect(transcript.contains("Enter a text or one of these, then Return:"))
  }

  @Test("a first screen with nothing but a prompt says what can be entered there")
  func promptOnRoot() throws {
    let (transcript, ending) = try dialogue(ScriptedInput("?\n::x\nb\n"), root: AskingScreen())
    #expect(ending == .endOfInput)
    #expect(
      transcript == """
        == Asking ==

        (enter a text; q quit, ? help)
        Name: ?
        Enter a text or one of these, then Return:
          q  quits
          ?  shows this help
        Where the text is itself b, q or ?, or begins with : or =, put a = before it:
        =b enters b.
        Name: ::x
        "::x" is not possible here. Enter a text, q to quit or ? for help.
        Name: b

        == Asking ==

        * There is nothing to go back to: this is the first screen.

        (enter a text; q quit, ? help)
        Name: 

        """)
  }
}

private final class AskingScreen: Screen {
  let title = "Asking"
  var content: ScreenContent { ScreenContent(prompt: Prompt("Name: ") { .notice($0) }) }
}
