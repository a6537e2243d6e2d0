import MediatorCore
import MediatorTesting
import Testing

/// No action runs on an instance that is not the published one, whatever happens at once.
///
/// Eight tasks call, override, release and trace, in both styles; for the thread sanitizer as well:
/// `swift test --sanitize=thread`. Two observations prove it. Nothing but a release lets another instance
/// be published, so actions ran on one instance more than there were releases at most, though every first
/// call races to make one. And an instance that was released answers no call that begins afterwards.
struct PublishedInstanceTests {
  @Test("eight tasks see instances that were published, and none that was released before")
  func published() async throws {
    let ledger = Ledger()
    let trace = Trace()
    let mediator = Mediator(
      .init(modules: [Module("MediatorCoreTests")], interceptors: [Interception(trace)]))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for turn in 0..<300 {
            try await Target_Ledger.$rival.withValue(mediator) {
              try await Self.step(task + turn * 3, mediator, ledger)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(ledger.faults == [])
    #expect(ledger.instances.count > 1)
    #expect(ledger.instances.count <= ledger.releases + 1)
    // Each call was traced, with the instance that answered it.
    #expect(trace.answers == ledger.answers)
  }

  @Test("between two releases one instance answers, however many first calls race to make it")
  func betweenReleases() async throws {
    let trace = Trace()
    let mediator = Mediator(
      .init(modules: [Module("MediatorCoreTests")], interceptors: [Interception(trace)]))
    for _ in 0..<50 {
      let ledger = Ledger()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<8 {
          group.addTask {
            // The first seven steps release nothing.
            for turn in 0..<7 {
              try await Target_Ledger.$rival.withValue(mediator) {
                try await Self.step((task + turn) % 7, mediator, ledger)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(ledger.faults == [])
      #expect(ledger.instances.count == 1)
      mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Ledger")
    }
    #expect(trace.answers.values.reduce(0, +) == 50 * 8 * 7)
  }

  private static func step(_ step: Int, _ mediator: Mediator, _ ledger: Ledger) async throws {
    let contract = LedgerContract.shared
    switch step % 8 {
    case 0: try ledger.call { try mediator.perform(contract.number) }
    case 1:
      try ledger.call {
        try mediator.performTarget("Ledger", action: "number:", params: .here, as: Int.self)
      }
    case 2:
      try await ledger.call { try await mediator.perform(contract.numberLater) }
    case 3:
      try await ledger.call {
        try await mediator.performTargetAsync(
          "Ledger", action: "numberLater:", params: .here, as: Int.self)
      }
    case 4:
      try await ledger.call { try await mediator.perform(contract.numberOnMain) }
    case 5:
      mediator.override(contract.other) { _, _ in -1 }
      try ledger.call { try mediator.performTarget("Ledger", action: "number:", as: Int.self) }
    case 6:
      mediator.removeOverride(LedgerContract.target)
      try ledger.call { try mediator.perform(contract.number) }
    default:
      let number = try ledger.call { try mediator.perform(contract.number) }
      ledger.release(number) {
        mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Ledger")
      }
    }
  }
}

/// Who answered, and who had been released by then.
private final class Ledger: Sendable {
  private struct Entries {
    var instances: Set<Int> = []
    var released: Set<Int> = []
    var answers: [Int: Int] = [:]
    var releases = 0
    var faults: [String] = []
  }

  private let entries = Lock(Entries())

  var instances: Set<Int> { entries.withLock { $0.instances } }
  var answers: [Int: Int] { entries.withLock { $0.answers } }
  var releases: Int { entries.withLock { $0.releases } }
  var faults: [String] { entries.withLock { $0.faults } }

  @discardableResult
  func call(_ body: () throws -> Int) rethrows -> Int {
    let released = entries.withLock { $0.released }
    return answered(by: try body(), released)
  }

  func call(_ body: () async throws -> Int) async rethrows {
    let released = entries.withLock { $0.released }
    answered(by: try await body(), released)
  }

  /// Releases an instance that answered a call; it may have been released since, which changes nothing.
  func release(_ instance: Int, _ body: () -> Void) {
    body()
    entries.withLock { entries in
      entries.releases += 1
      entries.released.insert(instance)
    }
  }

  @discardableResult
  private func answered(by instance: Int, _ released: Set<Int>) -> Int {
    entries.withLock { entries in
      entries.instances.insert(instance)
      entries.answers[instance, default: 0] += 1
      if instance == 0 { entries.faults.append("an instance answered that was gone") }
      if released.contains(instance) {
        entries.faults.append("instance \(instance) answered a call after its release")
      }
    }
    return instance
  }
}

/// How often each instance answered, as an observer hears it.
private final class Trace: CallObserver {
  private let counts = Lock<[Int: Int]>([:])

  var answers: [Int: Int] { counts.withLock { $0 } }

  func didPerform(_ call: borrowing Call, _ outcome: CallOutcome) {
    guard case .success(let answer as Int) = outcome.result else { return }
    counts.withLock { $0[answer, default: 0] += 1 }
  }
}
