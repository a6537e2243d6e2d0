import AccountMediator
import MediatorCore
import MediatorTesting
import ScreenKit
import Testing

/// Each method performs its action with its request, and hands back what the action answers.
@MainActor
struct AccountCallsTests {
  /// What a stubbed Account throws.
  struct Closed: Error, Equatable, CustomStringConvertible {
    let description = "The counter is closed."
  }

  let mediator = Mediator()
  let answer = ErrorScreen("Answer", error: Closed())
  let following = ErrorScreen("Following", error: Closed())

  @Test("login performs its action with the reason and what follows", arguments: ["to pay", nil])
  func login(reason: String?) throws {
    var requests: [LoginRequest] = []
    mediator.override(AccountContract.shared.login) { [answer] request, _ in
      requests.append(request)
      return answer
    }
    let following = following
    #expect(try mediator.account.login(reason: reason) { following } === answer)
    #expect(mediator.account.loginScreen(reason: reason) { following } === answer)
    #expect(requests.map(\.reason) == [reason, reason])
    #expect(requests.allSatisfy { $0.next?() === following })
  }

  @Test("a login may be asked for without a reason and without anything that follows")
  func bareLogin() throws {
    var requests: [LoginRequest] = []
    mediator.override(AccountContract.shared.login) { [answer] request, _ in
      requests.append(request)
      return answer
    }
    #expect(try mediator.account.login() === answer)
    #expect(mediator.account.loginScreen() === answer)
    #expect(requests.allSatisfy { $0.reason == nil && $0.next == nil })
    #expect(requests.count == 2)
  }

  @Test("session hands back who is logged in", arguments: [Session(name: "Ann", phone: "5"), nil])
  func session(session: Session?) throws {
    mediator.override(AccountContract.shared.session) { _, _ in session }
    #expect(try mediator.account.session() == session)
  }

  @Test("logout performs its action once")
  func logout() async throws {
    try await confirmation { loggedOut in
      mediator.override(AccountContract.shared.logout) { _, _ in loggedOut() }
      try mediator.account.logout()
    }
  }

  @Test("an error of the module reaches the caller, or is said on a screen")
  func errors() {
    mediator.override(AccountContract.shared.login) { _, _ in throw Closed() }
    mediator.override(AccountContract.shared.session) { _, _ in throw Closed() }
    mediator.override(AccountContract.shared.logout) { _, _ in throw Closed() }
    #expect(throws: Closed()) { try mediator.account.login() }
    #expect(throws: Closed()) { try mediator.account.session() }
    #expect(throws: Closed()) { try mediator.account.logout() }
    #expect(
      Navigator(root: mediator.account.loginScreen()).render().description
        == "== Log in ==\n\nThe counter is closed.")
  }

  @Test("where Account is not linked, every method says so")
  func missing() throws {
    let sentence = { (action: String) in
      "Account is not part of this binary: '\(action)' of Account.Target_Account cannot be "
        + "performed. Link the package Account into the app, or check the name."
    }
    let login = #expect(throws: MediatorError.self) { try mediator.account.login() }
    #expect(login?.message == sentence("login"))
    let session = #expect(throws: MediatorError.self) { try mediator.account.session() }
    #expect(session?.message == sentence("session"))
    let logout = #expect(throws: MediatorError.self) { try mediator.account.logout() }
    #expect(logout?.message == sentence("logout"))
    #expect(
      Navigator(root: mediator.account.loginScreen()).render().description
        == "== Log in ==\n\n\(sentence("login"))")
  }

  @Test("a request by name has a reason or none, and is refused where it is no text")
  func byName() throws {
    mediator.override(AccountContract.shared.login) { request, _ in
      ErrorScreen(request.reason ?? "no reason", error: Closed())
    }
    let params = ["kCTMediatorParamsKeySwiftTargetModuleName": "Account", "reason": "to pay"]
    let named = try mediator.performTarget(
      "Account", action: "login", params: params, as: (any Screen).self)
    #expect(named.title == "to pay")
    let bare = try mediator.performTarget("Account", action: "login", as: (any Screen).self)
    #expect(bare.title == "no reason")
    let error = #expect(throws: MediatorError.self) {
      try mediator.performTarget("Account", action: "login", params: ["reason": true])
    }
    #expect(error?.code == .invalidParameter)
  }
}
