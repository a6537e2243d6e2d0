import ScreenKit
import ScreenKitTerminal
import Testing

/// Whole dialogues, as they are read afterwards.
@MainActor
struct TerminalDialogueTests {
  private func dialogue(
    _ input: ScriptedInput, root: any Screen = NotesScreen()
  ) throws -> (transcript: String, ending: Terminal.Ending) {
    let transcript = Transcript()
    let ending = try Terminal(input: input, output: transcript).run(Navigator(root: root))
    return (transcript.text, ending)
  }

  @Test("choosing, entering a text, an error, going back and quitting", arguments: [1, 3, 4096])
  func whole(piece: Int) throws {
    let input = ScriptedInput(bytes: Array("1\nBuy milk\n2\n1\nb\nq\n".utf8), piece: piece)
    let (transcript, ending) = try dialogue(input)
    #expect(ending == .quit)
    #expect(
      transcript == """
        == Notes ==

        No notes yet.

          1. New note
          2. Export

        (1 to 2 choose, q quit, ? help)
        > 1

        == Notes > New note ==

        What is to be noted?

          :1. Note the weather
          :2. Note nothing

        (enter a text; :1 to :2 choose, b back, q quit, ? help)
        Note: Buy milk

        == Notes ==

        Buy milk

          1. New note
          2. Export

        * Noted.

        (1 to 2 choose, q quit, ? help)
        > 2

        == Notes ==

        Buy milk

          1. New note
          2. Export

        * Notes cannot be exported\u{FFFD}[0m.

        (1 to 2 choose, q quit, ? help)
        > 1

        == Notes > New note ==

        What is to be noted?

          :1. Note the weather
          :2. Note nothing

        (enter a text; :1 to :2 choose, b back, q quit, ? help)
        Note: b

        == Notes ==

        Buy milk

          1. New note
          2. Export

        (1 to 2 choose, q quit, ? help)
        > q

        """)
  }

  @Test("help and noise are answered without the screen being shown again")
  func help() throws {
    let (transcript, ending) = try dialogue(ScriptedInput("?\n\nfoo\n3\n1\n?\n\n:x\n=\nq\n"))
    #expect(ending == .quit)
    #expect(
      transcript == """
        == Notes ==

        No notes yet.

          1. New note
          2. Export

        (1 to 2 choose, q quit, ? help)
        > ?
        Enter one of these, then Return:
          1 to 2  makes the choice of that number
          q  quits
          ?  shows this help
        > 
        Nothing was entered. Enter 1 to 2 to choose, q to quit or ? for help.
        > foo
        "foo" is not possible here. Enter 1 to 2 to choose, q to quit or ? for help.
        > 3
        "3" is not possible here. Enter 1 to 2 to choose, q to quit or ? for help.
        > 1

        == Notes > New note ==

        What is to be noted?

          :1. Note the weather
          :2. Note nothing

        (enter a text; :1 to :2 choose, b back, q quit, ? help)
        Note: ?
        Enter a text or one of these, then Return:
          :1 to :2  makes the choice of that number
          b  goes back to the screen before
          q  quits
          ?  shows this help
        Where the text is itself b, q or ?, or begins with : or =, put a = before it:
        =b enters b.
        Note: 
        Nothing was entered. Enter a text, :1 to :2 to choose, b to go back, q to quit or ? for help.
        Note: :x
        ":x" is not possible here. Enter a text, :1 to :2 to choose, b to go back, q to quit or ? for help.
        Note: =
        Nothing was entered. Enter a text, :1 to :2 to choose, b to go back, q to quit or ? for help.
        Note: q

        """)
  }

  @Test("going back on the first screen is answered on it")
  func backOnRoot() throws {
    let (transcript, ending) = try dialogue(ScriptedInput("b\n"), root: QuietScreen())
    #expect(ending == .endOfInput)
    #expect(
      transcript == """
        == Quiet ==

        (q quit, ? help)
        > b

        == Quiet ==

        * There is nothing to go back to: this is the first screen.

        (q quit, ? help)
        > 

        """)
  }

  @Test("an input that shows what is typed is not repeated")
  func interactive() throws {
    var input = ScriptedInput("?\nq")
    input.isInteractive = true
    let (transcript, ending) = try dialogue(input, root: QuietScreen())
    #expect(ending == .quit)
    #expect(
      transcript == """
        == Quiet ==

        (q quit, ? help)
        > Enter one of these, then Return:
          q  quits
          ?  shows this help
        > 
        """)
  }

  @Test(
    "the same words quit on every screen without a prompt",
    arguments: ["q", "Q", "quit", "QUIT", " q ", ":q", "q\r"] as [EscapedLine])
  func quit(word: EscapedLine) throws {
    #expect(try dialogue(ScriptedInput("\(word.text)\n?\n")).ending == .quit)
  }

  @Test("without a prompt a colon may stand before a number")
  func colonWithoutPrompt() throws {
    #expect(try dialogue(ScriptedInput(":1\n:q\n")).transcript.contains("== Notes > New note =="))
  }

  @Test("an output that nobody reads any more ends the dialogue normally", arguments: 0..<4)
  func closedOutput(writes: Int) throws {
    let terminal = Terminal(
      input: ScriptedInput("?\n"), output: Transcript(closedAfter: writes))
    #expect(try terminal.run(Navigator(root: NotesScreen())) == .outputClosed)
  }
}

private final class QuietScreen: Screen {
  let title = "Quiet"
  var content: ScreenContent { ScreenContent() }
}
