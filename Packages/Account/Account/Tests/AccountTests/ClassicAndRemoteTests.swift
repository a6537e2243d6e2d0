import AccountMediator
import Foundation
import MediatorCore
import MediatorTesting
import ScreenKit
import Testing

/// The module's actions by name, and by URL where they are exposed.
@MainActor
struct ClassicAndRemoteTests {
  let folder = TemporaryFolder()
  let mediator: Mediator

  init() { mediator = folder.mediator() }

  private func logIn() throws {
    try folder.put(#"{"name": "Ann", "phone": "555 0100"}"#, in: "session.json")
  }

  @Test("the login screen can be asked for by name, with a reason")
  func login() throws {
    let screen = try mediator.performTarget(
      "Account", action: "login", params: ["reason": "to order"], as: (any Screen).self)
    #expect(screen.content.lines.first == "Please log in to order.")
  }

  @Test("a reason that is no text is refused with its name")
  func wrongReason() {
    let error = #expect(throws: MediatorError.self) {
      try mediator.performTarget("Account", action: "login", params: ["reason": 7])
    }
    #expect(error?.code == .invalidParameter)
    #expect(error?.message.contains("'reason'") == true)
  }

  @Test("the session and the logout can be called by name")
  func session() throws {
    #expect(try mediator.performTarget("Account", action: "session") == nil)
    try logIn()
    #expect(
      try mediator.performTarget("Account", action: "session", as: Session.self)
        == Session(name: "Ann", phone: "555 0100"))
    #expect(try mediator.performTarget("Account", action: "logout") == nil)
    #expect(try mediator.account.session() == nil)
  }

  @Test(
    "a URL reaches the login screen",
    arguments: [
      ("homefix://Account/login", "Please log in."),
      ("homefix://Account/login?reason=", "Please log in."),
      ("homefix://Account/login?reason=to%20order", "Please log in to order."),
    ])
  func remote(text: String, line: String) throws {
    let url = try #require(URL(string: text))
    let screen = try #require(try mediator.performAction(url: url) as? any Screen)
    #expect(screen.content.lines.first == line)
  }

  @Test("what Account was asked by URL and by code, and what it answered, can be told")
  func recorded() throws {
    let calls = CallRecorder()
    let mediator = folder.mediator([Interception(calls)])
    try mediator.performAction(
      url: #require(URL(string: "homefix://Account/login?reason=to%20pay")))
    try logIn()
    _ = try mediator.account.session()
    try folder.put("{", in: "session.json")
    #expect(throws: (any Error).self) { try mediator.account.session() }
    #expect(calls.requests(of: AccountContract.shared.login).map(\.reason) == ["to pay"])
    #expect(
      calls.answers(of: AccountContract.shared.session) == [Session(name: "Ann", phone: "555 0100")]
    )
    #expect(calls.calls.map(\.origin) == [.remote, .local, .local])
    #expect(calls.calls.last?.error != nil)
  }

  @Test("no URL reads the session or ends it", arguments: ["session", "logout", "register"])
  func refused(action: String) throws {
    try logIn()
    let url = try #require(URL(string: "homefix://Account/\(action)"))
    let error = #expect(throws: MediatorError.self) { try mediator.performAction(url: url) }
    #expect(error?.code == .notExposed)
    #expect(try mediator.account.session()?.name == "Ann")
  }

  @Test("the session can be read from any thread")
  func threads() async throws {
    try logIn()
    let mediator = mediator
    let name = try await Task.detached { try mediator.account.session()?.name }.value
    #expect(name == "Ann")
  }
}
