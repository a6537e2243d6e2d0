import Echo
import MediatorCore
import MediatorTesting
import Testing

/// The answer for a single call: used where, and only where, nothing answers.
struct OtherwiseTests {
  private let mediator = Mediator()

  private static let absent = MediatorError(
    .targetNotFound,
    "Absent is not part of this binary: 'count' of Absent.Target_Absent cannot be performed. Link "
      + "the package Absent into the app, or check the name.")

  @Test("a typed call of a missing target is answered by the caller, who gets the error")
  func typed() throws {
    var errors: [MediatorError] = []
    let answer = try mediator.perform(AbsentContract.shared.count, 1) { error in
      errors.append(error)
      return -1
    }
    #expect(answer == -1)
    #expect(errors == [Self.absent])
  }

  @Test("a main-actor and an asynchronous call of a missing target are answered by the caller")
  @MainActor func isolations() async throws {
    #expect(try mediator.perform(AbsentContract.shared.open, ()) { _ in "none" } == "none")
    let later = try await mediator.perform(AbsentContract.shared.sync, ()) { _ in
      await Task.yield()
      return -2
    }
    #expect(later == -2)
  }

  @Test("a call by name of a missing target is answered by the caller")
  func classic() async throws {
    let answer = try mediator.performTarget(
      "Absent", action: "count", params: [ParameterKey.module: "Absent"], as: Int.self
    ) { error in error == Self.absent ? -3 : 0 }
    #expect(answer == -3)
    let later = try await mediator.performTargetAsync(
      "Nope", action: "x", as: String.self,
      otherwise: { error in
        await Task.yield()
        return error.code.rawValue
      })
    #expect(later == "targetNotFound")
  }

  @Test("a missing action, and an initialiser that declines, are answered by the caller")
  func missing() throws {
    #expect(try mediator.perform(DeskContract.shared.absent, 1) { _ in -4 } == -4)
    #expect(
      try mediator.performTarget(
        "Desk", action: "nope", params: .here, as: Int.self, otherwise: { _ in -5 }) == -5)
    for target in ["Declining", "DecliningKept"] {
      #expect(
        try mediator.performTarget(
          target, action: "number", params: .here, as: Int.self, otherwise: { _ in -6 }) == -6)
    }
  }

  @Test("what is answered does not ask the caller")
  func answered() async throws {
    #expect(try mediator.perform(DeskContract.shared.double, 4) { _ in -1 } == 8)
    #expect(try await mediator.perform(DeskContract.shared.later, 4) { _ in -1 } == 5)
    #expect(
      try mediator.performTarget(
        "Any", action: "count", params: .here, as: Int.self, otherwise: { _ in -1 }) == 3)
  }

  @Test("a handler's error does not, though it say that nothing answers another call")
  func handlerThrows() async {
    mediator.override(DeskContract.shared.double) { number, call in
      try call.mediator.perform(AbsentContract.shared.count, number)
    }
    #expect(throws: Self.absent) {
      try mediator.perform(DeskContract.shared.double, 1) { _ in -1 }
    }
    mediator.override("MediatorCoreTests.Target_Classic", action: "value") { _, call in
      try call.mediator.perform(AbsentContract.shared.count, 1)
    }
    #expect(throws: Self.absent) {
      try mediator.performTarget(
        "Classic", action: "value", params: .here, as: Int.self, otherwise: { _ in -1 })
    }
    mediator.override(DeskContract.shared.later) { _, _ in throw Self.absent }
    await #expect(throws: Self.absent) {
      try await mediator.perform(DeskContract.shared.later, 1) { _ in -1 }
    }
    #expect(throws: Failure(reason: "own")) {
      try mediator.perform(DeskContract.shared.fail, "own") { _ in }
    }
  }

  @Test("neither does a mistake, such as other types, a wrong table or an ambiguous name")
  func mistakes() {
    #expect(
      code { try mediator.perform(DeskContract.shared.classic, ()) { _ in -1 } } == .otherTypes)
    let byName = { (target: String, action: String) in
      code {
        try mediator.performTarget(
          target, action: action, params: .here, as: Int.self, otherwise: { _ in -1 })
      }
    }
    #expect(byName("Twice", "same") == .duplicateAction)
    #expect(byName("Impostor", "x") == .notATarget)
    #expect(byName("Desk", "greet") == .invalidParameter)
    #expect(byName("Desk", "later") == .requiresAsync)
    #expect(byName("Classic", "nil") == .unexpectedResponse)
    #expect(byName("", "x") == .emptyName)
  }

  @Test("the fallback target comes first, where it has an answer of the right type")
  func fallbackTarget() throws {
    let mediator = Mediator(
      .init(
        modules: [Module("Echo")],
        environment: [FallbackAnswer { _, params in params?[FallbackKey.action] }]))
    #expect(
      try mediator.performTarget("Nope", action: "x", as: String.self, otherwise: { _ in "own" })
        == "Action_x:")
    #expect(try mediator.perform(AbsentContract.shared.count, 1) { _ in -1 } == -1)
  }

  @Test("what the caller's answer throws is what the caller gets")
  func throwing() {
    #expect(throws: Failure(reason: "none")) {
      try mediator.perform(AbsentContract.shared.count, 1) { _ in throw Failure(reason: "none") }
    }
  }

  @Test("a refusal by an interceptor is no absence, and observers hear of an absence")
  func intercepted() throws {
    let refusing = Mediator.intercepted(Deciding { _, _ in throw GateError() })
    #expect(throws: GateError.self) {
      try refusing.perform(AbsentContract.shared.count, 1) { _ in -1 }
    }
    let calls = CallRecorder()
    let observed = Mediator.intercepted(calls)
    #expect(try observed.perform(AbsentContract.shared.count, 1) { _ in -1 } == -1)
    #expect(calls.calls.map { $0.error as? MediatorError } == [Self.absent])
  }
}
