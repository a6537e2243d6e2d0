import MediatorCore
import MediatorTesting
import Testing

/// Everything that a mediator does, at once and observed; for the thread sanitizer.
struct TracedStressTests {
  @Test("eight tasks call, override, release and trace at once, in both styles")
  func everything() async throws {
    let calls = CallRecorder()
    let mediator = Mediator(
      .init(
        modules: [
          Module("MediatorCoreTests", AContract.shared),
          Module("MediatorCoreTests", KeptContract.shared),
        ], schemes: ["app"], interceptors: [Interception(calls)]))
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var wrong = 0
          for turn in 0..<200 where try await !Self.step(task + turn, turn, mediator) { wrong += 1 }
          return wrong
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == 0)
    // Each task takes the eight steps equally often, and they make nine calls.
    #expect(calls.calls.count == 8 * 200 * 9 / 8)
    #expect(calls.calls(of: KeptContract.shared.number).count == 200)
    #expect(calls.requests(of: DeskContract.shared.later).count == 200)
    #expect(
      calls.calls(of: AContract.shared.no).map(\.origin) == Array(repeating: .remote, count: 200))
  }

  /// One step of a task: whether it was answered as it may be.
  private static func step(_ step: Int, _ turn: Int, _ mediator: Mediator) async throws -> Bool {
    switch step % 8 {
    case 0: return try mediator.perform(KeptContract.shared.number) > 0
    case 1:
      let params = try mediator.performTarget(
        "Kept", action: "echo", params: ["turn": turn], as: [String: Any].self)
      return params["turn"] as? Int == turn
    case 2:
      mediator.override(DeskContract.shared.double) { number, _ in number * 2 }
      return try mediator.perform(DeskContract.shared.double, turn) == turn * 2
    case 3:
      mediator.removeOverride(DeskContract.target)
      return try await mediator.performTargetAsync(
        "Kept", action: "echo", params: .here.with("turn", turn), as: Void.self) == ()
    case 4:
      mediator.releaseCachedTarget(fullTargetName: "Target_Kept")
      return try mediator.performTarget(
        "Nope", action: "x", as: Int.self, otherwise: { _ in turn }) == turn
    case 5: return try await mediator.perform(DeskContract.shared.later, turn) == turn + 1
    case 6: return try mediator.performAction(url: url("app://A/no")) as? Bool == false
    default:
      let first =
        try await mediator.perform(
          DeskContract.shared.onMain, Greeting(name: "Ann")) == "Main Ann"
      return try await mediator.performTargetAsync(
        "Desk", action: "onMain", params: .here.with("name", "Bo"), as: String.self)
        == "Main Bo" && first
    }
  }
}
