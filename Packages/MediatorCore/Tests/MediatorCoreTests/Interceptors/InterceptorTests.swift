import MediatorCore
import MediatorTesting
import Synchronization
import Testing

@Suite("Interceptors")
struct InterceptorTests {
  private let gate = GateContract.shared

  @Test("a call that an interceptor refuses does not reach the handler, in each isolation")
  @MainActor
  func refuse() async {
    let mediator = Mediator.intercepted(Deciding { _, _ in throw GateError() })
    #expect(throws: GateError.self) { try mediator.perform(gate.double, 1) }
    #expect(throws: GateError.self) { try mediator.perform(gate.greet, "Ann") }
    await #expect(throws: GateError.self) { try await mediator.perform(gate.later, 1) }
    #expect(throws: GateError.self) {
      try mediator.performTarget(
        "Gate", action: "classic", params: [ParameterKey.module: "MediatorCoreTests"])
    }
    #expect(throws: GateError.self) {
      try mediator.performAction(url: url("app://Gate/show?number=1"))
    }
  }

  @Test("an interceptor changes the request, in each isolation")
  @MainActor
  func change() async throws {
    let mediator = Mediator.intercepted(
      Deciding { call, request in
        switch request {
        case let number as Int: .change(number + 10)
        case is String: .change("Bob")
        default: .proceed
        }
      })
    #expect(try mediator.perform(gate.double, 1) == 22)
    #expect(try mediator.perform(gate.greet, "Ann") == "Hello, Bob!")
    #expect(try await mediator.perform(gate.later, 1) == 12)
  }

  @Test("parameters of a classic call can be changed as a dictionary")
  func changeClassic() throws {
    let mediator = Mediator.intercepted(
      Deciding { call, request in
        guard call.action == "classic" else { return .proceed }
        return .change(["number": 7])
      })
    #expect(
      try mediator.performTarget(
        "Gate", action: "classic", params: [ParameterKey.module: "MediatorCoreTests"]) as? Int == 7)
  }

  @Test("an interceptor answers in the handler's place")
  func answer() throws {
    let mediator = Mediator.intercepted(Deciding { _, _ in .answer(5) })
    #expect(try mediator.perform(gate.double, 1) == 5)
  }

  @Test("an answer of another type is an error, and so is a request of another type")
  func wrongTypes() {
    let answering = Mediator.intercepted(Deciding { _, _ in .answer("five") })
    let answered = #expect(throws: MediatorError.self) { try answering.perform(gate.double, 1) }
    #expect(
      answered?.message
        == "The action 'double' of MediatorCoreTests.Target_Gate answered a value of type String, but "
        + "the caller asked for Int.")
    let changing = Mediator.intercepted(Deciding { _, _ in .change("one") })
    let changed = #expect(throws: MediatorError.self) { try changing.perform(gate.double, 1) }
    #expect(
      changed?.message
        == "An interceptor changed the request of 'double' of MediatorCoreTests.Target_Gate to a value "
        + "of type String, but the action takes Int.")
  }

  @Test("interceptors decide in their order, and each sees what the one before it made")
  func order() throws {
    let mediator = Mediator.intercepted(
      Deciding { _, request in .change((request as? Int ?? 0) + 1) },
      Deciding { _, request in .change((request as? Int ?? 0) * 10) })
    #expect(try mediator.perform(gate.double, 1) == 40)
  }

  @Test(
    "an interceptor is asked only for the calls of its scope",
    arguments: [
      (Interception.Scope.all, true, true, true),
      (.module("MediatorCoreTests"), true, true, true),
      (.module("Other"), false, false, false),
      (.action("MediatorCoreTests.Target_Gate", "double"), true, false, false),
      (.action("MediatorCoreTests.Target_Gate", "show"), false, true, true),
      (.remote, false, false, true),
    ])
  func scope(_ scope: Interception.Scope, double: Bool, show: Bool, remote: Bool) {
    let mediator = Mediator.intercepted(
      Deciding { _, _ in throw GateError() }, scope: scope)
    #expect(refuses(double) { try mediator.perform(gate.double, 1) })
    #expect(refuses(show) { try mediator.perform(gate.show, GateRequest(number: 1)) })
    #expect(refuses(remote) { try mediator.performAction(url: url("app://Gate/show?number=1")) })
  }

  private func refuses(_ expected: Bool, _ body: () throws -> some Any) -> Bool {
    do {
      _ = try body()
      return !expected
    } catch {
      return expected && error is GateError
    }
  }

  @Test("an interceptor may call the mediator, which holds no lock meanwhile")
  func reentrant() throws {
    let mediator = Mediator.intercepted(
      Deciding { [gate] call, request in
        guard call.action == "double", request as? Int == 1 else { return .proceed }
        return .answer(try call.mediator.perform(gate.double, 50))
      })
    #expect(try mediator.perform(gate.double, 1) == 100)
  }

  @Test("overrides and calls that nothing answers pass the interceptors as well")
  func everyCall() throws {
    let calls = CallRecorder()
    let mediator = Mediator.intercepted(calls)
    mediator.override(gate.double) { number, _ in number }
    #expect(try mediator.perform(gate.double, 1) == 1)
    #expect(throws: MediatorError.self) {
      try mediator.perform(MissingContract.shared.nothing)
    }
    #expect(throws: MediatorError.self) { try mediator.performTarget("Nope", action: "x") }
    #expect(throws: MediatorError.self) {
      try mediator.performTarget(
        "Gate", action: "nope", params: [ParameterKey.module: "MediatorCoreTests"])
    }
    #expect(
      calls.calls.map { "\($0.action)" } == [
        "'double' of MediatorCoreTests.Target_Gate", "'nothing' of Nowhere.Target_Nobody",
        "'x' of Target_Nope", "'nope' of MediatorCoreTests.Target_Gate",
      ])
  }
}

/// A contract whose module is not linked.
struct MissingContract: Contract {
  static let target: TargetName = "Nowhere.Target_Nobody"
  static let shared = MissingContract()

  let nothing = Action<Void, Void>("nothing")
  let guarded = Action<Void, Void>("guarded", requires: ["name"])
}
