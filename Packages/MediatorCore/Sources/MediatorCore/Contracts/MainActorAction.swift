/// A synchronous action on the main actor: screens, and whatever else lives there.
///
/// It is a name with types, two words wide, and holds no cache: what it resolves to is the mediator's.
/// Declare it as a stored property of a ``Contract``:
///
///     public let login = MainActorAction<LoginRequest, any Screen>("login")
public struct MainActorAction<Request, Response, Owner: Contract>: ContractAction {
  /// Descriptors are interned and never freed, so the reference needs no counting; counting it would
  /// make every thread that performs the action write to the same word.
  private unowned(unsafe) let interned: ActionDescriptor

  /// The action's place in dispatch tables.
  let index: Int

  /// What is known about the action without performing it.
  public var descriptor: ActionDescriptor { interned }

  /// Names an action of the contract.
  ///
  /// - Parameters:
  ///   - name: The entry in the target's table; exact and case-sensitive.
  ///   - exposure: Whether a URL may perform it. The default, ``Exposure/local``, is code only.
  ///   - requirements: What the app has to see to before the handler runs, such as `login`; the
  ///     interceptors of the mediator's configuration answer to these names.
  public init(
    _ name: StaticString, _ exposure: Exposure<Request> = .local,
    requires requirements: [String] = []
  ) {
    let descriptor = ActionDescriptor.interned(
      Self.self, target: Owner.target, name: "\(name)", isolation: .mainActor,
      request: Request.self, response: Response.self, isExposed: exposure.isExposed,
      requirements: requirements)
    interned = descriptor
    // Interned descriptors have an index; `.max` would be in no table.
    index = descriptor.index ?? .max
  }
}

extension MainActorAction: DispatchedAction {
  typealias Bound = BoundMainActorAction<Request, Response>
}
