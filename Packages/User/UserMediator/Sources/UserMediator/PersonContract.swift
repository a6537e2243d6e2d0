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

/// Who is greeted.
public struct SayHelloRequest: Sendable, Hashable, Decodable {
  /// The name of who is greeted; nil greets everybody.
  public let name: String?

  /// Makes a request.
  ///
  /// - Parameter name: The name of who is greeted.
  public init(name: String? = nil) { self.name = name }
}
