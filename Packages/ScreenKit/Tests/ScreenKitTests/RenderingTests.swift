import ScreenKit
import Testing

/// The text of a screen.
@MainActor
struct RenderingTests {
  let screen = TestScreen("Orders")

  @Test("everything a screen can show, with its path and a notice")
  func everything() {
    let navigator = Navigator(root: TestScreen("Home"))
    screen.lines = ["2 repair orders.", "", "Newest first."]
    screen.choices = [Choice("Leaking tap") { .stay }, Choice("Broken boiler") { .stay }]
    navigator.apply(.steps([.push(screen), .notice("The order was saved.")]))
    let rendering = navigator.render()
    #expect(
      rendering.description == """
        == Home > Orders ==

        2 repair orders.

        Newest first.

          1. Leaking tap
          2. Broken boiler

        * The order was saved.
        """)
    #expect(rendering.body == rendering.description)
    #expect(rendering.title == "Orders")
    #expect(rendering.choices == ["Leaking tap", "Broken boiler"])
    #expect(rendering.prompt == nil)
  }

  @Test("an empty screen is its title")
  func empty() {
    #expect(Navigator(root: screen).render().description == "== Orders ==")
  }

  @Test("beside a prompt, choices are numbered as they are entered")
  func prompt() {
    screen.choices = [Choice("Skip") { .stay }]
    screen.prompt = Prompt("Name: ") { _ in .stay }
    let rendering = Navigator(root: screen).render()
    #expect(
      rendering.description == """
        == Orders ==

          :1. Skip

        Name:
        """)
    #expect(rendering.body == "== Orders ==\n\n  :1. Skip")
    #expect(rendering.prompt == "Name:")
  }

  @Test("numbers of ten choices and more are aligned")
  func alignment() {
    screen.choices = (1...10).map { number in Choice("Choice") { .notice("\(number)") } }
    let lines = Navigator(root: screen).render().description.split(separator: "\n")
    #expect(lines[1] == "   1. Choice")
    #expect(lines[9] == "   9. Choice")
    #expect(lines[10] == "  10. Choice")
  }

  @Test(
    "nothing that a terminal would obey is in a line",
    arguments: [
      ("a\u{1B}[2Jb", ["a\u{FFFD}[2Jb"]),
      ("a\u{0}\u{7F}\u{9B}b", ["a\u{FFFD}\u{FFFD}\u{FFFD}b"]),
      ("a\u{8}\u{8}b\u{7}", ["a\u{FFFD}\u{FFFD}b\u{FFFD}"]),
      ("a\u{202E}b\u{2066}", ["a\u{FFFD}b\u{FFFD}"]),
      ("a\tb", ["a b"]),
      ("a\nb\r\nc\rd\u{2028}e", ["a", "b", "c", "d", "e"]),
      ("a\n", ["a"]),
      ("\n\na", ["", "", "a"]),
      ("", [""]),
      ("王芳 👨‍👩‍👧 café", ["王芳 👨‍👩‍👧 café"]),
    ] as [(EscapedLine, [String])])
  func controlCharacters(line: EscapedLine, shown: [String]) {
    screen.lines = [line.text]
    #expect(Navigator(root: screen).render().lines == shown)
  }

  @Test("a line of whatever text can be printed safely")
  func printableLine() {
    #expect("a\u{1B}[2J\r\nb\tc\u{202E}".printableLine == "a\u{FFFD}[2J b c\u{FFFD}")
  }

  @Test("titles, labels and notices stay on one line")
  func oneLine() {
    let hostile = "a\r\n  1. b\u{1B}c"
    let screen = TestScreen(hostile)
    screen.choices = [Choice(hostile) { .stay }]
    screen.prompt = Prompt(hostile) { _ in .stay }
    let navigator = Navigator(root: screen)
    navigator.apply(.notice(hostile))
    #expect(
      navigator.render().description == """
        == a   1. b\u{FFFD}c ==

          :1. a   1. b\u{FFFD}c

        * a   1. b\u{FFFD}c

        a   1. b\u{FFFD}c
        """)
  }
}
