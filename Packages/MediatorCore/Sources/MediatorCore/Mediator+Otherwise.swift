/// Answers for a single call: what the caller uses where, and only where, nothing answers.
///
/// Nothing answers where the target or the action is missing, or the target's initialiser declines, and
/// neither `notFound` nor the app's fallback target has an answer. A handler's own error is never such a
/// case, not even one that says that nothing answers another call, which the handler made:
///
///     let session = try mediator.perform(AccountContract.shared.session, ()) { _ in nil }
///
/// Observers hear that nothing answered: the answer is the caller's, as if it had caught the error.
extension Mediator {
  /// Performs a synchronous action, or uses an answer of the caller's where nothing answers.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - request: What the action gets.
  ///   - answer: Gets the error that would have been thrown, and answers in the action's place.
  /// - Returns: What the handler returns, or what the caller's answer does.
  /// - Throws: What the handler throws, unchanged; what the caller's answer throws; or a
  ///   ``MediatorError`` of another kind than that nothing answers.
  public func perform<C: Contract, Request, Response>(
    _ action: Action<Request, Response, C>, _ request: Request,
    otherwise answer: (MediatorError) throws -> Response
  ) throws -> Response {
    do {
      return try perform(action, request)
    } catch let error as MediatorError where error.unanswered === action.descriptor {
      return try answer(error)
    }
  }

  /// Performs a main-actor action, or uses an answer of the caller's where nothing answers.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - request: What the action gets.
  ///   - answer: Gets the error that would have been thrown, and answers in the action's place.
  /// - Returns: What the handler returns, or what the caller's answer does.
  /// - Throws: What the handler throws, unchanged; what the caller's answer throws; or a
  ///   ``MediatorError`` of another kind than that nothing answers.
  @MainActor
  public func perform<C: Contract, Request, Response>(
    _ action: MainActorAction<Request, Response, C>, _ request: Request,
    otherwise answer: @MainActor (MediatorError) throws -> Response
  ) throws -> Response {
    do {
      return try perform(action, request)
    } catch let error as MediatorError where error.unanswered === action.descriptor {
      return try answer(error)
    }
  }

  /// Performs an asynchronous action, or uses an answer of the caller's where nothing answers.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - request: What the action gets.
  ///   - answer: Gets the error that would have been thrown, and answers in the action's place.
  /// - Returns: What the handler returns, or what the caller's answer does.
  /// - Throws: What the handler throws, unchanged; what the caller's answer throws; or a
  ///   ``MediatorError`` of another kind than that nothing answers.
  public func perform<C: Contract, Request, Response>(
    _ action: AsyncAction<Request, Response, C>, _ request: Request,
    otherwise answer: (MediatorError) async throws -> Response
  ) async throws -> Response {
    do {
      return try await perform(action, request)
    } catch let error as MediatorError where error.unanswered === action.descriptor {
      return try await answer(error)
    }
  }

  /// Performs an action by name, or uses an answer of the caller's where nothing answers.
  ///
  /// - Parameters:
  ///   - target: The name of the target, without `Target_`.
  ///   - action: The name of the action.
  ///   - params: What the action gets.
  ///   - shouldCacheTarget: Whether the instance that answers stays for later calls.
  ///   - type: The type of the answer.
  ///   - answer: Gets the error that would have been thrown, and answers in the action's place.
  /// - Returns: What the action returns, or what the caller's answer does.
  /// - Throws: As the form without an answer does, except that nothing answers.
  public func performTarget<Response>(
    _ target: String, action: String, params: [String: Any]? = nil,
    shouldCacheTarget: Bool = false, as type: Response.Type,
    otherwise answer: (MediatorError) throws -> Response
  ) throws -> Response {
    let module = Self.module(params)
    do {
      return try performTarget(
        target, action: action, params: params, shouldCacheTarget: shouldCacheTarget, as: type)
    } catch let error as MediatorError where error.saysUnanswered(target, module, action) {
      return try answer(error)
    }
  }

  /// Performs an action of any isolation by name, or uses an answer of the caller's where nothing
  /// answers.
  ///
  /// - Parameters:
  ///   - target: The name of the target, without `Target_`.
  ///   - action: The name of the action.
  ///   - params: What the action gets.
  ///   - shouldCacheTarget: Whether the instance that answers stays for later calls.
  ///   - type: The type of the answer.
  ///   - answer: Gets the error that would have been thrown, and answers in the action's place.
  /// - Returns: What the action returns, or what the caller's answer does.
  /// - Throws: As the form without an answer does, except that nothing answers.
  public func performTargetAsync<Response: Sendable>(
    _ target: String, action: String, params: sending [String: Any]? = nil,
    shouldCacheTarget: Bool = false, as type: Response.Type,
    otherwise answer: (MediatorError) async throws -> Response
  ) async throws -> Response {
    let module = Self.module(params)
    do {
      return try await performTargetAsync(
        target, action: action, params: params, shouldCacheTarget: shouldCacheTarget, as: type)
    } catch let error as MediatorError where error.saysUnanswered(target, module, action) {
      return try await answer(error)
    }
  }
}

extension MediatorError {
  /// Whether this says that nothing answers a call by these names, and not another call.
  fileprivate func saysUnanswered(
    _ target: String, _ module: String?, _ action: String
  ) -> Bool {
    guard let unanswered, unanswered.name == action, unanswered.target.name == target else {
      return false
    }
    return module == nil || unanswered.target.module == module
  }
}
