import Dispatch
import MediatorCore
import Synchronization
import Testing

/// First calls that race: more than one instance may be made, one only ever performs actions.
struct FirstCallRaceTests {
  @Test("threads that race for the first call run their actions on one instance", arguments: 0..<50)
  func threads(round: Int) {
    let mediator = Mediator()
    let numbers = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      let number =
        index.isMultiple(of: 2)
        ? try? mediator.perform(RacingContract.shared.number)
        : try? mediator.performTarget("Racing", action: "number", params: .here, as: Int.self)
      numbers.withLock { $0.append(number ?? -1) }
    }
    let seen = numbers.withLock { $0 }
    #expect(seen.count == 8)
    #expect(Set(seen).count == 1)
    #expect(!seen.contains(-1))
    #expect((try? mediator.perform(RacingContract.shared.number)) == seen.first)
  }

  @Test("threads that race to cache a target that lives per call share one", arguments: 0..<50)
  func caching(round: Int) {
    let mediator = Mediator()
    let numbers = Mutex<Set<Int>>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let number = try? mediator.instance(cache: true)
      numbers.withLock { _ = $0.insert(number ?? -1) }
    }
    #expect(numbers.withLock { $0.count } == 1)
  }

  @Test("tasks that race for the first call run their actions on one instance", arguments: 0..<50)
  func tasks(round: Int) async throws {
    let mediator = Mediator()
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { try mediator.perform(RacingContract.shared.number) } }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(numbers.count == 1)
  }

  @Test("the instances that lost are freed, outside the lock")
  func losers() {
    let mediator = Mediator()
    let alive = Atomic<Int>(0)
    Target_Loser.$alive.withValue(Target_Loser.Count(mediator: mediator)) {
      guard let count = Target_Loser.alive else { return }
      // Initialisers that call the mediator for their own target race with themselves.
      #expect((try? mediator.performTarget("Loser", action: "depth", params: .here)) as? Int == 3)
      alive.store(count.alive.load(ordering: .relaxed), ordering: .relaxed)
    }
    #expect(alive.load(ordering: .relaxed) == 1)
  }
}

/// A cached target whose initialiser needs the target, three times: the innermost is published.
final class Target_Loser: Target {
  final class Count: Sendable {
    let mediator: Mediator
    let made = Atomic<Int>(0)
    let alive = Atomic<Int>(0)

    init(mediator: Mediator) { self.mediator = mediator }
  }

  @TaskLocal static var alive: Count?

  static let lifetime = TargetLifetime.cached
  static let actions: ActionTable<Target_Loser> = [
    .on("depth") { target, _, _ in target.depth }
  ]

  let depth: Int
  private let count: Count?

  init() {
    count = Self.alive
    depth = count?.made.wrappingAdd(1, ordering: .relaxed).newValue ?? 0
    count?.alive.wrappingAdd(1, ordering: .relaxed)
    if depth < 3 {
      _ = try? count?.mediator.performTarget("Loser", action: "depth", params: .here)
    }
  }

  deinit {
    count?.alive.wrappingSubtract(1, ordering: .relaxed)
    // Under the mediator's lock this would wait for ever.
    _ = count?.mediator.check(target: "Loser", module: "MediatorCoreTests")
  }
}
