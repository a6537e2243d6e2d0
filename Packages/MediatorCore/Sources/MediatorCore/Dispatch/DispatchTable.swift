/// What a mediator has resolved, at one moment: immutable, and replaced whole.
///
/// A typed call needs `typed` only, at its action's index. A classic call finds its target by the name
/// it used. What is not here has not been asked for, or is missing.
final class DispatchTable: @unchecked Sendable {
  // Unchecked because of `slots`, which are written in `init` and freed in `deinit` only.

  private let typed: [(any BoundAction)?]
  /// The places in `typed` of actions that nothing answers.
  private let unanswered: Set<Int>
  /// The same references, to be read without counting them.
  private let slots: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  let targets: [TargetName: BoundTarget]
  /// Targets by the name alone, as a classic call without a module key has it.
  let unqualified: [String: BoundTarget]

  static var empty: DispatchTable { DispatchTable(typed: [], targets: [:], unqualified: [:]) }

  private init(
    typed: [(any BoundAction)?], unanswered: Set<Int> = [], targets: [TargetName: BoundTarget],
    unqualified: [String: BoundTarget]
  ) {
    self.typed = typed
    self.unanswered = unanswered
    slots = .allocate(capacity: typed.count)
    for (index, action) in typed.enumerated() {
      (slots + index).initialize(to: action.map { Unmanaged.passUnretained($0) })
    }
    self.targets = targets
    self.unqualified = unqualified
  }

  // `Unmanaged` is trivial: there is nothing to deinitialise.
  deinit { slots.deallocate() }

  /// The bound form of the action at an index, or nil where its target has not been resolved.
  ///
  /// It is not counted, and lives as long as the table.
  @inline(__always)
  subscript(index: Int) -> Unmanaged<AnyObject>? {
    index < typed.count ? slots[index] : nil
  }

  /// A target by the names of a classic call.
  func target(_ name: String, _ module: String?) -> BoundTarget? {
    guard let module else { return unqualified[name] }
    return targets[TargetName(module: module, name: name)]
  }

  /// This table with a target, in place of what it held of the same name.
  func adding(_ target: BoundTarget) -> DispatchTable {
    var typed = typedActions(without: target.name)
    var unanswered = unanswered
    for action in target.typedActions {
      guard let index = action.descriptor.index else { continue }
      typed.set(action, at: index)
      unanswered.remove(index)
    }
    var targets = targets
    targets[target.name] = target
    return DispatchTable(
      typed: typed, unanswered: unanswered, targets: targets,
      unqualified: unqualified.mapValues { $0.name == target.name ? target : $0 })
  }

  /// This table with a target found by its name alone.
  func adding(_ target: BoundTarget, as name: String) -> DispatchTable {
    var unqualified = unqualified
    unqualified[name] = target
    return DispatchTable(
      typed: typed, unanswered: unanswered, targets: targets, unqualified: unqualified)
  }

  /// This table with what stands for an action that nothing answers.
  func adding(_ refusal: any BoundAction, at index: Int) -> DispatchTable {
    var typed = typed
    typed.set(refusal, at: index)
    return DispatchTable(
      typed: typed, unanswered: unanswered.union([index]), targets: targets,
      unqualified: unqualified)
  }

  /// Whether a typed action has been resolved, or is known to be answered by nothing.
  func holds(_ index: Int) -> Bool { index < typed.count && typed[index] != nil }

  /// This table without a target, and without what nothing answers: the next calls resolve them again.
  func removing(_ name: TargetName) -> DispatchTable {
    DispatchTable(
      typed: answered(typedActions(without: name)), targets: targets.filter { $0.key != name },
      unqualified: unqualified.filter { $0.key != name.name && $0.value.name != name })
  }

  /// This table without what was found by names alone, and without what nothing answers.
  func removingUnqualified() -> DispatchTable {
    DispatchTable(typed: answered(typed), targets: targets, unqualified: [:])
  }

  private func answered(_ typed: [(any BoundAction)?]) -> [(any BoundAction)?] {
    var typed = typed
    for index in unanswered { typed[index] = nil }
    return typed
  }

  private func typedActions(without name: TargetName) -> [(any BoundAction)?] {
    guard let target = targets[name] else { return typed }
    var typed = typed
    for action in target.typedActions {
      if let index = action.descriptor.index { typed[index] = nil }
    }
    return typed
  }
}

extension [(any BoundAction)?] {
  fileprivate mutating func set(_ action: any BoundAction, at index: Int) {
    if count <= index { self += Array(repeating: nil, count: index + 1 - count) }
    self[index] = action
  }
}
