public import MediatorCore
public import ScreenKit

/// What the module Account answers.
public struct AccountContract: Contract {
  /// The door into the module.
  public static let target: TargetName = "Account.Target_Account"

  /// The value through which callers name the actions.
  public static let shared = AccountContract()

  /// The screen that logs somebody in.
  public let login = MainActorAction<LoginRequest, any Screen>("login", .exposed)

  /// Who is logged in, or nil.
  public let session = Action<Void, Session?>("session")

  /// Ends the session; without one it does nothing.
  public let logout = Action<Void, Void>("logout")
}
