import MediatorCore
import MediatorTesting
import Testing

/// The shared mediator is one for the process, so one test does all that concerns it, in order; no
/// other test uses it.
struct SharedMediatorTests {
  @Test("the shared mediator is configured once, before its first use")
  func shared() throws {
    let refusal = MediatorError(
      .alreadyConfigured,
      "Mediator.shared is configured already, or in use; call configureShared once, before anything "
        + "else uses it.")
    try Mediator.configureShared(
      .init(modules: [Module("MediatorCoreTests", AContract.shared)], schemes: ["App"]))
    #expect(throws: refusal) { try Mediator.configureShared(.init()) }

    #expect(CT() === Mediator.shared)
    #expect(try CT().performTarget("Classic", action: "value", params: ["value": 3]) as? Int == 3)
    #expect(try CT().performAction(url: url("app://A/no")) as? Bool == false)
    #expect(throws: refusal) { try Mediator.configureShared(.init()) }
  }
}
