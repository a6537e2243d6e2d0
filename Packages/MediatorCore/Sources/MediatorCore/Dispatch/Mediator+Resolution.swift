/// The slow path: the first call of a target, and calls that nothing answers.
///
/// Every step here takes the lock, reads or writes the state, and lets it go. Looking types up,
/// reading tables, running initialisers and freeing targets happen in between.
extension Mediator {
  /// Finds what performs a typed action; where nothing does, the error is published in its place.
  func resolve<Action: DispatchedAction>(
    _ action: Action
  ) -> Result<Action.Bound, MediatorError> {
    let changes = state.withLock { $0.changes }
    let found = resolve(action.descriptor)
    if case .failure(let error) = found { publish(error, of: action, asOf: changes) }
    return found.map(action.bound)
  }

  /// Finds what performs a typed action, for callers that do not know its types.
  func resolve(_ descriptor: ActionDescriptor) -> Result<any BoundAction, MediatorError> {
    if let published = published(descriptor) { return .success(published) }
    do throws(TargetFailure) {
      let found =
        if let override = override(descriptor.target, descriptor.name) { override } else {
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

  /// What answers a typed action by the published table.
  private func published(_ descriptor: ActionDescriptor) -> (any BoundAction)? {
    guard let index = descriptor.index else { return nil }
    let reading = publication.beginReading()
    defer { publication.endReading(reading) }
    // The reading keeps the table alive until the answer is counted.
    return reading.table._withUnsafeGuaranteedRef { $0.answer(at: index) }
  }

  /// What answers an action in its target's place; the target need not be linked, nor be made.
  func override(_ target: TargetName, _ action: String) -> (any BoundAction)? {
    state.withLock { $0.overrides[target]?[action] }
  }

  /// Finds a target, caches it where it wants that or the caller does, and publishes its actions.
  func boundTarget(
    _ name: TargetName, caching: Bool = false
  ) throws(TargetFailure) -> BoundTarget {
    // What is published is right, since each change of an instance or of an override withdraws it.
    // Publishing it again would let calls that nothing answers pile up tables behind a long call.
    if let published = state.withLock({ $0.targets[name] }), published.isCached || !caching {
      return published
    }
    let definition = try self.definition(name)
    let caches = caching || definition.lifetime == .cached
    while true {
      var made: (any Target)?
      if caches, state.withLock({ $0.instances[name] }) == nil {
        made = definition.makeInstance()
        guard made != nil else { throw .declined }
      }
      defer {
        // An instance that lost the race is freed here, after the lock: its `deinit` is user code.
        withExtendedLifetime(made) {}
        publication.reclaim()
      }
      let bound = state.withLock { state -> BoundTarget? in
        // The first instance published wins; one that lost the race is never used.
        if let made, state.instances[name] == nil { state.instances[name] = made }
        // Another thread may have released the instance since: then it takes another turn.
        if caches, state.instances[name] == nil { return nil }
        let bound = definition.bound(to: state.instances[name])
          .intercepted(by: configuration)
          .overridden(by: state.overrides[name] ?? [:])
        state.add(bound)
        publication.publish(state.table)
        return bound
      }
      if let bound { return bound }
    }
  }

  /// Publishes an action under the names by which a call found it.
  func publish(_ action: any BoundAction, of target: BoundTarget, as name: CallName) {
    state.withLock { state in
      // Only what is still published may be published under one more name, and once.
      guard state.targets[target.name] === target, !state.table.names(name, in: target)
      else { return }
      state.add(NamedAction(action, of: target), as: name)
      publication.publish(state.table)
    }
    publication.reclaim()
  }

  /// The full name that a name alone stands for.
  func qualified(_ name: String) throws(TargetFailure) -> TargetName {
    let likeItself = TargetName(module: name, name: name)
    if exists(likeItself) { return likeItself }
    var found: [TargetName] = []
    for module in configuration.modules {
      let listed = TargetName(module: module.name, name: name)
      // A module may be listed twice, with a contract each time.
      if !found.contains(listed), exists(listed) { found.append(listed) }
    }
    guard let first = found.first else { throw .notFound }
    guard found.count == 1 else { throw .ambiguous(found) }
    return first
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
    // What is no name is neither looked up nor remembered.
    guard name.isValid else { throw .notFound }
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
      guard instance != nil || state.targets[name] != nil else { return nil }
      state.withdraw(name)
      publication.publish(state.table)
      return instance
    }
    publication.reclaim()
    _ = consume released
  }
}
