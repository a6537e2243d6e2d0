public import MediatorCore

/// Overrides: what answers in place of a target's own handlers, on one mediator.
///
/// An override needs no target to be linked, so the tests of a business module stub the modules that
/// it calls:
///
///     let mediator = Mediator()
///     mediator.override(AccountContract.shared.session) { _, _ in Session(name: "Ann") }
///
/// It reaches typed, classic and remote calls alike, of this mediator and of no other.
extension Mediator {
  /// Answers a synchronous action in its target's place.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - handler: What answers.
  public func override<C: Contract, Request, Response>(
    _ action: Action<Request, Response, C>,
    _ handler: @escaping @Sendable (Request, borrowing Call) throws -> Response
  ) {
    setOverride(action, handler)
  }

  /// Answers a main-actor action in its target's place.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - handler: What answers, on the main actor.
  public func override<C: Contract, Request, Response>(
    _ action: MainActorAction<Request, Response, C>,
    _ handler: @escaping @MainActor @Sendable (Request, borrowing Call) throws -> Response
  ) {
    setOverride(action, handler)
  }

  /// Answers an asynchronous action in its target's place.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - handler: What answers.
  public func override<C: Contract, Request, Response>(
    _ action: AsyncAction<Request, Response, C>,
    _ handler: @escaping @Sendable (Request, borrowing Call) async throws -> Response
  ) {
    setOverride(action, handler)
  }

  /// Answers an action of the classic style in its target's place.
  ///
  /// - Parameters:
  ///   - target: The target, as `Module.Target_Name`.
  ///   - action: The name of the action.
  ///   - handler: What answers, with the caller's parameters.
  public func override(
    _ target: TargetName, action: String,
    _ handler: @escaping @Sendable ([String: Any]?, borrowing Call) throws -> Any?
  ) {
    setOverride(target, action, handler)
  }

  /// Answers an action of the classic style in its target's place, on the main actor.
  ///
  /// - Parameters:
  ///   - target: The target, as `Module.Target_Name`.
  ///   - action: The name of the action.
  ///   - handler: What answers, on the main actor, with the caller's parameters.
  public func override(
    _ target: TargetName, action: String,
    mainActor handler:
      @escaping @MainActor @Sendable ([String: Any]?, borrowing Call) throws -> Any?
  ) {
    setOverride(target, action, mainActor: handler)
  }

  /// Answers an asynchronous action of the classic style in its target's place.
  ///
  /// - Parameters:
  ///   - target: The target, as `Module.Target_Name`.
  ///   - action: The name of the action.
  ///   - handler: What answers, with the caller's parameters.
  public func override(
    _ target: TargetName, action: String,
    async handler: @escaping @Sendable ([String: Any]?, borrowing Call) async throws -> Any?
  ) {
    setOverride(target, action, async: handler)
  }

  /// Lets the target answer an action itself again.
  ///
  /// - Parameters:
  ///   - target: The target, as `Module.Target_Name`.
  ///   - action: The name of the action; nil for all of the target's.
  public func removeOverride(_ target: TargetName, action: String? = nil) {
    removeOverride(target, action)
  }
}
