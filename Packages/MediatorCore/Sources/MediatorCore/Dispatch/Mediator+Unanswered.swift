/// What happens where no handler answers: the target's own `notFound`, the app's fallback target, and
/// then the error.
extension Mediator {
  /// The class that answers for targets and actions that are missing, in a module that the app lists.
  static let fallbackTarget = "NoTargetAction"

  /// Answers a call that finds no action; interceptors see it as they see every call.
  func unanswered<Request, Response>(
    _ call: borrowing Call, request: Request, _ error: MediatorError
  ) throws -> Response {
    guard let chain = InterceptorChain(call.descriptor, configuration) else {
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
    guard let chain = InterceptorChain(call.descriptor, configuration) else {
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
    guard let answer = try answer(call, params: params, insteadOf: error) as? Response else {
      throw error
    }
    return answer
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
    guard let fallback = fallback() else { throw error }
    var origin: [String: Any] = [
      FallbackKey.target: call.target.description, FallbackKey.action: "Action_\(call.action):",
    ]
    origin[FallbackKey.params] = params
    return try fallback.perform(origin, call)
  }

  /// The action of the fallback target, bound to a new instance, since it is never cached.
  private func fallback() -> (any BoundAction)? {
    for module in configuration.modules {
      let name = TargetName(module: module.name, name: Self.fallbackTarget)
      guard let definition = try? definition(name) else { continue }
      return definition.bound(to: nil).actions["response"]
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
