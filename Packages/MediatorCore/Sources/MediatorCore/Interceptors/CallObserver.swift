/// Learns how calls end: for traces, metrics and logs of failures.
///
/// An observer is installed as an interceptor is, and learns the outcome of every call in its scope,
/// whoever decided it: the handler, an interceptor, or the mediator because nothing answers.
public protocol CallObserver: Interceptor {
  /// Learns how a call ended; it runs where the call was made, after everything else of it.
  ///
  /// - Parameters:
  ///   - call: Who called what.
  ///   - outcome: What came of it, and how long it took.
  func didPerform(_ call: borrowing Call, _ outcome: CallOutcome)
}

extension CallObserver {
  /// Lets every call proceed.
  ///
  /// - Parameters:
  ///   - call: Not used.
  ///   - request: Not used.
  /// - Returns: ``CallDecision/proceed``.
  public func willPerform(_ call: borrowing Call, _ request: Any) -> CallDecision {
    .proceed
  }
}

/// How a call ended.
public struct CallOutcome {
  /// The request of a typed action as the caller made it, or the parameters of a call by name.
  public let request: Any

  /// What the caller gets: an answer, nil for an action that answers nothing, or the error.
  public let result: Result<Any?, any Error>

  /// How long the call took, with what it called in turn.
  public let duration: Duration

  /// A number that no other call of this process has; later calls have larger ones.
  public let id: UInt64

  /// The observed call in whose handler this one was made; nil where there is none.
  public let parent: UInt64?
}
