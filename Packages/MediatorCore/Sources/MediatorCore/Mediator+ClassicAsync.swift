public import Foundation

extension Mediator {
  /// Performs an action of any isolation by name, from any place.
  ///
  /// It runs a main-actor action on the main actor and awaits an asynchronous one; cancelling the
  /// caller's task reaches the handler. Otherwise it does what the synchronous `performTarget` does.
  ///
  /// - Parameters:
  ///   - target: The name of the target, without `Target_`.
  ///   - action: The name of the action.
  ///   - params: What the action gets.
  ///   - shouldCacheTarget: Whether the instance that answers stays for later calls.
  ///   - type: The type of the answer; `Void.self` drops it.
  /// - Returns: What the action returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers, where
  ///   the parameters do not make the request, or where the answer has another type.
  public func performTargetAsync<Response: Sendable>(
    _ target: String, action: String, params: sending [String: Any]? = nil,
    shouldCacheTarget: Bool = false, as type: Response.Type
  ) async throws -> Response {
    let name = CallName(target: target, module: Self.module(params), action: action)
    let action = try resolve(name, caching: shouldCacheTarget)
    return try await action.perform(params, Call(by: self, action.descriptor), as: type)
  }

  /// Performs the exposed action of any isolation that a URL names, from any place.
  ///
  /// - Parameters:
  ///   - url: The URL, as for the synchronous `performAction`.
  ///   - type: The type of the answer; `Void.self` drops it.
  /// - Returns: What the action returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where the URL is refused or
  ///   wrong, where nothing answers, or where the answer has another type.
  public func performActionAsync<Response: Sendable>(
    url: URL, as type: Response.Type
  ) async throws -> Response {
    let (action, parameters) = try remote.resolve(url)
    let call = Call(by: self, action, origin: .remote)
    switch resolve(action) {
    case .success(let bound): return try await bound.perform(parameters, call, as: type)
    case .failure(let error):
      return try action.response(
        try unanswered(call, params: RemoteCall.lastValues(parameters), error))
    }
  }

  /// Performs an action of any isolation by name, for code that cannot await.
  ///
  /// - Parameters:
  ///   - target: The name of the target, without `Target_`.
  ///   - action: The name of the action.
  ///   - params: What the action gets.
  ///   - shouldCacheTarget: Whether the instance that answers stays for later calls.
  ///   - type: The type of the answer; `Void.self` drops it.
  ///   - completion: Called exactly once, on the main actor, after this has returned.
  /// - Returns: The task that performs the action; cancelling it reaches the handler.
  @discardableResult
  public func performTarget<Response: Sendable>(
    _ target: String, action: String, params: sending [String: Any]? = nil,
    shouldCacheTarget: Bool = false, as type: Response.Type,
    completion: @escaping @MainActor @Sendable (Result<Response, any Error>) -> Void
  ) -> Task<Void, Never> {
    let params = Handover(params)
    return Task {
      let result: Result<Response, any Error>
      do {
        result = .success(
          try await performTargetAsync(
            target, action: action, params: params.take(), shouldCacheTarget: shouldCacheTarget,
            as: type))
      } catch {
        result = .failure(error)
      }
      await completion(result)
    }
  }

  /// Performs the exposed action of any isolation that a URL names, for code that cannot await.
  ///
  /// - Parameters:
  ///   - url: The URL, as for the synchronous `performAction`.
  ///   - type: The type of the answer; `Void.self` drops it.
  ///   - completion: Called exactly once, on the main actor, after this has returned.
  /// - Returns: The task that performs the action; cancelling it reaches the handler.
  @discardableResult
  public func performAction<Response: Sendable>(
    url: URL, as type: Response.Type,
    completion: @escaping @MainActor @Sendable (Result<Response, any Error>) -> Void
  ) -> Task<Void, Never> {
    Task {
      let result: Result<Response, any Error>
      do {
        result = .success(try await performActionAsync(url: url, as: type))
      } catch {
        result = .failure(error)
      }
      await completion(result)
    }
  }
}

/// Carries the parameters of a call into the task that performs it, which takes them once.
private final class Handover: Sendable {
  private let params: Lock<[String: Any]?>

  init(_ params: sending [String: Any]?) { self.params = Lock(params) }

  func take() -> sending [String: Any]? {
    params.withLock { params in
      defer { params = nil }
      return params
    }
  }
}
