/// Calls that fail in the same way until something changes: their errors are made once.
///
/// Writing the sentence of an error takes microseconds. Where no interceptor, no `notFound` and no
/// fallback could answer, the error is kept: of a typed action in the published table, in the place of
/// a handler; of a call by name behind the lock, since any name may come, in a bounded number.
extension Mediator {
  /// Publishes the error of a typed action, unless something changed since its handler was looked for.
  func publish<Action: DispatchedAction>(
    _ error: MediatorError, of action: Action, asOf changes: Int
  ) {
    guard failsAlike(action.descriptor, error) else { return }
    let refusal = Action.Bound(action.descriptor, throwing: error)
    state.withLock { state in
      guard state.changes == changes, state.table[action.index] == nil else { return }
      state.add(refusal, at: action.index)
      publication.publish(state.table)
    }
    publication.reclaim()
  }

  /// Keeps the error of a call by name, unless something changed since its target was looked for.
  func remember(
    _ error: MediatorError, of action: ActionDescriptor, as call: UnansweredCall,
    asOf changes: Int
  ) {
    guard call.isShort, failsAlike(action, error) else { return }
    let refusal = BoundClassicAction(action, throwing: error)
    state.withLock { state in
      if state.changes == changes { state.unanswered.insert(refusal, for: call) }
    }
  }

  /// Whether nothing but a change of overrides, of instances or of what is linked alters the outcome.
  private func failsAlike(_ action: ActionDescriptor, _ error: MediatorError) -> Bool {
    guard InterceptorChain(action, configuration, requirements: false) == nil else { return false }
    switch error.code {
    // Not an initialiser that declined: it is asked each time.
    case .targetNotFound where (try? definition(action.target)) == nil: break
    case .actionNotFound:
      guard let target = try? boundTarget(action.target), target.notFound == nil else {
        return false
      }
    default: return false
    }
    return configuration.modules.allSatisfy { module in
      !exists(TargetName(module: module.name, name: Self.fallbackTarget))
    }
  }
}

/// A call by name that nothing answers.
struct UnansweredCall: Hashable, Sendable {
  let name: CallName
  let caching: Bool

  /// Longer ones are no names that anybody repeats, and would only take memory.
  var isShort: Bool {
    name.target.utf8.count + (name.module ?? "").utf8.count + name.action.utf8.count <= 256
  }
}

/// The calls by name that fail alike; when there are too many, all are forgotten.
struct UnansweredCalls: Sendable {
  static let limit = 512

  private var refusals: [UnansweredCall: BoundClassicAction] = [:]

  subscript(call: UnansweredCall) -> BoundClassicAction? { refusals[call] }

  mutating func insert(_ refusal: BoundClassicAction, for call: UnansweredCall) {
    if refusals.count >= Self.limit { refusals.removeAll() }
    refusals[call] = refusal
  }

  mutating func removeAll() {
    if !refusals.isEmpty { refusals.removeAll() }
  }
}
