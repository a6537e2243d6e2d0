import AllocationCounter
import Measuring

/// What one process measures: every case in turn, round after round, so that what disturbs the machine
/// for a while disturbs a case and its floor alike.
@MainActor
struct SingleRun {
  let cases: [BenchCase]
  let effort: Effort

  /// How much is measured.
  struct Effort {
    let batch: Double
    let rounds: Int
    let pairs: Int

    /// For figures: batches of a tenth of a millisecond, few of which are interrupted.
    static let full = Effort(batch: 100_000, rounds: 101, pairs: 21)

    /// To see that it works.
    static let quick = Effort(batch: 20_000, rounds: 3, pairs: 1)
  }

  /// The median of the batches of each case in nanoseconds per call, and of the other figures.
  func figures() async throws -> Figures {
    var figures: Figures = [:]
    var sizes: [Int] = []
    for item in cases { sizes.append(try await size(of: item)) }
    var times: [String: [Double]] = [:]
    for _ in 0..<effort.rounds {
      // Always in another order: what interrupts at regular intervals then interrupts none more often.
      for index in cases.indices.shuffled() {
        let time = try await cases[index].time(sizes[index]).nanoseconds
        times[cases[index].id, default: []].append(time / Double(sizes[index]))
      }
    }
    for (id, times) in times { figures[id] = Summary(times).median }
    for id in ["floor.closure", "floor.witness", "typed.kept", "typed.shared", "classic.name"] {
      figures.merge(try twoThreads(id, sizes)) { $1 }
    }
    for id in ["typed.kept", "typed.fresh", "classic.name"] {
      figures["allocations.\(id)"] = try allocations(id)
    }
    return figures
  }

  /// How many calls make a batch; the calls before it warm caches and resolve targets.
  private func size(of item: BenchCase) async throws -> Int {
    // So many that the clock does not show, even where interruptions end the search at once.
    var calls = 256
    while true {
      // The quickest of three: one that was interrupted would make batches that are too short.
      var time = Double.infinity
      for _ in 0..<3 { time = min(time, try await item.time(calls).nanoseconds) }
      if time >= effort.batch / 2 {
        return max(calls / 2, Int(Double(calls) * effort.batch / time))
      }
      calls *= 2
    }
  }

  /// What a second thread gains, in calls per second, and what a call takes on each of two.
  private func twoThreads(_ id: String, _ sizes: [Int]) throws -> Figures {
    guard let (item, size) = zip(cases, sizes).first(where: { $0.0.id == id }),
      case .plain(let batch) = item.batch
    else { return [:] }
    // Long enough that the threads' own beginning and end do not show.
    let calls = size * 40
    var gains: [Double] = []
    var times: [Double] = []
    for _ in 0..<effort.pairs {
      let start = ContinuousClock.now
      Sink.take(try batch(calls))
      let alone = start.duration(to: .now).nanoseconds
      let together = try TwoThreads.time(calls, batch).nanoseconds
      gains.append(2 * alone / together)
      times.append(together / Double(calls))
    }
    return ["gain.\(id)": Summary(gains).median, "two.\(id)": Summary(times).median]
  }

  /// Blocks allocated per call, counted, or nil where they cannot be.
  private func allocations(_ id: String) throws -> Double? {
    guard let item = cases.first(where: { $0.id == id }), case .plain(let batch) = item.batch,
      allocations_of_this_thread() >= 0
    else { return nil }
    let calls = 1_000
    let before = allocations_of_this_thread()
    let result = try batch(calls)
    let allocations = allocations_of_this_thread() - before
    Sink.take(result)
    return Double(allocations) / Double(calls)
  }
}
