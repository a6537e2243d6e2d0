import MediatorCore
import MediatorTesting
import Testing

/// A package whose declarations are on the main actor unless they say otherwise.
struct MainActorDefaultTests {
  private let mediator = Mediator()

  @Test("a contract and a target of a main-actor package are written as elsewhere")
  func mainActor() throws {
    #expect(try mediator.perform(PanelContract.shared.open, "a") == "Panel a 1")
    #expect(try mediator.perform(PanelContract.shared.open, "b") == "Panel b 2")
  }

  @Test("its actions are awaited from elsewhere, and its synchronous ones run there")
  @concurrent nonisolated func elsewhere() async throws {
    let mediator = Mediator()
    #expect(try await mediator.perform(PanelContract.shared.open, "a") == "Panel a 1")
    #expect(try mediator.perform(PanelContract.shared.double, 4) == 8)
    #expect(try await mediator.perform(PanelContract.shared.later, 4) == 5)
  }

  @Test("its actions are found by name")
  func byName() throws {
    let answer = try mediator.performTarget(
      "Panel", action: "double:",
      params: [ParameterKey.module: "MainActorDefaultTests", "number": 4])
    #expect(answer as? Int == 8)
  }

  @Test("its actions are overridden as others are")
  func overridden() throws {
    mediator.override(PanelContract.shared.open) { name, _ in "Stub \(name)" }
    #expect(try mediator.perform(PanelContract.shared.open, "a") == "Stub a")
  }
}
