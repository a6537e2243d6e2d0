import AccountMediator
import MediatorCore
import ScreenKit
import Testing

@testable import Account

/// What is said of names and numbers that cannot be right.
@MainActor
struct LoginInputTests {
  let folder = TemporaryFolder()
  let mediator: Mediator
  let navigator: Navigator

  init() throws {
    mediator = folder.mediator()
    navigator = Navigator(root: try mediator.account.login())
  }

  nonisolated static let wrongNumbers: [(String, String)] = [
    (" ", "A phone number cannot be empty; enter one such as 555 0100."),
    ("1234", "'1234' is not a phone number: it has 4 digits, and 5 to 15 are expected."),
    ("+", "'+' is not a phone number: it has 0 digits, and 5 to 15 are expected."),
    (
      "1234567890123456",
      "'1234567890123456' is not a phone number: it has 16 digits, and 5 to 15 are expected."
    ),
    (
      "call me",
      "'call me' is not a phone number, because of the 'c'; it has digits, and may have spaces, "
        + "hyphens, dots, brackets, and a + at its beginning."
    ),
    (
      "555+0100",
      "'555+0100' is not a phone number, because of the '+'; it has digits, and may have spaces, "
        + "hyphens, dots, brackets, and a + at its beginning."
    ),
    (
      "５５５０１００",
      "'５５５０１００' is not a phone number, because of the '５'; it has digits, and may have spaces, "
        + "hyphens, dots, brackets, and a + at its beginning."
    ),
  ]

  @Test("a text that is no phone number is refused with the reason", arguments: wrongNumbers)
  func wrongNumber(entered: String, sentence: String) throws {
    navigator.submit(entered)
    #expect(navigator.render().notices == [sentence])
    navigator.choose(1)
    navigator.submit("Ann")
    navigator.submit(entered)
    #expect(navigator.render().notices == [sentence])
    #expect(try mediator.account.session() == nil)
  }

  @Test(
    "a text that is no name is refused with the reason",
    arguments: [
      ("", "A name cannot be empty; enter the name that repairers should ask for."),
      ("   ", "A name cannot be empty; enter the name that repairers should ask for."),
      (
        String(repeating: "n", count: 61),
        "A name has at most 60 characters, and this one has 61; enter a shorter one."
      ),
    ])
  func wrongName(entered: String, sentence: String) {
    navigator.choose(1)
    navigator.submit(entered)
    let rendering = navigator.render()
    #expect(rendering.notices == [sentence])
    #expect(rendering.prompt == "Name:")
  }

  @Test("a name with a control character in it is refused")
  func unprintableName() {
    navigator.choose(1)
    navigator.submit("Ann\u{1B}[2J")
    #expect(
      navigator.render().notices
        == ["A name is one line of text; enter it without control characters."])
  }

  @Test("a name may be of any script, and as long as sixty characters")
  func names() throws {
    #expect(try Profile.name("王小明") == "王小明")
    #expect(try Profile.name(String(repeating: "é", count: 60)).count == 60)
  }

  @Test("a number with a country's code is another number than one without")
  func key() throws {
    #expect(try PhoneNumber("+86 (555) 01-00").key == "+865550100")
    #expect(try PhoneNumber("86.555 0100").key == "865550100")
  }
}
