/// What the runtime found for a target's name: its type and its table, read once.
struct TargetDefinition: Sendable {
  let name: TargetName
  let lifetime: TargetLifetime
  /// Runs the target's initialiser, which is user code: never under a lock.
  let makeInstance: @Sendable () -> (any Target)?
  private let bind: @Sendable ((any Target)?) -> BoundTarget

  /// Reads the table of a type, which is user code: never under a lock.
  ///
  /// - Throws: `duplicateAction`.
  init<T: Target>(_ type: T.Type, name: TargetName) throws(TargetFailure) {
    let rows = T.actions.rows
    var seen: Set<ActionTableKey> = []
    for row in rows where !seen.insert(row.key).inserted {
      throw .duplicateAction("\(row.key)")
    }
    self.name = name
    lifetime = T.lifetime
    makeInstance = { T() }
    bind = { instance in
      let source: TargetSource<T> =
        if let instance = instance as? T { .published(instance) } else { .perCall { T() } }
      var actions: [String: any BoundAction] = [:]
      var notFound: (any BoundAction)?
      for row in rows {
        let action = row.bound(to: source, of: name)
        switch row.key {
        case .action(let name): actions[name] = action
        case .notFound: notFound = action
        }
      }
      return BoundTarget(
        name: name, actions: actions, notFound: notFound, isCached: instance != nil)
    }
  }

  /// The actions, bound to the published instance or, where there is none, to a new one per call.
  func bound(to instance: (any Target)?) -> BoundTarget { bind(instance) }
}
