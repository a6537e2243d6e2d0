/// The actions of a target, bound to its published instance or to a new one for each call.
final class BoundTarget: Sendable {
  let name: TargetName
  let actions: [String: any BoundAction]
  /// What answers every other name.
  let notFound: (any BoundAction)?
  /// Whether the actions use a published instance.
  let isCached: Bool

  init(
    name: TargetName, actions: [String: any BoundAction], notFound: (any BoundAction)? = nil,
    isCached: Bool = false
  ) {
    self.name = name
    self.actions = actions
    self.notFound = notFound
    self.isCached = isCached
  }

  /// The same target with each action behind the interceptors that are for it.
  ///
  /// What `notFound` answers is intercepted as the call that it answers.
  func intercepted(by configuration: Mediator.Configuration) -> BoundTarget {
    guard
      !configuration.interceptors.isEmpty || !configuration.requirements.isEmpty
        || actions.values.contains(where: { !$0.descriptor.requirements.isEmpty })
    else { return self }
    return BoundTarget(
      name: name, actions: actions.mapValues { $0.intercepted(by: configuration) },
      notFound: notFound, isCached: isCached)
  }

  /// What typed calls of this target reach: a table may also answer actions that the contract of
  /// another target names, by including that one's table, and their typed calls are not for this one.
  var typedActions: [any BoundAction] {
    actions.values.filter { $0.descriptor.index != nil && $0.descriptor.target == name }
  }

  /// The same target with other answers for some actions.
  func overridden(by overrides: [String: any BoundAction]) -> BoundTarget {
    guard !overrides.isEmpty else { return self }
    return BoundTarget(
      name: name, actions: actions.merging(overrides) { $1 }, notFound: notFound,
      isCached: isCached)
  }
}
