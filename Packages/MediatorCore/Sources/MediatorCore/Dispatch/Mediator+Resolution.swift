/// The slow path: the first call of a target, and calls that nothing answers.
///
/// Every step here takes the lock, reads or writes the state, and lets it go. Looking types up,
/// reading tables, running initialisers and freeing targets happen in between.
extension Mediator {
  /// Finds what performs a typed action.
  func resolve(_ descriptor: ActionDescriptor) -> Result<any BoundAction, MediatorError> {
    do throws(TargetFailure) {
      let override = state.withLock { $0.overrides[descriptor.target]?[descriptor.name] }
      let found =
        if let override { override } else {
          try boundTarget(descriptor.target).actions[descriptor.name]
        }
      guard let action = found else { return .failure(.actionNotFound(descriptor)) }
      // An entry may carry the name of an action and be another: classic, or of another contract.
      guard action.descriptor === descriptor else {
        return .failure(.otherTypes(expected: descriptor, found: action.descriptor))
      }
      return .success(action)
    } catch {
      return .failure(MediatorError(error, descriptor, configuration))
    }
  }

  /// Finds a target, caches it where it wants that or the caller does, and publishes its actions.
  func boundTarget(
    _ name: TargetName, caching: Bool = false
  ) throws(TargetFailure) -> BoundTarget {
    let definition: TargetDefinition
    do {
      definition = try self.definition(name)
    } catch {
      guard case .notFound = error, let overrides = state.withLock({ $0.overrides[name] }) else {
        throw error
      }
      return BoundTarget(name: name, actions: overrides)
    }
    let caches = caching || definition.lifetime == .cached
    while true {
      var made: (any Target)?
      if caches, state.withLock({ $0.instances[name] }) == nil {
        made = definition.makeInstance()
        guard made != nil else { throw .declined }
      }
      defer { publication.reclaim() }
      let bound = state.withLock { state -> BoundTarget? in
        // The first instance published wins; one that lost the race is freed without being used.
        if let made, state.instances[name] == nil { state.instances[name] = made }
        // Another thread may have released the instance since: then it takes another turn.
        if caches, state.instances[name] == nil { return nil }
        let bound = definition.bound(to: state.instances[name])
          .intercepted(by: configuration)
          .overridden(by: state.overrides[name] ?? [:])
        state.table = state.table.adding(bound)
        publication.publish(state.table)
        return bound
      }
      if let bound { return bound }
    }
  }

  /// Finds a target by its name alone: in the module named like it, then in those that the app lists.
  func boundTarget(
    unqualified name: String, caching: Bool = false
  ) throws(TargetFailure) -> BoundTarget {
    let target = try boundTarget(try qualified(name), caching: caching)
    state.withLock { state in
      // Only what is still published may be published under one more name.
      guard state.table.targets[target.name] === target else { return }
      state.table = state.table.adding(target, as: name)
      publication.publish(state.table)
    }
    publication.reclaim()
    return target
  }

  /// The full name that a name alone stands for.
  func qualified(_ name: String) throws(TargetFailure) -> TargetName {
    let likeItself = TargetName(module: name, name: name)
    if exists(likeItself) { return likeItself }
    let listed = configuration.modules
      .map { TargetName(module: $0.name, name: name) }
      .filter { $0 != likeItself && exists($0) }
    guard let found = listed.first else { throw .notFound }
    guard listed.count == 1 else { throw .ambiguous(listed) }
    return found
  }

  /// Whether a target is linked, or overridden; a table that is wrong is found out by its calls.
  func exists(_ name: TargetName) -> Bool {
    if state.withLock({ $0.overrides[name] != nil }) { return true }
    do throws(TargetFailure) {
      _ = try definition(name)
      return true
    } catch {
      if case .duplicateAction = error { return true }
      return false
    }
  }

  func definition(_ name: TargetName) throws(TargetFailure) -> TargetDefinition {
    let (known, isMissing) = state.withLock {
      ($0.definitions[name], $0.missing.contains(name))
    }
    if let known { return known }
    if isMissing { throw .notFound }
    switch TypeLookup.target(named: name) {
    case .target(let type):
      let definition = try TargetDefinition(type, name: name)
      state.withLock { $0.definitions[name] = definition }
      return definition
    case .otherType:
      throw .notATarget
    case .missing:
      state.withLock { $0.missing.insert(name) }
      throw .notFound
    }
  }

  /// Forgets the published instance and the bound actions of a target.
  func release(_ name: TargetName) {
    // What is removed may be the last reference to the target, whose `deinit` is user code; so it
    // leaves the lock alive.
    let released = state.withLock { state -> (any Target)? in
      let instance = state.instances.removeValue(forKey: name)
      state.table = state.table.removing(name)
      publication.publish(state.table)
      return instance
    }
    publication.reclaim()
    _ = consume released
  }
}
