public import MediatorCore
public import ScreenKit

/// What the target User of the module User answers.
public struct UserContract: Contract {
  /// The door into the module.
  public static let target: TargetName = "User.Target_User"

  /// The value through which callers name the actions.
  public static let shared = UserContract()

  /// The profile of a user.
  public let showUserInfo = MainActorAction<UserInfoRequest, any Screen>("showUserInfo", .exposed)
}
