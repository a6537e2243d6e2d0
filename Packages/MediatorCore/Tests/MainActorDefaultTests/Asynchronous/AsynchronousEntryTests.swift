import MediatorCore
import Testing

/// The asynchronous entries, in a package whose declarations are on the main actor by default.
struct AsynchronousEntryTests {
  private let mediator = Mediator()

  private nonisolated static func params(_ number: Int) -> [String: Any] {
    [ParameterKey.module: "MainActorDefaultTests", "number": number]
  }

  @Test("classic actions of each isolation are reached from the main actor")
  func fromMainActor() async throws {
    #expect(
      try await mediator.performTargetAsync(
        "Window", action: "double", params: Self.params(4), as: Int.self) == 8)
    #expect(
      try await mediator.performTargetAsync(
        "Window", action: "open", params: Self.params(1), shouldCacheTarget: true, as: Int.self)
        == 1)
    #expect(
      try await mediator.performTargetAsync(
        "Window", action: "later", params: Self.params(1), as: Int.self) == 1)
  }

  @Test("classic actions of each isolation are reached from elsewhere")
  @concurrent nonisolated func fromElsewhere() async throws {
    let mediator = Mediator()
    #expect(
      try await mediator.performTargetAsync(
        "Window", action: "double", params: Self.params(4), as: Int.self) == 8)
    #expect(
      try await mediator.performTargetAsync(
        "Window", action: "open", params: Self.params(1), as: Int.self) == 1)
    #expect(
      try await mediator.performTargetAsync(
        "Window", action: "later", params: Self.params(1), as: Int.self) == 0)
  }

  @Test("a completion runs on the main actor, and may use what is there")
  func completion() async throws {
    var answers: [Int] = []
    await mediator.performTarget("Window", action: "open", params: Self.params(1), as: Int.self) {
      result in
      if let answer = try? result.get() { answers.append(answer) }
    }.value
    #expect(answers == [1])
  }
}
