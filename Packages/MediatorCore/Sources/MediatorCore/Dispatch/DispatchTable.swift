/// What a mediator has resolved, at one moment: immutable, and replaced whole.
///
/// A typed call needs `typed` only, at its action's index. A classic call finds its target by the name
/// it used. What is not here has not been asked for, or is missing.
final class DispatchTable: @unchecked Sendable {
  // Unchecked because of `slots`, which are written in `init` and freed in `deinit` only.

  private let typed: [(any BoundAction)?]
  /// The same references, to be read without counting them.
  private let slots: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  let targets: [TargetName: BoundTarget]
  /// Targets by the name alone, as a classic call without a module key has it.
  let unqualified: [String: BoundTarget]

  static var empty: DispatchTable { DispatchTable(typed: [], targets: [:], unqualified: [:]) }

  private init(
    typed: [(any BoundAction)?], targets: [TargetName: BoundTarget],
    unqualified: [String: BoundTarget]
  ) {
    self.typed = typed
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
    for action in target.typedActions {
      guard let index = action.descriptor.index else { continue }
      if typed.count <= index {
        typed += Array(repeating: nil, count: index + 1 - typed.count)
      }
      typed[index] = action
    }
    var targets = targets
    targets[target.name] = target
    return DispatchTable(
      typed: typed, targets: targets,
      unqualified: unqualified.mapValues { $0.name == target.name ? target : $0 })
  }

  /// This table with a target found by its name alone.
  func adding(_ target: BoundTarget, as name: String) -> DispatchTable {
    var unqualified = unqualified
    unqualified[name] = target
    return DispatchTable(typed: typed, targets: targets, unqualified: unqualified)
  }

  /// This table without a target: the next call of it resolves it again.
  func removing(_ name: TargetName) -> DispatchTable {
    DispatchTable(
      typed: typedActions(without: name), targets: targets.filter { $0.key != name },
      unqualified: unqualified.filter { $0.key != name.name && $0.value.name != name })
  }

  /// This table without what was found by names alone: the next such call looks again.
  func removingUnqualified() -> DispatchTable {
    DispatchTable(typed: typed, targets: targets, unqualified: [:])
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
