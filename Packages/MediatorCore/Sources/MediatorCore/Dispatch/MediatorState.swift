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

  var table = DispatchTable.empty

  /// Calls by name that fail alike.
  var unanswered = UnansweredCalls()

  /// How often something was withdrawn; what was found out before is then not to be published.
  private(set) var changes = 0

  /// Says that a call that failed may be answered from now on.
  mutating func forgetUnanswered() {
    changes += 1
    unanswered.removeAll()
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
