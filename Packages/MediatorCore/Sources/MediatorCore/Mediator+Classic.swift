public import Foundation

/// The key of the target's module in the parameters of a classic call, as CTMediator calls it.
public let kCTMediatorParamsKeySwiftTargetModuleName = ParameterKey.module

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The shared mediator, by the name that CTMediator's users know.
///
/// - Returns: ``Mediator/shared``.
public func CT() -> Mediator { .shared }

// MARK: By name

extension Mediator {
  /// Performs an action by the names of its target and itself, with parameters by name.
  ///
  /// The module of the target is the one named under ``ParameterKey/module``; otherwise the one named
  /// like the target; otherwise one of those that the app lists.
  ///
  /// - Parameters:
  ///   - target: The name of the target, without `Target_`.
  ///   - action: The name of the action.
  ///   - params: What the action gets; a request with types is decoded from it. A closure among them is
  ///     given away: it may be called on any thread unless its type says otherwise.
  ///   - shouldCacheTarget: Whether the instance that answers stays for later calls. An instance that
  ///     stays is used whatever later calls ask.
  /// - Returns: What the action returns, unboxed; nil for an action that returns nothing.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers, where
  ///   the parameters do not make the request, or where the action cannot run here.
  @discardableResult
  public func performTarget(
    _ target: String, action: String, params: [String: Any]? = nil,
    shouldCacheTarget: Bool = false
  ) throws -> Any? {
    let name = CallName(target: target, module: Self.module(params), action: action)
    let reading = publication.beginReading()
    defer { publication.endReading(reading) }
    let published = reading.table._withUnsafeGuaranteedRef { $0[name] }
    guard let published,
      published._withUnsafeGuaranteedRef({ $0.target.isCached }) || !shouldCacheTarget
    else { return try performUnpublished(name, params, shouldCacheTarget) }
    // The reading keeps the table alive until it ends, and the table what it names.
    return try published._withUnsafeGuaranteedRef { named in
      try named.action.perform(params, Call(by: self, named.descriptor))
    }
  }

  /// Performs an action by name, and answers a value of the type that the caller asks for.
  ///
  /// - Parameters:
  ///   - target: The name of the target, without `Target_`.
  ///   - action: The name of the action.
  ///   - params: What the action gets.
  ///   - shouldCacheTarget: Whether the instance that answers stays for later calls.
  ///   - type: The type of the answer.
  /// - Returns: What the action returns.
  /// - Throws: As the form without a type does, and ``MediatorError/Code/unexpectedResponse`` where the
  ///   answer has another type.
  public func performTarget<Response>(
    _ target: String, action: String, params: [String: Any]? = nil,
    shouldCacheTarget: Bool = false, as type: Response.Type
  ) throws -> Response {
    let response = try performTarget(
      target, action: action, params: params, shouldCacheTarget: shouldCacheTarget)
    if let response = typedResponse(response, as: type) { return response }
    let name = TargetName(module: Self.module(params) ?? "", name: target)
    throw MediatorError.unexpectedResponse(
      ActionDescriptor(target: name, name: action), expected: type, response)
  }

  /// Whether a target is linked, or overridden.
  ///
  /// - Parameters:
  ///   - target: The name of the target, without `Target_`.
  ///   - module: Its module; nil or empty looks where a call without a module does.
  /// - Returns: Whether a call finds the target.
  public func check(target: String, module: String? = nil) -> Bool {
    if let module, !module.isEmpty { return exists(TargetName(module: module, name: target)) }
    return (try? qualified(target)) != nil
  }

  /// Releases the cached instance of a target; it is gone when no call uses it any more.
  ///
  /// - Parameter fullTargetName: `Target_Name`, or `Module.Target_Name`. Any other name does nothing,
  ///   as does one of a target that is not cached.
  public func releaseCachedTarget(fullTargetName: String) {
    if let name = TargetName(fullName: fullTargetName) {
      release(name)
    } else if fullTargetName.hasPrefix(TargetName.prefix),
      let name = try? qualified(String(fullTargetName.dropFirst(TargetName.prefix.count)))
    {
      release(name)
    }
  }

