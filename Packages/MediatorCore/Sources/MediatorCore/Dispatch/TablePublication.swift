import Synchronization

/// The current dispatch table, read without a lock and without counting references.
///
/// A reader says that it is reading by adding one to a counter, reads the pointer, and takes the one
/// back when its call is over. The counters are striped: a thread keeps to one of 64, each on cache
/// lines of its own, so two threads that perform actions write to no common memory. A writer replaces
/// the pointer, and frees the old table once every counter has been zero at some moment since.
///
/// Why that is safe: the reader's addition and the writer's replacement are sequentially consistent.
/// Where a writer finds a counter at zero after it replaced the pointer, every reader of that stripe
/// either had left, or adds later in that order and then reads the new pointer. All changes of a counter
/// are read-modify-writes, so the zero also orders every earlier reader's last use before the free.
///
/// No table is forgotten: a writer looks at the counters itself once it has said which it waits for, and
/// a reader that brings one of those to zero afterwards sees that it is waited for.
///
/// What it costs: a replaced table, and with it a released target, waits for the calls that overlap
/// the replacement, whichever targets they are of. The last of them to return frees it.
struct TablePublication: ~Copyable, Sendable {
  private let current: Atomic<UInt>
  private let stripes: ReaderStripes
  /// A bit for each stripe that a replaced table waits for.
  private let awaited = Atomic<UInt64>(0)
  private let retired = Lock<[Retired]>([])

  /// A table that readers may still be using, and the stripes not seen at zero since it was replaced.
  private struct Retired: Sendable {
    let table: DispatchTable
    var pending: UInt64
  }

  init() {
    current = Atomic(Self.retainedAddress(of: .empty))
    stripes = ReaderStripes()
  }

  deinit {
    // No reader is left: each holds the mediator that owns this object.
    Self.takeTable(at: current.load(ordering: .acquiring))
  }

  /// Begins a reading: the table that is current now stays alive until it ends.
  @inline(__always)
  func beginReading() -> Reading {
    let stripe = ReaderStripes.ofThisThread
    stripes.enter(stripe)
    let address = current.load(ordering: .sequentiallyConsistent)
    return Reading(table: .fromOpaque(Self.pointer(at: address)), stripe: stripe)
  }

  /// Ends a reading; the last one that overlapped a replacement frees the replaced table, and with it what
  /// may be another module's target.
  @inline(__always)
  func endReading(_ reading: Reading) {
    stripes.leave(reading.stripe)
    let awaited = awaited.load(ordering: .sequentiallyConsistent)
    if awaited != 0 { reclaim(after: reading.stripe, of: awaited) }
  }

  /// A table that may be used until its reading ends.
  struct Reading {
    /// Not counted: the stripe keeps it alive.
    let table: Unmanaged<DispatchTable>
    fileprivate let stripe: Int
  }

  /// Makes a table the current one.
  ///
  /// Calls of it are serialised by the mediator's lock. Nothing is freed here, since freeing a target runs
  /// its `deinit`; call `reclaim` without the lock.
  func publish(_ table: DispatchTable) {
    let old = current.exchange(
      Self.retainedAddress(of: table), ordering: .sequentiallyConsistent)
    retired.withLock {
      $0.append(Retired(table: Self.takeTable(at: old), pending: .max))
      awaited.store(.max, ordering: .sequentiallyConsistent)
    }
  }

  /// Frees what waits for a stripe that was left; calls in stripes that nothing waits for take no lock.
  @inline(never)
  private func reclaim(after stripe: Int, of awaited: UInt64) {
    // A stripe that is not idle has a reader, who comes here in turn.
    if awaited & 1 << UInt64(stripe) != 0, stripes.isIdle(stripe) { reclaim() }
  }

  /// Frees the replaced tables that no reader can be using any more.
  @inline(never)
  func reclaim() {
    let unused = retired.withLock { retired -> [DispatchTable] in
      let idle = stripes.idle
      for index in retired.indices { retired[index].pending &= ~idle }
      let unused = retired.filter { $0.pending == 0 }.map(\.table)
      retired.removeAll { $0.pending == 0 }
      awaited.store(
        retired.reduce(0) { $0 | $1.pending }, ordering: .sequentiallyConsistent)
      return unused
    }
    // The tables are freed here, after the lock: the `deinit` of a target may call the mediator.
    _ = consume unused
  }

  /// How many replaced tables wait for readers.
  var retiredCount: Int { retired.withLock { $0.count } }

  private static func retainedAddress(of table: DispatchTable) -> UInt {
    UInt(bitPattern: Unmanaged.passRetained(table).toOpaque())
  }

  private static func pointer(at address: UInt) -> UnsafeRawPointer {
    // Addresses come from `retainedAddress` only, so they are never zero.
    UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped
  }

  @discardableResult
  private static func takeTable(at address: UInt) -> DispatchTable {
    // Balances the `passRetained` of `retainedAddress`, once for each address that was current.
    Unmanaged<DispatchTable>.fromOpaque(pointer(at: address)).takeRetainedValue()
  }
}
