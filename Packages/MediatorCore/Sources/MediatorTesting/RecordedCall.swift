public import MediatorCore

/// One call that is over.
///
/// Unchecked, since requests and answers need not be Sendable: they are kept as they were for a test to
/// look at when the calls are over, and nothing here changes them.
public struct RecordedCall: @unchecked Sendable {
  /// The action that was called.
  public let action: ActionDescriptor

  /// Where the call came from.
  public let origin: Call.Origin

  /// The request of a typed action, or the parameters of a call by name.
  public let request: Any

  /// What the caller got: an answer, nil for an action that answers nothing, or the error.
  public let result: Result<Any?, any Error>

  let id: UInt64
}

extension RecordedCall {
  /// The parameters of a call by name; nil where there were none, and for a typed action.
  public var params: [String: Any]? { request as? [String: Any] }

  /// What the caller got; nil for an action that answers nothing, and where the call threw.
  public var answer: Any? { try? result.get() }

  /// What the call threw; nil where it was answered.
  public var error: (any Error)? {
    guard case .failure(let error) = result else { return nil }
    return error
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The action and what came of it, such as `'pay' of Payment.Target_Payment: threw Refused`.
  public var description: String {
    switch result {
    case .success(let answer?): "\(action): answered \(answer)"
    case .success(nil): "\(action): answered nothing"
    case .failure(let error): "\(action): threw \(error)"
    }
  }
}
