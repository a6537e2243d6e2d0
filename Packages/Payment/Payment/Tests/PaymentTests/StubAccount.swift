import AccountMediator
import MediatorCore
import MediatorTesting
import ScreenKit
import Synchronization

/// What answers in Account's place: a session that the test sets, and a login screen with one choice.
final class StubAccount: Sendable {
  struct Broken: Error, CustomStringConvertible {
    let description = "The session cannot be read."
  }

  private let state = Mutex<Result<Session?, Broken>>(.success(nil))

  init(on mediator: Mediator) {
    mediator.override(AccountContract.shared.session) { [self] _, _ in
      try state.withLock { $0 }.get()
    }
    mediator.override(AccountContract.shared.login) { [self] request, _ in
      StubLoginScreen(request, self)
    }
  }

  func logIn(_ name: String, _ phone: String = "555 0100") {
    state.withLock { $0 = .success(Session(name: name, phone: phone)) }
  }

  func logOut() { state.withLock { $0 = .success(nil) } }

  func breakDown() { state.withLock { $0 = .failure(Broken()) } }
}

/// Logs Ann in, as Account's own screen does.
private final class StubLoginScreen: Screen {
  let title = "Log in"
  private let request: LoginRequest
  private let account: StubAccount

  init(_ request: LoginRequest, _ account: StubAccount) {
    self.request = request
    self.account = account
  }

  var content: ScreenContent {
    ScreenContent(
      ["Please log in \(request.reason ?? "")."],
      choices: [
        Choice("Log in as Ann") {
          self.account.logIn("Ann")
          return self.request.next.map { .replace($0()) } ?? .pop
        }
      ])
  }
}
