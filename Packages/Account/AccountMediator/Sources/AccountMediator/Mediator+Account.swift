public import MediatorCore
public import ScreenKit

extension Mediator {
  /// What the module Account offers.
  public var account: AccountCalls { AccountCalls(mediator: self) }
}

/// The calls of the module Account, as Swift methods.
public struct AccountCalls: Sendable {
  let mediator: Mediator

  /// Answers the login screen.
  ///
  /// - Parameters:
  ///   - reason: Why a login is needed, such as `to pay`.
  ///   - next: Makes the screen that takes the login screen's place once somebody is logged in; without
  ///     it the login screen closes.
  /// - Returns: The screen; present it.
  /// - Throws: `MediatorError` where Account is not part of this binary.
  @MainActor
  public func login(
    reason: String? = nil, next: (@MainActor @Sendable () -> any Screen)? = nil
  ) throws -> any Screen {
    try mediator.perform(
      AccountContract.shared.login, LoginRequest(reason: reason, next: next))
  }

  /// Answers the login screen, or one that says why there is none.
  ///
  /// - Parameters:
  ///   - reason: Why a login is needed, such as `to pay`.
  ///   - next: Makes the screen that takes the login screen's place once somebody is logged in.
  /// - Returns: The screen; present it.
  @MainActor
  public func loginScreen(
    reason: String? = nil, next: (@MainActor @Sendable () -> any Screen)? = nil
  ) -> any Screen {
    ErrorScreen.catching("Log in") { try login(reason: reason, next: next) }
  }

  /// Answers who is logged in.
  ///
  /// - Returns: The session, or nil where nobody is logged in.
  /// - Throws: `MediatorError` where Account is not part of this binary, and what reading the stored
  ///   session throws.
  public func session() throws -> Session? {
    try mediator.perform(AccountContract.shared.session)
  }

  /// Ends the session; without one it does nothing.
  ///
  /// - Throws: `MediatorError` where Account is not part of this binary, and what removing the stored
  ///   session throws.
  public func logout() throws {
    try mediator.perform(AccountContract.shared.logout)
  }
}
