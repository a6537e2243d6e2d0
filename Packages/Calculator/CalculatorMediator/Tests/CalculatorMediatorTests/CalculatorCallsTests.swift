import CalculatorMediator
import MediatorCore
import MediatorTesting
import Synchronization
import Testing

/// What the methods put into their dictionaries, against stubs in the module's place.
///
/// The stubs read literal names and not the package's constants: a constant that changed would
/// otherwise change on both sides of the test, and not in the module.
struct CalculatorCallsTests {
  private static let target: TargetName = "Calculator.Target_Calculator"
  private static let module = "kCTMediatorParamsKeySwiftTargetModuleName"

  private let mediator = Mediator()

  @Test("calculate hands over both numbers and the callback")
  func calculate() throws {
    mediator.override(Self.target, action: "calculate:withCompletion:") { params, _ in
      #expect(Set(params?.keys ?? [:].keys) == [Self.module, "input1", "input2", "callback"])
      #expect(params?[Self.module] as? String == "Calculator")
      #expect(params?["input1"] as? Int == 20)
      #expect(params?["input2"] as? Int == 22)
      let callback = try #require(params?["callback"] as? Callback<Int>)
      callback(42)
      return nil
    }
    let log = SumLog()
    try mediator.calculator.calculate(20, 22, completion: Callback { log.add($0) })
    #expect(log.sums == [42])
  }

  @Test("estimate hands over the repair and the hours, and answers the price")
  func estimate() throws {
    mediator.override(Self.target, action: "estimate") { params, _ in
      #expect(Set(params?.keys ?? [:].keys) == [Self.module, "repair", "hours"])
      #expect(params?[Self.module] as? String == "Calculator")
      #expect(params?["repair"] as? String == "Locks")
      #expect(params?["hours"] as? Int == 2)
      return 150_00
    }
    #expect(try mediator.calculator.estimate(repair: "Locks", hours: 2) == 150_00)
  }

  @Test("repairs hands over nothing of its own, and answers the kinds")
  func repairs() throws {
    mediator.override(Self.target, action: "repairs") { params, _ in
      #expect(params as? [String: String] == [Self.module: "Calculator"])
      return ["Locks", "Painting"]
    }
    #expect(try mediator.calculator.repairs() == ["Locks", "Painting"])
  }

  @Test("what the module throws is passed on")
  func refused() {
    for action in ["calculate:withCompletion:", "estimate", "repairs"] {
      mediator.override(Self.target, action: action) { _, call in throw Refusal(of: call.action) }
    }
    #expect(throws: Refusal(of: "calculate:withCompletion:")) {
      try mediator.calculator.calculate(1, 2, completion: Callback { _ in })
    }
    #expect(throws: Refusal(of: "estimate")) {
      try mediator.calculator.estimate(repair: "Roof", hours: 2)
    }
    #expect(throws: Refusal(of: "repairs")) { try mediator.calculator.repairs() }
  }

  @Test("an answer of another type is an error that names the call")
  func otherAnswer() {
    mediator.override(Self.target, action: "estimate") { _, _ in "150" }
    mediator.override(Self.target, action: "repairs") { _, _ in nil }
    #expect(
      throws: MediatorError(
        .unexpectedResponse,
        "The action 'estimate' of Calculator.Target_Calculator answered a value of type String, but the "
          + "caller asked for Int.")
    ) {
      try mediator.calculator.estimate(repair: "Locks", hours: 2)
    }
    #expect(
      throws: MediatorError(
        .unexpectedResponse,
        "The action 'repairs' of Calculator.Target_Calculator answered nothing, but the caller asked for "
          + "[String].")
    ) {
      try mediator.calculator.repairs()
    }
  }

  @Test("without the module every method throws and says so")
  func notLinked() {
    #expect(throws: Self.missing("calculate:withCompletion:")) {
      try mediator.calculator.calculate(1, 2, completion: Callback { _ in })
    }
    #expect(throws: Self.missing("estimate")) {
      try mediator.calculator.estimate(repair: "Locks", hours: 2)
    }
    #expect(throws: Self.missing("repairs")) { try mediator.calculator.repairs() }
  }

  private static func missing(_ action: String) -> MediatorError {
    MediatorError(
      .targetNotFound,
      "Calculator is not part of this binary: '\(action)' of Calculator.Target_Calculator cannot be "
        + "performed. Link the package Calculator into the app, or check the name.")
  }
}

private struct Refusal: Error, Equatable {
  let action: String

  init(of action: String) { self.action = action }
}

/// What the completion got.
private final class SumLog: Sendable {
  private let all = Mutex<[Int]>([])

  var sums: [Int] { all.withLock { $0 } }

  func add(_ sum: Int) { all.withLock { $0.append(sum) } }
}
