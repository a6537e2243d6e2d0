import AccountMediator
import Foundation
import ScreenKit

/// Asks for a phone number, finds its profile and begins the session.
final class LoginScreen: Screen {
  let title = "Log in"
  private let reason: String
  private let store: AccountStore
  /// What follows once somebody is logged in; nil once it has.
  private var next: (@MainActor @Sendable () -> any Screen)?
  /// A number that was entered and that nobody has registered with.
  private var unknown: PhoneNumber?

  init(
    reason: String?, store: AccountStore, next: (@MainActor @Sendable () -> any Screen)?
  ) {
    self.reason = (reason ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    self.store = store
    self.next = next
  }

  var content: ScreenContent {
    do {
      if let session = try store.session() { return loggedIn(session) }
    } catch {
      return ScreenContent([error.sentence])
    }
    return ScreenContent(
      introduction,
      choices: [
        Choice(unknown.map { "Register \($0.text)" } ?? "Register") { .push(self.registration) }
      ],
      prompt: Prompt("Phone number: ", logIn))
  }

  private var introduction: [String] {
    if let unknown {
      return [
        "Nobody has registered with the phone number \(unknown.text).",
        "Enter another number, or choose Register if you are new here.",
      ]
    }
    return [
      reason.isEmpty ? "Please log in." : "Please log in \(reason).",
      "Enter the phone number that you have registered with. There is no password.",
      "If you are new here, choose Register.",
    ]
  }

  /// Whoever asked for a login while somebody is logged in goes on from here.
  private func loggedIn(_ session: Session) -> ScreenContent {
    ScreenContent(
      ["You are logged in as \(session.name)."],
      choices: [
        Choice("Continue as \(session.name)") { self.finish() },
        Choice("Log out") {
          try self.store.logOut()
          return .stay
        },
      ])
  }

  private func logIn(_ entered: String) throws -> Step {
    let phone = try PhoneNumber(entered)
    guard let profile = try store.profile(phone) else {
      unknown = phone
      return .stay
    }
    try store.logIn(profile)
    return finish()
  }

  private var registration: RegisterScreen {
    RegisterScreen(phone: unknown, store: store) { .steps([.pop, self.finish()]) }
  }

  private func finish() -> Step {
    guard let next else { return .pop }
    self.next = nil
    return .replace(next())
  }
}
