import AccountMediator
import MediatorCore
import ScreenKit

/// Sees to the requirement of `pay` as the app does: the login comes first, and leads on.
struct StubLoginRequirement: Interceptor {
  func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision {
    let account = call.mediator.account
    guard try account.session() == nil else { return .proceed }
    return .redirect { resumption in
      try account.login(reason: "to pay") {
        ErrorScreen.catching("Pay") { try resumption.perform(as: (any Screen).self) }
      }
    }
  }
}
