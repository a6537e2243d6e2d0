import Echo
import MediatorCore
import MediatorTesting
import Testing

/// Errors of calls that fail alike are kept, and given up when something changes.
struct UnansweredCallTests {
  private struct NobodyContract: Contract {
    static let target: TargetName = "Nobody.Target_Nobody"
    static let shared = NobodyContract()

    let now = Action<Int, Int>("now")
    let onMain = MainActorAction<Int, Int>("onMain")
    let later = AsyncAction<Int, Int>("later")
  }

  private static let nobody = [ParameterKey.module: "Nobody"]

  @Test("a call that fails again fails with the same error, in each isolation")
  @MainActor
  func again() async {
    let mediator = Mediator()
    for _ in 0..<3 {
      #expect(code { try mediator.perform(NobodyContract.shared.now, 1) } == .targetNotFound)
      #expect(code { try mediator.perform(NobodyContract.shared.onMain, 1) } == .targetNotFound)
      await #expect(throws: MediatorError.self) {
        try await mediator.perform(NobodyContract.shared.later, 1)
      }
      #expect(
        sentence { try mediator.performTarget("Nobody", action: "now", params: Self.nobody) }
          == "Nobody is not part of this binary: 'now' of Nobody.Target_Nobody cannot be performed. "
          + "Link the package Nobody into the app, or check the name.")
    }
  }

  @Test("an override answers what failed before, and what it is taken from fails again")
  func override() throws {
    let mediator = Mediator()
    func typed() throws -> Int { try mediator.perform(NobodyContract.shared.now, 1) }
    func byName() throws -> Int {
      try mediator.performTarget("Nobody", action: "classic", params: Self.nobody, as: Int.self)
    }
    for _ in 0..<2 {
      for _ in 0..<2 {
        #expect(code(typed) == .targetNotFound)
        #expect(code(byName) == .targetNotFound)
      }
      mediator.override(NobodyContract.shared.now) { n, _ in n + 1 }
      mediator.override(NobodyContract.target, action: "classic") { _, _ in 3 }
      #expect(try typed() == 2)
      #expect(try byName() == 3)
      mediator.removeOverride(NobodyContract.target)
    }
  }

  @Test("a fallback that comes later is asked")
  func fallback() throws {
    let mediator = Mediator(.init(modules: [Module("Lost")]))
    for _ in 0..<2 {
      #expect(code { try mediator.perform(NobodyContract.shared.now, 1) } == .targetNotFound)
      #expect(code { try mediator.performTarget("Nobody", action: "x") } == .targetNotFound)
    }
    mediator.override("Lost.Target_NoTargetAction", action: "response") { _, _ in 7 }
    #expect(try mediator.perform(NobodyContract.shared.now, 1) == 7)
    #expect(try mediator.performTarget("Nobody", action: "x", as: Int.self) == 7)
  }

  @Test("a fallback is asked each time")
  func fallbackAgain() throws {
    let mediator = Mediator(.init(modules: [Module("Echo")]))
    for number in 0..<3 {
      let answer = try mediator.performTarget(
        "Nobody", action: "x", params: ["n": number], as: [String: Any].self)
      #expect(answer[FallbackKey.params] as? [String: Int] == ["n": number])
    }
  }

  @Test("a target that was missing is found once missing targets are forgotten")
  func loaded() throws {
    let mediator = Mediator()
    mediator.forgetLinked(AContract.target)
    for _ in 0..<2 {
      #expect(code { try mediator.perform(AContract.shared.no) } == .targetNotFound)
      #expect(
        code { try mediator.performTarget("A", action: "plain", params: .here) }
          == .targetNotFound)
    }
    mediator.forgetMissingTargets()
    #expect(try mediator.perform(AContract.shared.no) == false)
    #expect(try mediator.performTarget("A", action: "plain", params: .here) != nil)
  }

  @Test("an action that is missing leaves the target's other actions as they are")
  func missingAction() throws {
    let mediator = Mediator()
    for _ in 0..<3 {
      #expect(code { try mediator.perform(AContract.shared.absent, [:]) } == .actionNotFound)
      #expect(
        code { try mediator.performTarget("A", action: "gone", params: .here) }
          == .actionNotFound)
      #expect(try mediator.perform(AContract.shared.no) == false)
      #expect(try mediator.performTarget("A", action: "no", params: .here, as: Bool.self) == false)
    }
  }

  @Test("a cached instance is released by an unknown action, though it failed before there was one")
  func evicts() throws {
    let mediator = Mediator()
    func unknown() -> MediatorError.Code? {
      code { try mediator.performTarget("A", action: "gone", params: .here) }
    }
    #expect(unknown() == .actionNotFound)
    _ = try mediator.performTarget("A", action: "number", params: .here, shouldCacheTarget: true)
    #expect(mediator.publishedInstances == [AContract.target])
    #expect(unknown() == .actionNotFound)
    #expect(mediator.publishedInstances == [])
  }

  @Test("a long call keeps one table for each typed action that nothing answers, and none by name")
  func tables() throws {
    let mediator = Mediator()
    try mediator.perform(
      KeptContract.shared.run,
      Work { _ in
        let before = mediator.retiredTables
        for number in 0..<1_000 {
          _ = try? mediator.perform(NobodyContract.shared.now, number)
          _ = try? mediator.performTarget("Nobody", action: "x\(number)", params: Self.nobody)
        }
        #expect(mediator.retiredTables == before + 1)
      })
  }
}
