import Echo
import MediatorCore
import MediatorTesting
import Testing

/// The section "Nothing answers" of what CTMediator does, row by row.
struct NothingAnswersTests {
  /// A mediator whose app lists a module with a fallback target.
  private func withFallback(_ environment: Mediator.Environment = []) -> Mediator {
    Mediator(.init(modules: [Module("Echo")], environment: environment))
  }

  @Test("without a target, the fallback target gets the three keys, and its answer is the caller's")
  func fallbackWithoutTarget() throws {
    let answer = try withFallback().performTarget(
      "Nope", action: "x", params: ["a": 1], as: [String: Any].self)
    #expect(answer.count == 3)
    #expect(answer["originParams"] as? [String: Int] == ["a": 1])
    #expect(answer["targetString"] as? String == "Target_Nope")
    #expect(answer["selectorString"] as? String == "Action_x:")
  }

  @Test("the fallback target gets the full name of the target where a module was named")
  func fallbackWithModule() throws {
    let answer = try withFallback().performTarget(
      "Nope", action: "x", params: [ParameterKey.module: "Mod"], as: [String: Any].self)
    #expect(answer[FallbackKey.target] as? String == "Mod.Target_Nope")
    #expect((answer[FallbackKey.params] as? [String: String])?[ParameterKey.module] == "Mod")
  }

