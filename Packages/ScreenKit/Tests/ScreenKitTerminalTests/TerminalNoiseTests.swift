import ScreenKit
import ScreenKitTerminal
import Testing

/// Input that means nothing gets a sentence that says what to enter.
@MainActor
struct TerminalNoiseTests {
  /// What is said after one line on a first screen with one choice.
  private func answer(to line: [UInt8]) throws -> String {
    let transcript = Transcript()
    let input = ScriptedInput(bytes: line + Array("\nq\n".utf8))
    let ending = try Terminal(input: input, output: transcript).run(Navigator(root: OneChoice()))
    #expect(ending == .quit)
    let lines = transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[6])
  }

  static let request = "Enter 1 to choose, q to quit or ? for help."

  @Test(
    "lines that are text",
    arguments: [
      ("", "Nothing was entered."),
      ("   ", "Nothing was entered."),
      ("\t", "Nothing was entered."),
      ("\r", "Nothing was entered."),
      ("0", "\"0\" is not possible here."),
      ("2", "\"2\" is not possible here."),
      ("-1", "\"-1\" is not possible here."),
      ("+1", "\"+1\" is not possible here."),
      ("1.", "\"1.\" is not possible here."),
      ("1 1", "\"1 1\" is not possible here."),
      ("٣", "\"٣\" is not possible here."),
      ("99999999999999999999999", "\"99999999999999999999999\" is not possible here."),
      (":", "\":\" is not possible here."),
      ("=q", "\"=q\" is not possible here."),
      ("::q", "\"::q\" is not possible here."),
      (
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...\" is not possible here."
      ),
      ("\u{0}", "The line was left out, for there are control characters in it (arrow keys?)."),
      (
        "q\u{1B}[A",
        "The line was left out, for there are control characters in it (arrow keys?)."
      ),
      (
        "\u{202E}q",
        "The line was left out, for there are control characters in it (arrow keys?)."
      ),
    ] as [(EscapedLine, String)])
  func text(line: EscapedLine, sentence: String) throws {
    #expect(try answer(to: Array(line.text.utf8)) == "\(sentence) \(Self.request)")
  }

  @Test("lines that are not text", arguments: [[0xFF], [0x31, 0xC3], [0xED, 0xA0, 0x80]])
  func bytes(line: [UInt8]) throws {
    #expect(
      try answer(to: line) == "The line was left out, for it is not UTF-8 text. \(Self.request)")
  }

  @Test("a line is at most 4096 bytes long, and a longer one is left out whole")
  func length() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 4096)
    #expect(
      try answer(to: long) == "\"\(String(repeating: "a", count: 40))...\" is not possible here. "
        + Self.request)
    let sentence = "The line was left out, for it is longer than 4096 bytes. \(Self.request)"
    #expect(try answer(to: long + [0x61]) == sentence)
    #expect(try answer(to: long + long + long) == sentence)
  }

  @Test("any byte by itself is a command, a choice or noise", arguments: UInt8.min...UInt8.max)
  func oneByte(byte: UInt8) throws {
    let first =
      switch byte {
      case UInt8(ascii: "1"), UInt8(ascii: "b"), UInt8(ascii: "B"): ""
      case UInt8(ascii: "?"): "Enter one of these, then Return:"
      // Nothing follows what ends the dialogue.
      case UInt8(ascii: "q"), UInt8(ascii: "Q"): ""
      case 9...13, 32: "Nothing was entered. \(Self.request)"
      case 0..<32, 127:
        "The line was left out, for there are control characters in it (arrow keys?). "
          + Self.request
      case 128...: "The line was left out, for it is not UTF-8 text. \(Self.request)"
      default: "\"\(Character(Unicode.Scalar(byte)))\" is not possible here. \(Self.request)"
      }
    #expect(try answer(to: [byte]) == first)
  }

  @Test("lines without end, or cut short by the end of the input, are taken as lines")
  func lastLine() throws {
    for (bytes, ending) in [
      ([UInt8]("q".utf8), Terminal.Ending.quit), ([0xC3], .endOfInput), ([], .endOfInput),
      ([UInt8](repeating: 0, count: 10_000), .endOfInput),
    ] {
      let terminal = Terminal(input: ScriptedInput(bytes: bytes), output: Transcript())
      #expect(try terminal.run(Navigator(root: OneChoice())) == ending)
    }
  }
}

private final class OneChoice: Screen {
  let title = "One"
  var content: ScreenContent { ScreenContent(choices: [Choice("Only") { .stay }]) }
}
