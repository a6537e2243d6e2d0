import MediatorCore
import MediatorTesting
import Testing

@Suite("Requirements, redirection and resumption")
@MainActor
struct RequirementTests {
  private let gate = GateContract.shared

  private func mediator(name answer: any Interceptor) -> Mediator {
    Mediator(
      .init(
        modules: [Module("MediatorCoreTests", GateContract.shared)], requirements: ["name": answer])
    )
  }

  @Test("an action whose requirement nobody answers is refused")
  func unanswered() {
    let error = #expect(throws: MediatorError.self) { try Mediator().perform(gate.greet, "Ann") }
    #expect(
      error?.message
        == "The action 'greet' of MediatorCoreTests.Target_Gate requires 'name', which no interceptor "
        + "answers; give the mediator's configuration one for it.")
  }

  @Test("a requirement is asked for the actions that declare it, and for no other")
  func declared() throws {
    let mediator = mediator(name: Deciding { _, _ in throw GateError() })
    #expect(try mediator.perform(gate.double, 1) == 2)
    #expect(throws: GateError.self) { try mediator.perform(gate.greet, "Ann") }
  }

  @Test("an override has no requirements, though its interceptors see it")
  func overridden() throws {
    let calls = CallRecorder()
    let mediator = Mediator(.init(interceptors: [Interception(calls)]))
    mediator.override(gate.greet) { name, _ in "Overridden \(name)" }
    #expect(try mediator.perform(gate.greet, "Ann") == "Overridden Ann")
    #expect(calls.requests(of: gate.greet) == ["Ann"])
  }

  @Test("what a module that is missing would require is not asked for")
  func missing() {
    let mediator = mediator(name: Deciding { _, _ in throw GateError() })
    let error = #expect(throws: MediatorError.self) {
      try mediator.perform(MissingContract.shared.guarded)
    }
    #expect(error?.code == .targetNotFound)
  }

  @Test("a call that is redirected answers what the redirection answers, and is resumed once")
  func resume() throws {
    let stored = Shared<Resumption?>(nil)
    let isMet = Shared(false)
    let mediator = mediator(
      name: Deciding { _, _ in
        if isMet.value { return .proceed }
        return .redirect { resumption in
          stored.value = resumption
          return "Who are you?"
        }
      })
    #expect(try mediator.perform(gate.greet, "Ann") == "Who are you?")
    let resumption = try #require(stored.value)
    isMet.value = true
    #expect(try resumption.perform(as: String.self) == "Hello, Ann!")
    let error = #expect(throws: MediatorError.self) { try resumption.perform(as: String.self) }
    #expect(
      error?.message
        == "The call of 'greet' of MediatorCoreTests.Target_Gate that was put off was performed "
        + "already.")
  }

  @Test("a call that is resumed uses the instance that is published by then")
  func resumeAfterRelease() throws {
    let stored = Shared<Resumption?>(nil)
    let isMet = Shared(false)
    let calls = CallRecorder()
    let mediator = Mediator(
      .init(
        modules: [Module("MediatorCoreTests", GateContract.shared)],
        interceptors: [Interception(calls)],
        requirements: [
          "name": Deciding { _, _ in
            if isMet.value { return .proceed }
            return .redirect { resumption in
              stored.value = resumption
              return "Who are you?"
            }
          }
        ]))
    _ = try mediator.perform(gate.greet, "Ann")
    mediator.override(gate.greet) { name, _ in "Overridden \(name)" }
    isMet.value = true
    let resumption = try #require(stored.value)
    #expect(try resumption.perform(as: String.self) == "Overridden Ann")
    #expect(calls.requests(of: gate.greet) == ["Ann", "Ann"])
  }

  @Test("a redirection off the main actor is an error")
  func offMainActor() {
    let mediator = Mediator.intercepted(Deciding { _, _ in .redirect { _ in 1 } })
    let error = #expect(throws: MediatorError.self) { try mediator.perform(gate.double, 1) }
    #expect(
      error?.message
        == "An interceptor redirected 'double' of MediatorCoreTests.Target_Gate, which is no main-actor "
        + "action; let it answer or throw.")
  }
}
