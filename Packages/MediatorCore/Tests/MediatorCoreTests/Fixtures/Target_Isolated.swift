import MediatorCore

struct IsolatedContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Isolated"
  static let shared = IsolatedContract()

  let next = MainActorAction<Void, Int>("next")
}

/// A target on the main actor, with state of its own.
@MainActor
final class Target_Isolated: Target {
  nonisolated static let lifetime = TargetLifetime.cached

  private var count = 0

  nonisolated static let actions: ActionTable<Target_Isolated> = [
    .on(\IsolatedContract.next) { target, _, _ in
      target.count += 1
      return target.count
    }
  ]

  nonisolated init() {}
}

struct CounterContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Counter"
  static let shared = CounterContract()

  let add = AsyncAction<Int, Int>("add")
}

/// A target that is an actor.
actor Target_Counter: Target {
  static let lifetime = TargetLifetime.cached

  private var sum = 0

  static let actions: ActionTable<Target_Counter> = [
    .on(\CounterContract.add) { target, number, _ in await target.add(number) }
  ]

  private func add(_ number: Int) -> Int {
    sum += number
    return sum
  }
}
