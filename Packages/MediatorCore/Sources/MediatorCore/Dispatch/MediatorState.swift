/// What a mediator knows, behind its lock: the truth of which the dispatch table is the published part.
struct MediatorState: Sendable {
  /// Targets that the runtime found, for as long as the mediator lives: bounded by what is linked.
  var definitions: [TargetName: TargetDefinition] = [:]

  /// Targets that the runtime did not find.
  var missing = MissingTargets()

  /// The published instance of each cached target.
  var instances: [TargetName: any Target] = [:]

  /// What answers in place of a target's own handlers.
  var overrides: [TargetName: [String: any BoundAction]] = [:]

  /// The targets whose actions are published.
  private(set) var targets: [TargetName: BoundTarget] = [:]

  /// What is published.
  private(set) var table = DispatchTable.empty

  /// Calls by name that fail alike.
  var unanswered = UnansweredCalls()

  /// How often something was withdrawn; what was found out before is then not to be published.
  private(set) var changes = 0

  // Each of these makes another table, for the mediator to publish. What leaves it is still owned by the
  // table that was published before, so nothing is freed, and no code of others runs, under the lock.

  mutating func add(_ target: BoundTarget) {
    // A cached instance is released by the next call by name that it has no action for.
    if target.isCached { unanswered.removeAll() }
    let old = targets.updateValue(target, forKey: target.name)
    table = table.adding(target, insteadOf: old)
  }

  mutating func add(_ action: NamedAction, as name: CallName) {
    table = table.adding(action, as: name)
  }

  mutating func add(_ refusal: any BoundAction, at index: Int) {
    table = table.adding(refusal, at: index)
  }

  /// Withdraws a target; a call that failed may be answered from now on.
  mutating func withdraw(_ target: TargetName) {
    changes += 1
    unanswered.removeAll()
    let old = targets.removeValue(forKey: target)
    table = table.removing(target, old)
  }

  /// Forgets what was looked up in vain, and what names alone stand for.
  mutating func forgetMissing() {
    changes += 1
    unanswered.removeAll()
    missing.removeAll()
    table = table.removingUnqualified()
  }
}

/// The names that were looked up in vain, since each such look-up costs fifty microseconds.
///
/// Names may come from anywhere, so their number is bounded: when it is reached all are forgotten,
/// and those that are still asked for come back.
struct MissingTargets: Sendable {
  static let limit = 512

  private var names: Set<TargetName> = []

  var count: Int { names.count }

  func contains(_ name: TargetName) -> Bool { names.contains(name) }

  mutating func insert(_ name: TargetName) {
    if names.count >= Self.limit { names.removeAll() }
    names.insert(name)
  }

  mutating func removeAll() { names.removeAll() }
}
