import Foundation
import Synchronization

/// Runs a batch on two threads at once, each with calls of its own.
enum TwoThreads {
  /// How long it takes until both threads have made so many calls each.
  static func time(
    _ calls: Int, _ batch: @escaping @Sendable (Int) throws -> Int
  ) throws -> Duration {
    let gate = Gate()
    let ends = (0..<2).map { _ in DispatchSemaphore(value: 0) }
    for end in ends {
      Thread.detachNewThread {
        gate.pass()
        do { Sink.take(try batch(calls)) } catch { gate.fail() }
        end.signal()
      }
    }
    let start = gate.open()
    for end in ends { end.wait() }
    let time = start.duration(to: .now)
    guard !gate.hasFailed else { throw TwoThreadsFailure() }
    return time
  }

  /// Lets two threads begin at the same moment.
  private final class Gate: Sendable {
    private let waiting = Atomic<Int>(0)
    private let isOpen = Atomic<Bool>(false)
    private let failed = Atomic<Bool>(false)

    var hasFailed: Bool { failed.load(ordering: .acquiring) }

    func fail() { failed.store(true, ordering: .releasing) }

    func pass() {
      _ = waiting.wrappingAdd(1, ordering: .acquiringAndReleasing)
      while !isOpen.load(ordering: .acquiring) {}
    }

    func open() -> ContinuousClock.Instant {
      while waiting.load(ordering: .acquiring) < 2 { Thread.sleep(forTimeInterval: 0.000_05) }
      let now = ContinuousClock.now
      isOpen.store(true, ordering: .releasing)
      return now
    }
  }
}

struct TwoThreadsFailure: Error {}
