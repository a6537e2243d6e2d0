/// What happens where no handler answers: the target's own `notFound`, the app's fallback target, and
/// then the error.
extension Mediator {
  /// The class that answers for targets and actions that are missing, in a module that the app lists.
  static let fallbackTarget = "NoTargetAction"

  /// The action of the fallback target.
  static let fallbackAction = "response"

  /// Answers a call that finds no action; interceptors see it as they see every call.
  func unanswered<Request, Response>(
    _ call: borrowing Call, request: Request, _ error: MediatorError
  ) throws -> Response {
    guard let chain = InterceptorChain(call.descriptor, configuration, requirements: false) else {
      return try answer(call, request: request, insteadOf: error)
    }
    return try chain.perform(request, call) {
      try answer(call, request: $0, insteadOf: error)
    }
  }

  /// Answers a call by name that finds no action; interceptors see it as they see every call.
  func unanswered(
    _ call: borrowing Call, params: [String: Any]?, _ error: MediatorError
  ) throws -> Any? {
    guard let chain = InterceptorChain(call.descriptor, configuration, requirements: false) else {
      return try answer(call, params: params, insteadOf: error)
    }
    return try chain.perform(params, call) { try answer(call, params: $0, insteadOf: error) }
  }

  /// Answers a typed call that nothing answers.
  ///
  /// - Throws: The error, where no fallback answers with a value of the response's type.
  func answer<Request, Response>(
    _ call: borrowing Call, request: Request, insteadOf error: MediatorError
  ) throws -> Response {
    let params: [String: Any]? = Request.self == Void.self ? nil : ["request": request]
    let answer = try answer(call, params: params, insteadOf: error)
    guard let response = typedResponse(answer, as: Response.self) else { throw error }
    return response
  }

  /// Answers a call with parameters by name that nothing answers.
  ///
  /// - Returns: What `notFound` or the fallback target answers, which may be nil.
  /// - Throws: The error, where there is neither.
  func answer(
    _ call: borrowing Call, params: [String: Any]?, insteadOf error: MediatorError
  ) throws -> Any? {
    if error.code == .actionNotFound, let target = try? boundTarget(call.target),
      let notFound = target.notFound
    {
      return try notFound.perform(params, call)
    }
    return try answerByFallback(call, params: params, insteadOf: error)
  }

  /// Answers a call that the target itself does not answer.
  ///
  /// Only what is missing is answered: a table that is wrong, or a name that two modules have, is a
  /// mistake that a fallback would hide.
  ///
  /// - Returns: What the fallback target answers, which may be nil.
  /// - Throws: The error, where there is none.
  func answerByFallback(
    _ call: borrowing Call, params: [String: Any]?, insteadOf error: MediatorError
  ) throws -> Any? {
    guard error.code == .targetNotFound || error.code == .actionNotFound,
      let fallback = fallback()
    else { throw error }
    var origin: [String: Any] = [
      FallbackKey.target: call.target.description, FallbackKey.action: "Action_\(call.action):",
    ]
    origin[FallbackKey.params] = params
    return try fallback.perform(origin, call)
  }

  /// The action of the fallback target, bound to a new instance, since it is never cached.
  ///
  /// The instance is made here, so that a fallback target whose initialiser declines is as none, and
  /// is not asked to answer for itself.
  private func fallback() -> (any BoundAction)? {
    for module in configuration.modules {
      let name = TargetName(module: module.name, name: Self.fallbackTarget)
      if let override = override(name, Self.fallbackAction) { return override }
      if let definition = try? definition(name), let instance = definition.makeInstance(),
        let action = definition.bound(to: instance).actions[Self.fallbackAction]
      {
        return action
      }
    }
    return nil
  }
}

/// The keys under which the fallback target finds the call that it answers.
public enum FallbackKey {
  /// The caller's parameters; absent where there were none.
  public static let params = "originParams"

  /// The full name of the target that was called.
  public static let target = "targetString"

  /// The action that was asked for, as `Action_name:`, the form that CTMediator hands out.
  public static let action = "selectorString"
}
