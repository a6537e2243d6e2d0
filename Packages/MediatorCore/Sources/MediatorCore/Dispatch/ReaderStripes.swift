import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Counters of the readers of a dispatch table, each on cache lines of its own.
struct ReaderStripes: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer: what it points to is atomics, allocated in `init`, freed in
  // `deinit`, and never moved.
  private let counters: UnsafeMutablePointer<Atomic<Int>>

  private static let count = 64

  /// 128 bytes from one counter to the next, since processors fetch pairs of 64-byte lines.
  private static let stride = 128 / MemoryLayout<Atomic<Int>>.stride

  init() {
    counters = .allocate(capacity: Self.count * Self.stride)
    for index in 0..<Self.count * Self.stride { (counters + index).initialize(to: Atomic(0)) }
  }

  deinit {
    counters.deinitialize(count: Self.count * Self.stride)
    counters.deallocate()
  }

  /// A stripe that this thread keeps to; two threads share one with a probability of 1 in 64.
  ///
  /// Sharing costs time, never correctness: what counts is that a call leaves the stripe it entered.
  @inline(__always)
  static var ofThisThread: Int {
    #if canImport(Darwin) || canImport(Musl)
      let thread = UInt64(UInt(bitPattern: pthread_self()))
    #else
      let thread = UInt64(pthread_self())
    #endif
    // Fibonacci hashing: handles are addresses, which differ in their middle bits only.
    return Int(truncatingIfNeeded: (thread &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  @inline(__always)
  func enter(_ stripe: Int) {
    counter(stripe).pointee.wrappingAdd(1, ordering: .sequentiallyConsistent)
  }

  @inline(__always)
  func leave(_ stripe: Int) {
    counter(stripe).pointee.wrappingSubtract(1, ordering: .sequentiallyConsistent)
  }

  /// Whether a stripe has no reader.
  func isIdle(_ stripe: Int) -> Bool {
    counter(stripe).pointee.load(ordering: .sequentiallyConsistent) == 0
  }

  /// A bit for each stripe that has no reader.
  var idle: UInt64 {
    (0..<Self.count).reduce(into: 0) { idle, stripe in
      if isIdle(stripe) { idle |= 1 << UInt64(stripe) }
    }
  }

  @inline(__always)
  private func counter(_ stripe: Int) -> UnsafeMutablePointer<Atomic<Int>> {
    counters + stripe * Self.stride
  }
}
