/// Decides, before an action's handler runs, what becomes of the call.
///
/// An app installs interceptors in a mediator's configuration, with an order and a scope. They see every
/// call in it: typed, classic and remote ones, of all isolations, those that an override answers, and
/// those that nothing answers. No lock is held meanwhile, so they may call the mediator.
///
///     struct WorkingHours: Interceptor {
///       func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision {
///         guard isOpen else { throw Closed() }
///         return .proceed
///       }
///     }
public protocol Interceptor: Sendable {
  /// Decides what becomes of a call; it runs where the call was made, before anything of the target.
  ///
  /// - Parameters:
  ///   - call: Who calls what: the action, the origin, the mediator.
  ///   - request: The request of a typed action, or the parameters of a classic one.
  /// - Returns: What to do.
  /// - Throws: What the caller gets, where the call is refused.
  func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision
}

/// What an ``Interceptor`` makes of a call.
public enum CallDecision {
  /// The next interceptor decides, and after the last one the handler runs.
  case proceed

  /// As `proceed`, with another request; it must have the type of the one that came.
  case change(Any)

  /// The caller gets this answer, and the handler does not run; it must have the response's type.
  case answer(Any?)

  /// The caller of a main-actor action gets what this closure answers, such as a login screen.
  ///
  /// The closure runs on the main actor and gets the call that was put off, to perform it later, once.
  case redirect(@MainActor (Resumption) throws -> Any?)
}