  @Test("with no fallback target the call throws")
  func noFallback() {
    #expect(
      sentence { try Mediator.listing().performTarget("Nope", action: "x") }
        == "'x' of Target_Nope cannot be performed: the target was not found in Nope, "
        + "MediatorCoreTests. Link the package that has it, list its module in the mediator's "
        + "configuration, or name the module in the call.")
  }

  @Test("without an action, notFound gets the caller's params and the name, and answers the caller")
  func notFound() throws {
    let answer = try withFallback().performTarget(
      "Any", action: "missing", params: .here.with("a", 1), as: [String: Any].self)
    #expect(answer["action"] as? String == "missing")
    #expect((answer["params"] as? [String: Any])?["a"] as? Int == 1)
    #expect(
      try withFallback().performTarget("Any", action: "count", params: .here, as: Int.self) == 3)
  }

  @Test("a target with notFound stays cached if asked")
  func notFoundKeeps() throws {
    let mediator = Mediator()
    let first = try mediator.performTarget(
      "Any", action: "missing", params: .here, shouldCacheTarget: true, as: [String: Any].self)
    #expect(try mediator.instance(of: "Any") == first["number"] as? Int)
  }

  @Test("without an action and notFound, the fallback target answers and the target is evicted")
  func evicted() throws {
    let mediator = withFallback()
    let cached = try mediator.instance(cache: true)
    #expect(try mediator.instance() == cached)
    let answer = try mediator.performTarget(
      "Classic", action: "missing", params: .here, as: [String: Any].self)
    #expect(answer[FallbackKey.target] as? String == "MediatorCoreTests.Target_Classic")
    #expect(answer[FallbackKey.action] as? String == "Action_missing:")
    #expect(try mediator.instance() != cached)
  }

  @Test("an evicted target is not made again by the call that evicted it")
  func evictedOnce() throws {
    let mediator = Mediator()
    let kept = Weak(value: try mediator.perform(KeptContract.shared.me))
    #expect(kept.value != nil)
    let last = Serial.next()
    #expect(
      code { try mediator.performTarget("Kept", action: "missing", params: .here) }
        == .actionNotFound)
    #expect(kept.value == nil)
    #expect(try mediator.perform(KeptContract.shared.number) > last)
    #expect(mediator.publishedInstances == ["MediatorCoreTests.Target_Kept"])
  }

  @Test("params that are nil leave originParams absent")
  func nilParams() throws {
    let answer = try withFallback().performTarget("Nope", action: "x", as: [String: Any].self)
    #expect(answer.keys.sorted() == ["selectorString", "targetString"])
  }

  @Test(
    "an initialiser that declines is as no such target",
    arguments: ["Declining", "DecliningKept"], [false, true])
  func declining(target: String, cache: Bool) throws {
    let call = { (mediator: Mediator) in
      try mediator.performTarget(target, action: "number", params: .here, shouldCacheTarget: cache)
    }
    #expect(
      sentence { try call(Mediator()) }
        == "'number' of MediatorCoreTests.Target_\(target) cannot be performed: the target's "
        + "initialiser answered nil.")
    #expect(code { try call(Mediator()) } == .targetNotFound)
    let answer = try call(withFallback()) as? [String: Any]
    #expect(answer?[FallbackKey.target] as? String == "MediatorCoreTests.Target_\(target)")
  }

  @Test("the fallback target is a new instance each time, never cached")
  func newFallback() throws {
    let seen = Log()
    let mediator = withFallback([
      FallbackAnswer { target, _ in
        let number = ObjectIdentifier(target)
        seen.append("\(number)")
        return Weak(value: target)
      }
    ])
    for _ in 0..<2 {
      let target = try mediator.performTarget(
        "Nope", action: "x", shouldCacheTarget: true, as: Weak.self)
      #expect(target.value == nil)
    }
    #expect(seen.lines.count == 2)
    #expect(mediator.publishedInstances == [])
  }

  @Test("a fallback target whose initialiser declines is as none")
  func decliningFallback() {
    FallbackAnswer.$declines.withValue(true) {
      #expect(code { try withFallback().performTarget("Nope", action: "x") } == .targetNotFound)
    }
  }

  @Test("an override of the fallback target answers too, and may answer nothing")
  func overriddenFallback() throws {
    let mediator = withFallback()
    mediator.override("Echo.Target_NoTargetAction", action: "response") { params, _ in
      params?[FallbackKey.action] as? String == "Action_x:" ? nil : 1
    }
    #expect(try mediator.performTarget("Nope", action: "x") == nil)
    #expect(try mediator.performTarget("Nope", action: "y") as? Int == 1)
  }

  @Test("a typed call is answered by the fallback where its answer has the right type")
  func typedFallback() throws {
    let mediator = withFallback([
      FallbackAnswer { _, params in
        let request = (params?[FallbackKey.params] as? [String: Any])?["request"]
        return request.map { "asked with \($0)" } ?? 8
      }
    ])
    #expect(code { try mediator.perform(AbsentContract.shared.count, 4) } == .targetNotFound)
    mediator.override("Echo.Target_NoTargetAction", action: "response") { params, _ in
      ((params?[FallbackKey.params] as? [String: Any])?["request"] as? Int).map { $0 * 10 }
    }
    #expect(try mediator.perform(AbsentContract.shared.count, 4) == 40)
    try mediator.perform(AbsentContract.shared.stop)
  }

  @Test("a typed call of an action that is missing is answered by notFound, with its request")
  func typedNotFound() throws {
    let mediator = Mediator()
    let answer = try mediator.perform(AnyContract.shared.anything, 6)
    #expect(answer["action"] as? String == "anything")
    #expect((answer["params"] as? [String: Any])?["request"] as? Int == 6)
    #expect(try mediator.perform(AnyContract.shared.count) == 3)
    #expect(code { try mediator.perform(AnyContract.shared.wrong, 6) } == .actionNotFound)
  }

  @Test("NoTargetAction/response by URL is refused")
  func byURL() {
    let mediator = Mediator(.init(modules: [Module("Echo")], schemes: ["app"]))
    #expect(
      sentence {
        try mediator.performAction(url: url("app://NoTargetAction/response?targetString=x"))
      }
        == "The URL 'app://NoTargetAction/response?targetString=x' is refused: no contract that the "
        + "app lists exposes 'response' of 'NoTargetAction'.")
  }
}

private struct AnyContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Any"
  static let shared = AnyContract()

  let anything = Action<Int, [String: Any]>("anything")
  let count = Action<Void, Int>("count")
  let wrong = Action<Int, Date>("wrong")

  struct Date: Sendable {}
}
