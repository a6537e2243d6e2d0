import Foundation
import MediatorCore
import Synchronization
import Testing

@testable import Calculator

/// The action `calculate:withCompletion:`, by the names that callers write.
struct CalculateTests {
  private let mediator = Mediator(.init(modules: [Module("Calculator")], schemes: ["homefix"]))

  private func calculate(_ params: [String: Any]?) throws -> Any? {
    try mediator.performTarget(
      "Calculator", action: "calculate:withCompletion:", params: params)
  }

  @Test(
    "the callback gets the sum, once, and the call answers nothing",
    arguments: [
      (2, 3, 5), (-7, 7, 0), (.max, 0, .max), (.max, .min, -1), (.min, 0, .min),
    ] as [(Int, Int, Int)])
  func sum(input1: Int, input2: Int, sum: Int) throws {
    let log = SumLog()
    let answer = try calculate([
      "input1": input1, "input2": input2, "callback": Callback<Int> { log.add($0) },
    ])
    #expect(answer == nil)
    #expect(log.sums == [sum])
  }

  @Test("a closure of any kind is a callback", arguments: ClosureKind.allCases)
  @MainActor
  func closures(kind: ClosureKind) throws {
    let log = SumLog()
    _ = try calculate(["input1": 40, "input2": 2, "callback": kind.closure(log)])
    #expect(log.sums == [42])
  }

  @Test("an asynchronous closure is a callback")
  func asynchronous() async throws {
    let (sums, continuation) = AsyncStream.makeStream(of: Int.self)
    let callback: @Sendable (Int) async -> Void = { continuation.yield($0) }
    _ = try calculate(["input1": 40, "input2": 2, "callback": callback])
    var iterator = sums.makeAsyncIterator()
    #expect(await iterator.next() == 42)
  }

  @Test(
    "numbers may come as text, and as other kinds of whole number",
    arguments: [("40", "2"), (40.0, UInt8(2)), (Int64(40), "+2")]
      as [(any Sendable, any Sendable)])
  func conversions(input1: any Sendable, input2: any Sendable) throws {
    let log = SumLog()
    _ = try calculate([
      "input1": input1, "input2": input2, "callback": Callback<Int> { log.add($0) },
    ])
    #expect(log.sums == [42])
  }

  @Test(
    "a sum that does not fit is an error, and the callback is not called",
    arguments: [(Int.max, 1), (.min, -1), (.max, .max), (.min, .min)])
  func overflow(input1: Int, input2: Int) {
    let log = SumLog()
    let error = #expect(throws: CalculatorError.self) {
      try calculate([
        "input1": input1, "input2": input2, "callback": Callback<Int> { log.add($0) },
      ])
    }
    #expect(
      error?.description == "The sum of \(input1) and \(input2) does not fit into an Int; use "
        + "smaller numbers.")
    #expect(log.sums == [])
  }

  @Test("parameters that are missing are named, all at once")
  func missing() {
    let action = "'calculate:withCompletion:' of Calculator.Target_Calculator"
    let all = MediatorError(
      .invalidParameter,
      "Parameters of \(action) are wrong: 'input1' is missing, Int was expected; 'input2' is missing, "
        + "Int was expected; 'callback' is missing, (Int) -> () was expected.")
    #expect(throws: all) { try calculate(nil) }
    #expect(throws: all) { try calculate([:]) }
    #expect(throws: all) { try calculate(["input1": Int?.none as Any]) }
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter 'callback' of \(action) is missing; (Int) -> () was expected.")
    ) {
      try calculate(["input1": 1, "input2": 2])
    }
  }

  @Test(
    "a parameter of another type is named, with what came",
    arguments: [
      ("input1", "one", "\"one\"", "Int"),
      ("input1", true, "true (Bool)", "Int"),
      ("input1", 1.5, "1.5 (Double)", "Int"),
      ("input2", UInt64.max, "18446744073709551615 (UInt64)", "Int"),
      ("input2", [2], "a value of type [Int]", "Int"),
      ("callback", "later", "\"later\"", "(Int) -> ()"),
      (
        "callback", { @Sendable (_: String) in }, "a value of type @Sendable (String) -> ()",
        "(Int) -> ()"
      ),
    ] as [(String, any Sendable, String, String)])
  func mismatch(key: String, value: any Sendable, shown: String, expected: String) {
    let log = SumLog()
    var params: [String: Any] = [
      "input1": 1, "input2": 2, "callback": Callback<Int> { log.add($0) },
    ]
    params[key] = value
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter '\(key)' of 'calculate:withCompletion:' of Calculator.Target_Calculator is "
          + "\(shown); \(expected) was expected.")
    ) {
      try calculate(params)
    }
    #expect(log.sums == [])
  }

  @Test("no URL performs an action of the classic style")
  func remote() throws {
    let url = try #require(URL(string: "homefix://Calculator/repairs"))
    #expect(
      throws: MediatorError(
        .notExposed,
        "The URL 'homefix://Calculator/repairs' is refused: no contract that the app lists exposes "
          + "'repairs' of 'Calculator'.")
    ) {
      try mediator.performAction(url: url)
    }
  }

  /// The kinds of closure that a dictionary may hold.
  enum ClosureKind: CaseIterable {
    case plain
    case sendable
    case mainActor

    func closure(_ log: SumLog) -> Any {
      switch self {
      case .plain:
        let closure: (Int) -> Void = { log.add($0) }
        return closure
      case .sendable:
        let closure: @Sendable (Int) -> Void = { log.add($0) }
        return closure
      case .mainActor:
        let closure: @MainActor @Sendable (Int) -> Void = { log.add($0) }
        return closure
      }
    }
  }

  /// What the callback got.
  final class SumLog: Sendable {
    private let all = Mutex<[Int]>([])

    var sums: [Int] { all.withLock { $0 } }

    func add(_ sum: Int) { all.withLock { $0.append(sum) } }
  }
}
