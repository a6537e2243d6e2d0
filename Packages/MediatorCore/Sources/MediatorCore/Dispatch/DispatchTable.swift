/// What a mediator has resolved, at one moment: immutable, and replaced whole.
///
/// A typed call needs `slots` only, at its action's index. A classic call finds its action by the names
/// it used, in one look-up. What is not here has not been asked for, or is missing.
///
/// A first call replaces the table, so what a replacement copies is kept small: references that are
/// not counted, and what owns them in portions that tables share.
final class DispatchTable: @unchecked Sendable {
  // Unchecked because of what is not counted: references to Sendable objects that `targets`, `refusals` or
  // `named` own for as long as this table lives. `slots` is written in `init` and freed in `deinit` only.

  /// An action, uncounted: `targets` or `refusals` own it for as long as the table that has the slot.
  fileprivate struct Slot {
    unowned(unsafe) let action: any BoundAction
  }

  /// The bound forms of typed actions, or what stands for those that nothing answers: no array, since
  /// that would be counted by whoever reads it.
  private let slots: UnsafeMutablePointer<Slot?>
  private let count: Int
  private let targets: TargetPortions
  /// What stands for typed actions that nothing answers, by their places.
  private let refusals: [Int: any BoundAction]
  /// The actions that calls by name have reached.
  private let named: [CallName: NamedAction]
  /// The same, to be read without counting.
  private let namedSlots: [CallName: Unmanaged<NamedAction>]

  static var empty: DispatchTable {
    DispatchTable(typed: [], targets: TargetPortions(), refusals: [:], named: [:])
  }

  private init(
    typed: [Slot?], targets: TargetPortions, refusals: [Int: any BoundAction],
    named: [CallName: NamedAction]
  ) {
    slots = .allocate(capacity: typed.count)
    slots.initialize(from: typed, count: typed.count)
    count = typed.count
    self.targets = targets
    self.refusals = refusals
    self.named = named
    namedSlots = named.mapValues { .passUnretained($0) }
  }

  // Slots are trivial: there is nothing to deinitialise.
  deinit { slots.deallocate() }
}

// MARK: Reading

extension DispatchTable {
  /// The bound form of the action at an index, or nil where its target has not been resolved.
  ///
  /// It is not counted, and lives as long as the table.
  @inline(__always)
  subscript(index: Int) -> Unmanaged<AnyObject>? {
    index < count ? slots[index].map { .passUnretained($0.action) } : nil
  }

  /// What answers the action at an index; nil also where it is known that nothing does.
  ///
  /// It is counted, and may outlive the table.
  func answer(at index: Int) -> (any BoundAction)? {
    index < count && refusals[index] == nil ? slots[index]?.action : nil
  }

  /// The action by the names of a classic call, or nil where no call has reached it.
  ///
  /// It is not counted, and lives as long as the table.
  subscript(name: CallName) -> Unmanaged<NamedAction>? { namedSlots[name] }

  /// Whether calls by these names reach an action of this very target.
  func names(_ name: CallName, in target: BoundTarget) -> Bool { named[name]?.target === target }
}

// MARK: Replacing

extension DispatchTable {
  private var typed: [Slot?] { Array(UnsafeBufferPointer(start: slots, count: count)) }

  /// This table with a target, in place of what it held of the same name.
  func adding(_ target: BoundTarget, insteadOf old: BoundTarget?) -> DispatchTable {
    var (typed, refusals) = (typed, refusals)
    for index in old?.places ?? [] { typed[index] = nil }
    for action in target.typedActions {
      guard let index = action.descriptor.index else { continue }
      typed.set(action, at: index)
      refusals[index] = nil
    }
    return DispatchTable(
      typed: typed, targets: targets.removing(old).adding(target), refusals: refusals,
      named: named(without: old))
  }

  /// This table with an action found by the names of a classic call.
  func adding(_ action: NamedAction, as name: CallName) -> DispatchTable {
    var named = named
    named[name] = action
    return DispatchTable(typed: typed, targets: targets, refusals: refusals, named: named)
  }

  /// This table with what stands for a typed action that nothing answers.
  func adding(_ refusal: any BoundAction, at index: Int) -> DispatchTable {
    var (typed, refusals) = (typed, refusals)
    typed.set(refusal, at: index)
    refusals[index] = refusal
    return DispatchTable(typed: typed, targets: targets, refusals: refusals, named: named)
  }

  /// This table without a target, and without what nothing answers: the next calls resolve them again.
  ///
  /// - Parameters:
  ///   - name: The target's name; calls by that name alone may find another one now.
  ///   - old: The target, where it was resolved.
  /// - Returns: The table to publish next.
  func removing(_ name: TargetName, _ old: BoundTarget?) -> DispatchTable {
    var typed = answered
    for index in old?.places ?? [] { typed[index] = nil }
    return DispatchTable(
      typed: typed, targets: targets.removing(old), refusals: [:],
      named: named(without: old).filter { $0.key.target != name.name })
  }

  /// This table without what was found by names alone, and without what nothing answers.
  func removingUnqualified() -> DispatchTable {
    DispatchTable(
      typed: answered, targets: targets, refusals: [:],
      named: named.filter { $0.key.module != nil })
  }

  private var answered: [Slot?] {
    var typed = typed
    for index in refusals.keys { typed[index] = nil }
    return typed
  }

  private func named(without target: BoundTarget?) -> [CallName: NamedAction] {
    guard let target else { return named }
    return named.filter { $0.value.target !== target }
  }
}

extension BoundTarget {
  /// The places of its typed actions in the table that holds it.
  fileprivate var places: [Int] { typedActions.compactMap(\.descriptor.index) }
}

extension [DispatchTable.Slot?] {
  fileprivate mutating func set(_ action: any BoundAction, at index: Int) {
    if count <= index { self += Array(repeating: nil, count: index + 1 - count) }
    self[index] = DispatchTable.Slot(action: action)
  }
}

/// Targets in portions: a table with one more shares all portions but the last with the table before.
private struct TargetPortions: Sendable {
  private static let size = 64

  private var portions: [[BoundTarget]] = []

  init() {}

  func adding(_ target: BoundTarget) -> TargetPortions {
    var result = self
    if let last = portions.indices.last, portions[last].count < Self.size {
      result.portions[last].append(target)
    } else {
      result.portions.append([target])
    }
    return result
  }

  func removing(_ target: BoundTarget?) -> TargetPortions {
    guard let target else { return self }
    var result = self
    for index in portions.indices { result.portions[index].removeAll { $0 === target } }
    result.portions.removeAll(where: \.isEmpty)
    return result
  }
}
