/// One thing that is timed: a loop of so many calls, which answers something that depends on them all.
struct BenchCase: Sendable {
  /// The key of its figure, in nanoseconds per call.
  let id: String
  let batch: Batch

  enum Batch: Sendable {
    case plain(@Sendable (Int) throws -> Int)
    case mainActor(@MainActor @Sendable (Int) throws -> Int)
    case asynchronous(@Sendable (Int) async throws -> Int)
  }

  init(_ id: String, _ batch: @escaping @Sendable (Int) throws -> Int) {
    self.id = id
    self.batch = .plain(batch)
  }

  init(_ id: String, mainActor batch: @escaping @MainActor @Sendable (Int) throws -> Int) {
    self.id = id
    self.batch = .mainActor(batch)
  }

  init(_ id: String, async batch: @escaping @Sendable (Int) async throws -> Int) {
    self.id = id
    self.batch = .asynchronous(batch)
  }

  /// Runs a batch and answers how long it took.
  @MainActor
  func time(_ calls: Int) async throws -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    switch batch {
    case .plain(let batch): Sink.take(try batch(calls))
    case .mainActor(let batch): Sink.take(try batch(calls))
    case .asynchronous(let batch): return try await Self.timeAway(batch, calls)
    }
    return start.duration(to: clock.now)
  }

  /// Off the main actor, and timed there, so that neither hop is.
  private static func timeAway(
    _ batch: @escaping @Sendable (Int) async throws -> Int, _ calls: Int
  ) async throws -> Duration {
    try await Task.detached {
      let clock = ContinuousClock()
      let start = clock.now
      Sink.take(try await batch(calls))
      return start.duration(to: clock.now)
    }.value
  }
}
