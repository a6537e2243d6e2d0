import MediatorCore
import MediatorTesting
import Testing

/// Overrides: on one mediator, for every kind of call, until they are removed.
struct OverrideTests {
  @Test("an override reaches typed, classic and URL calls, and leaves with removeOverride")
  func everyKind() throws {
    let mediator = Mediator.listing(AContract.shared)
    let real = try mediator.perform(AContract.shared.number)
    mediator.override(AContract.shared.number) { _, call in call.origin == .remote ? -2 : -1 }
    for _ in 0..<2 {
      #expect(try mediator.perform(AContract.shared.number) == -1)
      #expect(try mediator.performTarget("A", action: "number", params: .here) as? Int == -1)
      #expect(try mediator.performTarget("A", action: "number") as? Int == -1)
      #expect(try mediator.performAction(url: url("app://A/number")) as? Int == -2)
    }
    mediator.removeOverride(AContract.target, action: "number")
    #expect(try mediator.perform(AContract.shared.number) > real)
    #expect(try mediator.performTarget("A", action: "number") as? Int ?? 0 > real)
    #expect(try mediator.performAction(url: url("app://A/number")) as? Int ?? 0 > real)
  }

  @Test("a target that is not linked answers what is overridden, in every kind of call")
  func unlinked() async throws {
    let mediator = Mediator(
      .init(modules: [Module("Absent", AbsentContract.shared)], schemes: ["app"]))
    mediator.override(AbsentContract.shared.count) { number, _ in number + 1 }
    mediator.override(AbsentContract.shared.open) { _, _ in
      MainActor.assertIsolated()
      return "screen"
    }
    mediator.override(AbsentContract.shared.sync) { _, _ in
      await Task.yield()
      return 3
    }
    #expect(try mediator.perform(AbsentContract.shared.count, 1) == 2)
    #expect(try await mediator.perform(AbsentContract.shared.open) == "screen")
    #expect(try await mediator.perform(AbsentContract.shared.sync) == 3)
    #expect(mediator.check(target: "Absent"))
    #expect(
      code { try mediator.performAction(url: url("app://Absent/count")) } == .invalidParameter)
    #expect(code { try mediator.perform(AbsentContract.shared.stop) } == .targetNotFound)

    mediator.removeOverride(AbsentContract.target)
    #expect(code { try mediator.perform(AbsentContract.shared.count, 1) } == .targetNotFound)
    #expect(!mediator.check(target: "Absent"))
  }

  @Test("an override by name answers classic calls, with or without the module")
  func byName() throws {
    let mediator = Mediator.listing()
    mediator.override("Away.Target_Away", action: "far:") { params, call in
      "\(call.target) \(params?["a"] ?? "-")"
    }
    let params: [String: Any] = [ParameterKey.module: "Away", "a": 1]
    #expect(
      try mediator.performTarget("Away", action: "far:", params: params) as? String
        == "Away.Target_Away 1")
    #expect(try mediator.performTarget("Away", action: "far:") as? String == "Away.Target_Away -")
  }

  @Test("an overridden action of a linked target makes no instance of it")
  func declining() throws {
    let mediator = Mediator()
    mediator.override("MediatorCoreTests.Target_DecliningKept", action: "number") { _, _ in 5 }
    #expect(try mediator.instance(of: "DecliningKept", cache: true) == 5)
    #expect(mediator.publishedInstances == [])
  }

  @Test("other actions of an overridden target, and its instance, stay")
  func others() throws {
    let mediator = Mediator()
    let number = try mediator.perform(KeptContract.shared.number)
    mediator.override("MediatorCoreTests.Target_Kept", action: "echo") { _, _ in "stub" }
    #expect(try mediator.perform(KeptContract.shared.number) == number)
    #expect(try mediator.performTarget("Kept", action: "echo", params: .here) as? String == "stub")
  }

  @Test("of two overrides of an action the later one answers")
  func later() throws {
    let mediator = Mediator()
    mediator.override(DeskContract.shared.double) { _, _ in 1 }
    mediator.override(DeskContract.shared.double) { _, _ in 2 }
    #expect(try mediator.perform(DeskContract.shared.double, 0) == 2)
  }

  @Test("an override by name does not answer a typed call, which says so")
  func byNameOfTyped() {
    let mediator = Mediator()
    mediator.override(DeskContract.target, action: "double") { _, _ in 1 }
    #expect(code { try mediator.perform(DeskContract.shared.double, 0) } == .otherTypes)
  }

  @Test("an override may throw, as a handler may")
  func throwing() {
    let mediator = Mediator()
    mediator.override(AbsentContract.shared.stop) { _, _ in throw Failure(reason: "stub") }
    #expect(throws: Failure(reason: "stub")) { try mediator.perform(AbsentContract.shared.stop) }
  }

  @Test("two mediators with opposite overrides, in parallel, do not see each other")
  func parallel() async throws {
    let mediators = [true, false].map { answer in
      let mediator = Mediator.listing(AContract.shared)
      mediator.override(AContract.shared.no) { _, _ in answer }
      return (mediator, answer)
    }
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for (mediator, answer) in mediators + mediators {
        group.addTask {
          var wrong = 0
          for turn in 0..<1000 {
            if try mediator.perform(AContract.shared.no) != answer { wrong += 1 }
            if try mediator.performTarget("A", action: "no") as? Bool != answer { wrong += 1 }
            if turn.isMultiple(of: 100) {
              mediator.releaseCachedTarget(fullTargetName: "Target_A")
              mediator.override(AContract.shared.no) { _, _ in answer }
            }
          }
          return wrong
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
