public import MediatorCore

/// Records the calls of the mediators that it is installed in, to be asserted on.
///
///     let calls = CallRecorder()
///     let mediator = Mediator(.init(interceptors: [Interception(calls)]))
///     …
///     #expect(calls.requests(of: PaymentContract.shared.pay).map(\.cents) == [12050])
///     #expect(calls.answers(of: AccountContract.shared.session) == [nil])
///     #expect(calls.calls(of: AccountContract.shared.logout).isEmpty)
///     #expect(calls.calls.map(\.action.name) == ["pay", "session"])
///
/// Calls that an override answers are recorded as well, and calls that nothing answers. A recorder sees
/// no mediator but those it is installed in, so tests may run in parallel, each with its own.
public final class CallRecorder: CallObserver {
  private let recorded = Lock<[RecordedCall]>([])

  /// Makes a recorder that has recorded nothing.
  public init() {}

  /// The calls that are over, in the order in which they were made.
  public var calls: [RecordedCall] {
    recorded.withLock { $0 }.sorted { $0.id < $1.id }
  }

  /// The calls of an action, by its typed form or by name, in the order in which they were made.
  ///
  /// - Parameter action: The action, from its contract's shared value.
  /// - Returns: The calls.
  public func calls<Action: ContractAction>(of action: Action) -> [RecordedCall] {
    calls.filter { $0.action === action.descriptor }
  }

  /// The calls of an action of the classic style, in the order in which they were made.
  ///
  /// - Parameters:
  ///   - target: The target, as `Module.Target_Name`.
  ///   - action: The name of the action.
  /// - Returns: The calls.
  public func calls(of target: TargetName, action: String) -> [RecordedCall] {
    calls.filter { $0.action.target == target && $0.action.name == action }
  }

  /// The requests of an action's calls, in the order in which they were made.
  ///
  /// Calls by name whose parameters made no request are not among them.
  ///
  /// - Parameter action: The action, from its contract's shared value.
  /// - Returns: The requests.
  public func requests<Action: ContractAction>(of action: Action) -> [Action.Request] {
    calls(of: action).compactMap { $0.request as? Action.Request }
  }

  /// What callers of an action got, in the order in which they called it.
  ///
  /// Calls that threw are not among them; see ``RecordedCall/error``.
  ///
  /// - Parameter action: The action, from its contract's shared value.
  /// - Returns: The answers.
  public func answers<Action: ContractAction>(of action: Action) -> [Action.Response] {
    calls(of: action).compactMap { call in
      guard case .success(let answer) = call.result else { return nil }
      // An action that answers nothing is recorded with nil, as a call by name has it.
      return Action.Response.self == Void.self
        ? () as? Action.Response : answer as? Action.Response
    }
  }

  /// Forgets what was recorded, between two parts of a test.
  public func removeAll() { recorded.withLock { $0.removeAll() } }

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