  /// Forgets which targets were looked up in vain, for a library that was loaded since.
  public func forgetMissingTargets() {
    state.withLock { state in
      // A name alone may stand for a target of the library from now on.
      state.forgetMissing()
      publication.publish(state.table)
    }
    publication.reclaim()
  }
}

// MARK: By URL

extension Mediator {
  /// Performs the exposed action that a URL leads to: by `scheme://target/action?name=value`, or by
  /// one of the configuration's ``RouteTable``.
  ///
  /// - Parameters:
  ///   - url: The URL; of a scheme that the configuration allows, and of an action that a listed
  ///     contract exposes.
  ///   - completion: Called before this returns, with the answer under `result`, or with nil where the
  ///     action answers nothing. Not called where this throws.
  /// - Returns: What the action returns; nil for an action that returns nothing.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where the URL is refused or
  ///   wrong, or nothing answers.
  @discardableResult
  public func performAction(
    url: URL, completion: (([String: Any]?) -> Void)? = nil
  ) throws -> Any? {
    let (action, parameters) = try remote.resolve(url)
    let call = Call(by: self, action, origin: .remote)
    let response: Any? =
      switch resolve(action) {
      case .success(let bound): try bound.perform(parameters, call)
      case .failure(let error):
        try unanswered(call, params: RemoteCall.lastValues(parameters), error)
      }
    completion?(response.map { ["result": $0] })
    return response
  }
}

// MARK: The first call

extension Mediator {
  static func module(_ params: [String: Any]?) -> String? {
    guard let params, let value = params.value(of: ParameterKey.module),
      let module = value as? String, !module.isEmpty
    else { return nil }
    return module
  }

  @inline(never)
  private func performUnpublished(
    _ name: CallName, _ params: [String: Any]?, _ shouldCacheTarget: Bool
  ) throws -> Any? {
    let action = try resolve(name, caching: shouldCacheTarget)
    return try action.perform(params, Call(by: self, action.descriptor))
  }

  /// Finds what answers a classic call: the action, the target's `notFound`, or else the fallback.
  func resolve(
    _ written: CallName, caching: Bool
  ) throws(MediatorError) -> any BoundAction {
    let (target, module, action) = (written.target, written.module, written.action)
    guard !target.isEmpty, !action.isEmpty else {
      throw .emptyName(
        target.isEmpty ? "target" : "action",
        in: "performTarget(\"\(target.visible)\", action: \"\(action.visible)\")")
    }
    let call = UnansweredCall(name: written, caching: caching)
    let (known, changes) = state.withLock { ($0.unanswered[call], $0.changes) }
    if let known { return known }
    var name = TargetName(module: module ?? "", name: target)
    do throws(TargetFailure) {
      if module == nil { name = try qualified(target) }
      if let override = override(name, action) { return override }
      let bound = try boundTarget(name, caching: caching)
      if let action = bound.actions[action] {
        publish(action, of: bound, as: written)
        return action
      }
      let unknown = ActionDescriptor(target: name, name: action)
      if let notFound = bound.notFound { return answering(unknown, notFound.perform) }
      let error = MediatorError.actionNotFound(unknown)
      if bound.isCached {
        // A target that does not know the action is not worth keeping.
        release(name)
      } else {
        remember(error, of: unknown, as: call, asOf: changes)
      }
      return answering(unknown) { [self] params, call in
        try answerByFallback(call, params: params, insteadOf: error)
      }
    } catch {
      let unknown = ActionDescriptor(target: name, name: action)
      let error = MediatorError(error, unknown, configuration)
      remember(error, of: unknown, as: call, asOf: changes)
      return answering(unknown) { [self] params, call in
        try answerByFallback(call, params: params, insteadOf: error)
      }
    }
  }

  /// What answers a name that no action has; interceptors see it as they see every call.
  private func answering(
    _ unknown: ActionDescriptor,
    _ body: @escaping @Sendable ([String: Any]?, borrowing Call) throws -> Any?
  ) -> any BoundAction {
    BoundClassicAction(unknown, body: body).intercepted(by: configuration)
  }
}
