import AccountMediator
import MediatorCore
import ScreenKit

/// Answers the requirement `login`: whoever is not logged in gets the login screen first, and then,
/// once, what was asked for.
struct LoginRequirement: Interceptor {
  func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision {
    let account = call.mediator.account
    guard try account.session() == nil else { return .proceed }
    let action = call.action
    return .redirect { resumption in
      try account.login(reason: "to \(action)") {
        ErrorScreen.catching("Log in") { try resumption.perform(as: (any Screen).self) }
      }
    }
  }
}
