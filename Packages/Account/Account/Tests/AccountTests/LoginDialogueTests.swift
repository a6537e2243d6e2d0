import AccountMediator
import MediatorCore
import ScreenKit
import Testing

/// Whole dialogues with the login and register screens, as a front end has them.
@MainActor
struct LoginDialogueTests {
  let folder = TemporaryFolder()
  let mediator: Mediator
  let navigator = Navigator(root: PlainScreen("Home"))

  init() { mediator = folder.mediator() }

  private func present(
    reason: String? = nil, next: (@MainActor @Sendable () -> any Screen)? = nil
  ) throws {
    navigator.apply(.present(try mediator.account.login(reason: reason, next: next)))
  }

  private func register(_ name: String, _ phone: String) throws {
    try present()
    navigator.choose(1)
    navigator.submit(name)
    navigator.submit(phone)
    try mediator.account.logout()
  }

  private func text() -> String { navigator.render().description }

  @Test("somebody new registers and is logged in")
  func registers() throws {
    try present(reason: "to pay")
    #expect(
      text() == """
        == Home > Log in ==

        Please log in to pay.
        Enter the phone number that you have registered with. There is no password.
        If you are new here, choose Register.

          :1. Register

        Phone number:
        """)
    navigator.choose(1)
    #expect(
      text() == """
        == Home > Log in > Register ==

        What is your name? Repairers will ask for it at your door.

        Name:
        """)
    navigator.submit("  Ann Li ")
    #expect(
      text() == """
        == Home > Log in > Register ==

        Name: Ann Li
        What is your phone number? You will log in with it.

          :1. Change the name

        Phone number:
        """)
    navigator.submit(" +86 555-0100 ")
    #expect(text() == "== Home ==")
    #expect(try mediator.account.session() == Session(name: "Ann Li", phone: "+86 555-0100"))
  }

  @Test(
    "somebody who has registered logs in with the number, however it is written",
    arguments: ["555 0100", "5550100", " (555) 01-00 ", "555.0100"])
  func logsIn(entered: String) throws {
    try register("Bob", "555 0111")
    try register("Ann", "555 0100")
    try present()
    navigator.submit(entered)
    #expect(text() == "== Home ==")
    #expect(try mediator.account.session() == Session(name: "Ann", phone: "555 0100"))
  }

  @Test("a number that nobody has registered with can be registered without being entered again")
  func unknownNumber() throws {
    try present()
    navigator.submit("555 0199")
    #expect(
      text() == """
        == Home > Log in ==

        Nobody has registered with the phone number 555 0199.
        Enter another number, or choose Register if you are new here.

          :1. Register 555 0199

        Phone number:
        """)
    navigator.choose(1)
    navigator.submit("Ann")
    #expect(
      text() == """
        == Home > Log in > Register ==

        Name: Ann
        What is your phone number? You will log in with it.

          :1. Use 555 0199
          :2. Change the name

        Phone number:
        """)
    navigator.choose(2)
    navigator.submit("Anna")
    navigator.choose(1)
    #expect(text() == "== Home ==")
    #expect(try mediator.account.session() == Session(name: "Anna", phone: "555 0199"))
  }

  @Test("a number that is registered already is not registered a second time")
  func registeredTwice() throws {
    try register("Ann", "555 0100")
    try present()
    navigator.choose(1)
    navigator.submit("Bob")
    navigator.submit("5550100")
    #expect(
      text() == """
        == Home > Log in > Register ==

        Name: Bob
        What is your phone number? You will log in with it.

          :1. Change the name

        * The phone number 5550100 is registered already; go back and log in with it, or enter another \
        one.

        Phone number:
        """)
    #expect(try mediator.account.session() == nil)
    navigator.back()
    navigator.submit("5550100")
    #expect(try mediator.account.session()?.name == "Ann")
  }

  @Test(
    "what follows a login takes the place of its screens, and is made once",
    arguments: [true, false])
  func next(isRegistered: Bool) throws {
    if isRegistered { try register("Ann", "555 0100") }
    var made = 0
    try present(reason: "to pay") {
      made += 1
      return PlainScreen("Pay")
    }
    let login = navigator.top
    if !isRegistered {
      navigator.choose(1)
      navigator.submit("Ann")
    }
    #expect(made == 0)
    navigator.submit("555 0100")
    #expect(text() == "== Home > Pay ==")
    #expect(made == 1)
    navigator.back()
    #expect(text() == "== Home ==")
    // Even if somebody shows the screen again that was left.
    navigator.apply(.present(login))
    navigator.choose(1)
    #expect(text() == "== Home ==")
    #expect(made == 1)
  }

  @Test("a login screen that was pushed leaves as one that was presented does")
  func pushed() throws {
    try register("Ann", "555 0100")
    navigator.apply(.present(PlainScreen("Modal")))
    navigator.apply(.push(try mediator.account.login()))
    navigator.submit("555 0100")
    #expect(text() == "== Home > Modal ==")
  }

  @Test("who is logged in already goes on at once, or logs out first")
  func loggedInAlready() throws {
    try register("Ann", "555 0100")
    try present()
    navigator.submit("555 0100")
    try present { PlainScreen("Pay") }
    let loggedIn = """
      == Home > Log in ==

      You are logged in as Ann.

        1. Continue as Ann
        2. Log out
      """
    #expect(text() == loggedIn)
    navigator.choose(2)
    #expect(try mediator.account.session() == nil)
    #expect(navigator.render().prompt == "Phone number:")
    navigator.submit("555 0100")
    #expect(text() == "== Home > Pay ==")
    navigator.apply(.dismiss)
    try present { PlainScreen("Pay") }
    #expect(text() == loggedIn)
    navigator.choose(1)
    #expect(text() == "== Home > Pay ==")
  }

  @Test("going back from the login logs nobody in and makes nothing")
  func goesBack() throws {
    var made = 0
    try present {
      made += 1
      return PlainScreen("Pay")
    }
    navigator.choose(1)
    navigator.submit("Ann")
    navigator.back()
    navigator.back()
    #expect(text() == "== Home ==")
    #expect(made == 0)
    #expect(try mediator.account.session() == nil)
  }

  @Test("a session lasts beyond the process, and ends with a logout")
  func lasts() throws {
    try register("Ann", "555 0100")
    try present()
    navigator.submit("555 0100")
    #expect(try folder.mediator().account.session() == Session(name: "Ann", phone: "555 0100"))
    try folder.mediator().account.logout()
    #expect(try mediator.account.session() == nil)
    try mediator.account.logout()
  }
}
