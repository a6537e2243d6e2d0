import BenchContracts
import BenchFloors
// Linked only: its targets are found by their names.
import BenchTargets
import Foundation
import MediatorCore

/// What is timed.
///
/// Each call gets the answer of the one before, so no loop can be vectorised or hoisted, and the
/// mediator's calls and the floors compute the same.
enum BenchCases {
  static func all() throws -> [BenchCase] {
    try Mediator.configureShared(configuration)
    return floors + typed + byName + (try remote()) + missing
  }

  static let configuration = Mediator.Configuration(
    modules: [Module("BenchTargets", KeptContract.shared, FreshContract.shared)],
    schemes: ["bench"])

  /// Calls nothing, for a profiler: what the program does besides.
  static let none = BenchCase("none") { $0 }

  // MARK: Floors

  private static var floors: [BenchCase] {
    let closures = Closures()
    let tables = Tables()
    return [
      BenchCase("floor.direct") { calls in
        var n = 0
        for _ in 0..<calls { n = Closures.direct(n) }
        return n
      },
      BenchCase("floor.closure") { calls in
        var n = 0
        for _ in 0..<calls { n = try closures.next(n) }
        return n
      },
      BenchCase("floor.witness") { calls in
        var n = 0
        for _ in 0..<calls { n = try Successors.shared.next(n) }
        return n
      },
      BenchCase("floor.witnessHeld") { calls in
        let held = Successors.shared
        var n = 0
        for _ in 0..<calls { n = try held.next(n) }
        return n
      },
      BenchCase("floor.make") { calls in
        var n = 0
        for _ in 0..<calls { n = try Successors.make().next(n) }
        return n
      },
      BenchCase(
        "floor.async",
        async: { calls in
          var n = 0
          for _ in 0..<calls { n = try await closures.nextLater(n) }
          return n
        }),
      BenchCase("floor.tables") { calls in
        var n = 0
        for _ in 0..<calls {
          n = try tables.perform("Kept", "classicNext", ["n": n]) as? Int ?? 0
        }
        return n
      },
      BenchCase("floor.tablesWithModule") { calls in
        var n = 0
        for _ in 0..<calls {
          n =
            try tables.perform(
              "Kept", "classicNext", [ParameterKey.module: "BenchTargets", "n": n]) as? Int ?? 0
        }
        return n
      },
    ]
  }

  // MARK: Typed calls

  private static var typed: [BenchCase] {
    let mediator = Mediator(configuration)
    var intercepting = configuration
    intercepting.interceptors = [Interception(Passing())]
    let intercepted = Mediator(intercepting)
    return [
      BenchCase("typed.kept") { calls in
        var n = 0
        for _ in 0..<calls { n = try mediator.next(n) }
        return n
      },
      BenchCase("typed.awaited") { calls in
        // The outer call began before the release, so the table that it replaced waits for it.
        try mediator.perform(KeptContract.shared.run) {
          mediator.releaseCachedTarget(fullTargetName: "BenchTargets.Target_Kept")
          var n = 0
          for _ in 0..<calls { n = try mediator.next(n) }
          return n
        }
      },
      BenchCase("typed.fresh") { calls in
        var n = 0
        for _ in 0..<calls { n = try mediator.nextInFresh(n) }
        return n
      },
      BenchCase(
        "typed.mainActor",
        mainActor: { calls in
          var n = 0
          for _ in 0..<calls { n = try mediator.nextOnMain(n) }
          return n
        }),
      BenchCase("typed.shared") { calls in
        var n = 0
        for _ in 0..<calls { n = try Mediator.shared.next(n) }
        return n
      },
      BenchCase(
        "typed.async",
        async: { calls in
          var n = 0
          for _ in 0..<calls { n = try await mediator.nextLater(n) }
          return n
        }),
      BenchCase("typed.intercepted") { calls in
        var n = 0
        for _ in 0..<calls { n = try intercepted.next(n) }
        return n
      },
    ]
  }

  // MARK: Calls by name

  private static var byName: [BenchCase] {
    let mediator = Mediator(configuration)
    return [
      BenchCase("classic.name") { calls in
        var n = 0
        for _ in 0..<calls { n = try mediator.nextByName(n) as? Int ?? 0 }
        return n
      },
      BenchCase("classic.fullName") { calls in
        var n = 0
        for _ in 0..<calls { n = try mediator.nextByFullName(n) as? Int ?? 0 }
        return n
      },
    ]
  }

  private static func remote() throws -> [BenchCase] {
    guard let url = URL(string: "bench://Kept/nextOf?n=41") else { throw BenchFailure.noURL }
    let mediator = Mediator(configuration)
    return [
      BenchCase("floor.query") { calls in
        var n = 0
        for _ in 0..<calls { n &+= Tables.query(url).count }
        return n
      },
      BenchCase("remote.url") { calls in
        var n = 0
        for _ in 0..<calls { n &+= try mediator.performAction(url: url) as? Int ?? 0 }
        return n
      },
    ]
  }

  // MARK: Calls that nothing answers

  private static var missing: [BenchCase] {
    let mediator = Mediator(configuration)
    return [
      BenchCase("missing.target") { calls in
        failures(calls) { try mediator.nextInAbsent($0) }
      },
      BenchCase("missing.action") { calls in
        failures(calls) { try mediator.unknown($0) }
      },
      BenchCase("missing.targetByName") { calls in
        failures(calls) { n in
          try mediator.performTarget("Absent", action: "next", params: ["n": n]) as? Int ?? 0
        }
      },
      BenchCase("missing.actionByName") { calls in
        failures(calls) { n in
          try mediator.performTarget("Fresh", action: "unknown", params: ["n": n]) as? Int ?? 0
        }
      },
    ]
  }

  @inline(__always)
  private static func failures(_ calls: Int, _ call: (Int) throws -> Int) -> Int {
    var n = 0
    for _ in 0..<calls {
      do { n = try call(n) } catch { n &+= 1 }
    }
    return n
  }
}

/// An interceptor that does nothing.
private struct Passing: Interceptor {
  func willPerform(_ call: borrowing Call, _ request: Any) -> CallDecision { .proceed }
}
