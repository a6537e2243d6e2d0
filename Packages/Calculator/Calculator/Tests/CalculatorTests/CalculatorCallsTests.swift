import MediatorCore
import MediatorTesting
import Testing

@testable import Calculator

/// What callers of the module get, as a recorder hears it.
struct CalculatorCallsTests {
  private static let target: TargetName = "Calculator.Target_Calculator"

  private let calls = CallRecorder()
  private let mediator: Mediator

  init() { mediator = Mediator(.init(interceptors: [Interception(calls)])) }

  private func estimate(_ params: [String: Any]) throws -> Any? {
    try mediator.performTarget("Calculator", action: "estimate", params: params)
  }

  @Test("a call is recorded with its parameters and its answer")
  func estimates() throws {
    _ = try estimate(["repair": "Locks", "hours": "2"])
    _ = try mediator.performTarget("Calculator", action: "repairs")
    let estimates = calls.calls(of: Self.target, action: "estimate")
    #expect(estimates.map { $0.params?["repair"] as? String } == ["Locks"])
    #expect(estimates.map { $0.params?["hours"] as? String } == ["2"])
    #expect(estimates.map { $0.answer as? Int } == [150_00])
    #expect(calls.calls.map(\.action.name) == ["estimate", "repairs"])
  }

  @Test("an addition answers nothing, since its sum goes to the callback")
  func addition() throws {
    _ = try mediator.performTarget(
      "Calculator", action: "calculate:withCompletion:",
      params: ["input1": 1, "input2": 2, "callback": Callback<Int> { _ in }])
    #expect(
      calls.calls.map(\.description) == [
        "'calculate:withCompletion:' of Calculator.Target_Calculator: answered nothing"
      ])
  }

  @Test("a repair without a price is recorded with the module's own error")
  func unknownRepair() {
    _ = try? estimate(["repair": "Roof", "hours": 2])
    #expect(
      calls.calls(of: Self.target, action: "estimate").map { $0.error as? CalculatorError }
        == [.unknownRepair("Roof")])
  }

  @Test("parameters that are wrong are recorded with their refusal")
  func refused() {
    _ = try? estimate(["repair": "Locks", "hours": "two"])
    let errors = calls.calls(of: Self.target, action: "estimate").map { $0.error as? MediatorError }
    #expect(errors.map { $0?.code } == [.invalidParameter])
  }

  @Test("an asynchronous caller reaches the module by name")
  func asynchronous() async throws {
    let cents = try await mediator.performTargetAsync(
      "Calculator", action: "estimate", params: ["repair": "Locks", "hours": 1], as: Int.self)
    #expect(cents == 95_00)
    #expect(calls.calls.map { $0.answer as? Int } == [95_00])
  }

  @Test("a stub answers in the module's place until it is taken away")
  func stub() throws {
    let stubbed = try mediator.restoringOverrides {
      mediator.override(Self.target, action: "estimate") { params, _ in params?["hours"] }
      return try estimate(["repair": "Locks", "hours": 3]) as? Int
    }
    #expect(stubbed == 3)
    #expect(try estimate(["repair": "Locks", "hours": 3]) as? Int == 205_00)
  }
}
