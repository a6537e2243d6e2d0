/// What an extension package promises about one target: its actions, with their types.
///
/// A contract is a struct whose stored properties are actions. Callers perform them, the business
/// module implements them, and the compiler checks both sides:
///
///     public struct AccountContract: Contract {
///       public static let target: TargetName = "Account.Target_Account"
///       public static let shared = AccountContract()
///
///       public let login = MainActorAction<LoginRequest, any Screen>("login")
///       public let session = Action<Void, Session?>("session")
///     }
///
/// Inside a contract `Action`, `MainActorAction` and `AsyncAction` take two type arguments, since the
/// contract is known; a whole contract is enumerated through its stored properties, so there is no
/// list of actions to keep.
public protocol Contract: Sendable {
  /// The target that answers, as `Module.Target_Name`.
  ///
  /// It must not refer to ``shared``, which is being built when it is read.
  static var target: TargetName { get }

  /// The one value through which callers name the actions.
  static var shared: Self { get }
}

extension Contract {
  // The contract is the last argument: the runtime searches the instances of a generic type the longer, the
  // more of them differ in the first, and each contract differs.

  /// A synchronous action of this contract.
  public typealias Action<Request, Response> = MediatorCore.Action<Request, Response, Self>

  /// A main-actor action of this contract.
  public typealias MainActorAction<Request, Response> =
    MediatorCore.MainActorAction<Request, Response, Self>

  /// An asynchronous action of this contract.
  public typealias AsyncAction<Request, Response> =
    MediatorCore.AsyncAction<Request, Response, Self>

  /// The actions of this contract in the order of their declaration.
  ///
  /// - Complexity: O(*n*) in the number of stored properties; it reflects, so keep it off hot paths.
  public var actions: [ActionDescriptor] {
    Mirror(reflecting: self).children.compactMap { ($0.value as? any ContractAction)?.descriptor }
  }
}
