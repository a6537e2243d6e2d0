public import MediatorCore

/// What the target Person of the module User answers.
public struct PersonContract: Contract {
  /// The second door into the module.
  public static let target: TargetName = "User.Target_Person"

  /// The value through which callers name the actions.
  public static let shared = PersonContract()

  /// A greeting.
  public let sayHello = Action<SayHelloRequest, String>("sayHello", .exposed)
}
