/// Overrides, as the product MediatorTesting offers them.
extension Mediator {
  package func setOverride<C: Contract, Request, Response>(
    _ action: Action<Request, Response, C>,
    _ handler: @escaping @Sendable (Request, borrowing Call) throws -> Response
  ) {
    setOverride(BoundSynchronousAction(action.descriptor, body: handler))
  }

  package func setOverride<C: Contract, Request, Response>(
    _ action: MainActorAction<Request, Response, C>,
    _ handler: @escaping @MainActor @Sendable (Request, borrowing Call) throws -> Response
  ) {
    setOverride(BoundMainActorAction(action.descriptor, body: handler))
  }

  package func setOverride<C: Contract, Request, Response>(
    _ action: AsyncAction<Request, Response, C>,
    _ handler: @escaping @Sendable (Request, borrowing Call) async throws -> Response
  ) {
    setOverride(BoundAsyncAction(action.descriptor, AsyncHandler(handler)))
  }

  package func setOverride(
    _ target: TargetName, _ action: String,
    _ handler: @escaping @Sendable ([String: Any]?, borrowing Call) throws -> Any?
  ) {
    setOverride(
      BoundClassicAction(ActionDescriptor(target: target, name: action), body: handler))
  }

  package func setOverride(
    _ target: TargetName, _ action: String,
    mainActor handler:
      @escaping @MainActor @Sendable ([String: Any]?, borrowing Call) throws -> Any?
  ) {
    setOverride(
      BoundMainActorAction(
        ActionDescriptor(target: target, name: action, isolation: .mainActor), body: handler))
  }

  package func setOverride(
    _ target: TargetName, _ action: String,
    async handler: @escaping @Sendable ([String: Any]?, borrowing Call) async throws -> Any?
  ) {
    setOverride(
      BoundAsyncAction(
        ActionDescriptor(target: target, name: action, isolation: .asynchronous),
        AsyncHandler(handler)))
  }

  package func removeOverride(_ target: TargetName, _ action: String?) {
    changeOverrides(of: target) { overrides in
      if let action { overrides[action] = nil } else { overrides = [:] }
    }
  }

  /// All overrides, to be put back.
  package var overrides: Overrides { state.withLock { Overrides(byTarget: $0.overrides) } }

  /// Puts overrides back in place of those that there are now.
  package func restore(_ overrides: Overrides) {
    let targets = Set(overrides.byTarget.keys).union(state.withLock { Set($0.overrides.keys) })
    for target in targets { changeOverrides(of: target) { $0 = overrides.byTarget[target] ?? [:] } }
  }

  package struct Overrides: Sendable {
    fileprivate let byTarget: [TargetName: [String: any BoundAction]]
  }

  private func setOverride(_ action: any BoundAction) {
    let intercepted = action.intercepted(by: configuration, requirements: false)
    changeOverrides(of: action.descriptor.target) { $0[action.descriptor.name] = intercepted }
  }

  /// Changes overrides and drops the target's published actions, so that the next call binds them anew.
  private func changeOverrides(
    of target: TargetName, _ change: (inout [String: any BoundAction]) -> Void
  ) {
    // The old overrides leave the lock alive, since what their closures captured may run code when freed.
    let replaced = state.withLock { state in
      let replaced = state.overrides[target]
      var overrides = replaced ?? [:]
      change(&overrides)
      state.overrides[target] = overrides.isEmpty ? nil : overrides
      state.withdraw(target)
      publication.publish(state.table)
      return replaced
    }
    publication.reclaim()
    _ = consume replaced
  }
}
