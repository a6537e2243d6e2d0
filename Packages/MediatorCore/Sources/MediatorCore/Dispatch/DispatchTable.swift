/// What a mediator has resolved, at one moment: immutable, and replaced whole.
///
/// A typed call needs `typed` only, at its action's index. A classic call finds its action by the names
/// it used, in one look-up. What is not here has not been asked for, or is missing.
final class DispatchTable: @unchecked Sendable {
  // Unchecked because of `slots`, which are written in `init` and freed in `deinit` only, and because of
  // `namedSlots`: what they refer to is Sendable.

  private let typed: [(any BoundAction)?]
  /// The places in `typed` of actions that nothing answers.
  private let unanswered: Set<Int>
  /// The same references, to be read without counting them.
  private let slots: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  let targets: [TargetName: BoundTarget]
  /// The actions that calls by name have reached.
  private let named: [CallName: NamedAction]
  /// The same references, to be read without counting them.
  private let namedSlots: [CallName: Unmanaged<NamedAction>]

  static var empty: DispatchTable { DispatchTable(typed: [], targets: [:], named: [:]) }

  private init(
    typed: [(any BoundAction)?], unanswered: Set<Int> = [], targets: [TargetName: BoundTarget],
    named: [CallName: NamedAction]
  ) {
    self.typed = typed
    self.unanswered = unanswered
    slots = .allocate(capacity: typed.count)
    for (index, action) in typed.enumerated() {
      (slots + index).initialize(to: action.map { Unmanaged.passUnretained($0) })
    }
    self.targets = targets
    self.named = named
    namedSlots = named.mapValues { .passUnretained($0) }
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

  /// The action by the names of a classic call, or nil where no call has reached it.
  ///
  /// It is not counted, and lives as long as the table.
  subscript(name: CallName) -> Unmanaged<NamedAction>? { namedSlots[name] }

  /// Whether calls by these names reach an action of this very target.
  func names(_ name: CallName, in target: BoundTarget) -> Bool { named[name]?.target === target }

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
      named: self.targets[target.name] == nil
        ? named : named.filter { $0.value.target.name != target.name })
  }

  /// This table with an action found by the names of a classic call.
  func adding(_ action: NamedAction, as name: CallName) -> DispatchTable {
    var named = named
    named[name] = action
    return DispatchTable(typed: typed, unanswered: unanswered, targets: targets, named: named)
  }

  /// This table with what stands for an action that nothing answers.
  func adding(_ refusal: any BoundAction, at index: Int) -> DispatchTable {
    var typed = typed
    typed.set(refusal, at: index)
    return DispatchTable(
      typed: typed, unanswered: unanswered.union([index]), targets: targets,
      named: named)
  }

  /// Whether a typed action has been resolved, or is known to be answered by nothing.
  func holds(_ index: Int) -> Bool { index < typed.count && typed[index] != nil }

  /// This table without a target, and without what nothing answers: the next calls resolve them again.
  func removing(_ name: TargetName) -> DispatchTable {
    DispatchTable(
      typed: answered(typedActions(without: name)), targets: targets.filter { $0.key != name },
      named: named.filter { $0.key.target != name.name && $0.value.target.name != name })
  }

  /// This table without what was found by names alone, and without what nothing answers.
  func removingUnqualified() -> DispatchTable {
    DispatchTable(
      typed: answered(typed), targets: targets, named: named.filter { $0.key.module != nil })
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
