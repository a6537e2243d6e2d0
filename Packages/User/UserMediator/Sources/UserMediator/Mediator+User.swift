public import MediatorCore
public import ScreenKit

extension Mediator {
  /// What the module User offers.
  public var user: UserCalls { UserCalls(mediator: self) }
}

/// The calls of the module User, as Swift methods.
public struct UserCalls: Sendable {
  let mediator: Mediator

  /// Answers the profile of a user.
  ///
  /// - Parameter userId: The number of the user.
  /// - Returns: The screen.
  /// - Throws: `MediatorError` where User is not part of this binary, and User's own error where there
  ///   is no such user.
  @MainActor
  public func showUserInfo(userId: Int) throws -> any Screen {
    try mediator.perform(UserContract.shared.showUserInfo, UserInfoRequest(userId: userId))
  }

  /// Answers the profile of a user, or a screen that says why there is none.
  ///
  /// - Parameter userId: The number of the user.
  /// - Returns: The screen.
  @MainActor
  public func userInfoScreen(userId: Int) -> any Screen {
    ErrorScreen.catching("User \(userId)") { try showUserInfo(userId: userId) }
  }

  /// Answers a greeting.
  ///
  /// - Parameter name: The name of who is greeted; nil or a blank name greets everybody.
  /// - Returns: The greeting.
  /// - Throws: `MediatorError` where User is not part of this binary.
  public func sayHello(to name: String? = nil) throws -> String {
    try mediator.perform(PersonContract.shared.sayHello, SayHelloRequest(name: name))
  }
}
