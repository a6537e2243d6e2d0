import MediatorCore
import Synchronization

struct LedgerContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Ledger"
  static let shared = LedgerContract()

  let number = Action<Void, Int>("number")
  let numberLater = AsyncAction<Void, Int>("numberLater")
  let numberOnMain = MainActorAction<Void, Int>("numberOnMain")
  let other = Action<Void, Int>("other")
}

/// A cached target that knows when it is gone, and whose first calls race.
///
/// Its initialiser performs an action of it, so that each time the instance made meanwhile is published
/// and the one being made has lost.
final class Target_Ledger: Target {
  static let lifetime = TargetLifetime.cached

  /// The mediator that the initialiser calls.
  @TaskLocal static var rival: Mediator?

  private let serial = Serial.next()
  private let isAlive = Atomic<Bool>(true)

  static let actions: ActionTable<Target_Ledger> = [
    .on(\LedgerContract.number) { target, _, _ in target.number() },
    .on(\LedgerContract.numberLater) { target, _, _ in
      let before = target.number()
      await Task.yield()
      return target.number() == before ? before : 0
    },
    .on(\LedgerContract.numberOnMain) { target, _, _ in target.number() },
    .on(\LedgerContract.other) { target, _, _ in target.number() },
    .on("race") { _, _, _ in nil },
    .on("number:") { target, _, _ in target.number() },
    .on(
      "numberLater:",
      async: { target, _, _ in
        await Task.yield()
        return target.number()
      }),
  ]

  init() {
    guard let rival = Self.rival else { return }
    Self.$rival.withValue(nil) {
      _ = try? rival.performTarget("Ledger", action: "race", params: .here)
    }
  }

  deinit { isAlive.store(false, ordering: .sequentiallyConsistent) }

  /// The number of this instance; zero where it is gone already.
  private func number() -> Int { isAlive.load(ordering: .sequentiallyConsistent) ? serial : 0 }
}
