public import MediatorCore
import Synchronization

/// Records the calls of the mediators that it is installed in, to be asserted on.
///
///     let calls = CallRecorder()
///     let mediator = Mediator(.init(interceptors: [Interception(calls)]))
///     …
///     #expect(calls.requests(of: PaymentContract.shared.pay).map(\.cents) == [12050])
///
/// Calls that an override answers are recorded as well, and calls that nothing answers. A recorder sees
/// no mediator but those it is installed in, so tests may run in parallel, each with its own.
public final class CallRecorder: CallObserver {
  private let recorded = Mutex<[RecordedCall]>([])

  /// Makes a recorder that has recorded nothing.
  public init() {}

  /// The calls that are over, in the order in which they were made.
  public var calls: [RecordedCall] {
    recorded.withLock { $0 }.sorted { $0.id < $1.id }
  }

  /// The requests of an action's calls, in the order in which they were made.
  ///
  /// Calls by name whose parameters made no request are not among them.
  ///
  /// - Parameter action: The action, from its contract's shared value.
  /// - Returns: The requests.
  public func requests<Action: ContractAction>(of action: Action) -> [Action.Request] {
    calls.filter { $0.action === action.descriptor }.compactMap { $0.request as? Action.Request }
  }

  /// Records a call; the mediator calls this.
  ///
  /// - Parameters:
  ///   - call: Who called what.
  ///   - outcome: What came of it.
  public func didPerform(_ call: borrowing Call, _ outcome: CallOutcome) {
    let record = RecordedCall(
      action: call.descriptor, origin: call.origin, request: outcome.request,
      result: outcome.result, id: outcome.id)
    recorded.withLock { $0.append(record) }
  }
}

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
