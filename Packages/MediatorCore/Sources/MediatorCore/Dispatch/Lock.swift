import Synchronization

/// A mutex whose critical sections the thread sanitizer can see.
///
/// The sanitizer does not know the futex inside `Mutex` and reports every access behind it. The
/// companion carries the same order in instructions that it does know: released last in each section,
/// acquired first in the next.
package struct Lock<State>: ~Copyable {
  private let mutex: Mutex<State>
  private let order = Atomic<Bool>(false)

  package init(_ state: sending State) {
    mutex = Mutex(state)
  }

  package borrowing func withLock<Result>(
    _ body: (inout sending State) throws -> sending Result
  ) rethrows -> sending Result {
    try mutex.withLock { state in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&state)
    }
  }
}

// What it guards is reached only inside the mutex, which is Sendable by the same argument.
extension Lock: @unchecked Sendable {}
