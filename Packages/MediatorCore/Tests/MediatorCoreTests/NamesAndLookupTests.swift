import Echo
import MediatorCore
import MediatorTesting
import Testing

/// The section "Names and lookup" of what CTMediator does, row by row.
struct NamesAndLookupTests {
  @Test("target X with action y is the class Target_X with the table entry y")
  func names() throws {
    let answer = try Mediator().performTarget(
      "Classic", action: "value", params: .here.with("value", 5), as: Int.self)
    #expect(answer == 5)
  }

  @Test(
    "the module key chooses the module, stays visible to the action, and is in the cache's name")
  func moduleKey() throws {
    let mediator = Mediator()
    let params = try mediator.performTarget(
      "Classic", action: "echo", params: .here.with("a", 1), shouldCacheTarget: true,
      as: [String: Any].self)
    #expect(params[kCTMediatorParamsKeySwiftTargetModuleName] as? String == "MediatorCoreTests")
    #expect(params.count == 2)

    let cached = try mediator.instance()
    mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Classic")
    #expect(try mediator.instance() != cached)
  }

  @Test("without the module key, the module is the one named like the target")
  func moduleNamedLikeTarget() throws {
    let answer = try Mediator().performTarget("Echo", action: "say", params: ["word": "hi"])
    #expect(answer as? String == "hi")
  }

  @Test(
    "without the module key, the module is otherwise one that the app lists",
    arguments: [nil, [:], [ParameterKey.module: ""]] as [[String: String]?])
  func listedModule(params: [String: String]?) throws {
    let answer = try Mediator.listing().performTarget(
      "Twin", action: "module", params: params, as: String.self)
    #expect(answer == "MediatorCoreTests")
  }

  @Test("the module named like the target comes before those that the app lists")
  func likeItselfFirst() throws {
    let mediator = Mediator.listing()
    mediator.override("MediatorCoreTests.Target_Echo", action: "say") { _, _ in "listed" }
    #expect(
      try mediator.performTarget("Echo", action: "say", params: ["word": "hi"]) as? String == "hi")
  }

  @Test("releasing Target_X releases what the default resolves to")
  func unqualifiedRelease() throws {
    let mediator = Mediator.listing()
    let first = try mediator.performTarget(
      "Classic", action: "number", shouldCacheTarget: true, as: Int.self)
    #expect(try mediator.instance() == first)
    mediator.releaseCachedTarget(fullTargetName: "Target_Classic")
    #expect(try mediator.instance() != first)
  }

  @Test(
    "an empty name is an error that says which is empty",
    arguments: [
      (
        "", "y",
        "The name of the target in the call performTarget(\"\", action: \"y\") is empty; name the "
          + "target."
      ),
      (
        "X", "",
        "The name of the action in the call performTarget(\"X\", action: \"\") is empty; name the "
          + "action."
      ),
      (
        "", "",
        "The name of the target in the call performTarget(\"\", action: \"\") is empty; name the "
          + "target."
      ),
    ])
  func emptyNames(target: String, action: String, sentence: String) {
    #expect(throws: MediatorError(.emptyName, sentence)) {
      try Mediator.listing().performTarget(target, action: action)
    }
  }

  @Test(
    "names of targets are exact and case-sensitive, and a name is one identifier",
    arguments: [
      " Classic", "Classic ", "classic", "Target_Classic", "Classic\0", "Classic\0B", "Cla-ssic",
      "1",
      "MediatorCoreTests.Target_Classic", "MediatorCoreTests.Classic", ".", "$s4main1XC",
      "Classic()",
    ])
  func exactTargets(name: String) {
    let mediator = Mediator.listing()
    #expect(throws: MediatorError.self) { try mediator.performTarget(name, action: "number") }
    #expect(code { try mediator.performTarget(name, action: "number") } == .targetNotFound)
    #expect(
      code { try mediator.performTarget(name, action: "number", params: .here) } == .targetNotFound)
    #expect(!mediator.check(target: name))
    #expect(!mediator.check(target: name, module: "MediatorCoreTests"))
  }

  @Test(
    "names of actions are exact and case-sensitive",
    arguments: ["Number", " number", "number ", "number:", "Action_number:", "number\0", "numbe"])
  func exactActions(name: String) {
    #expect(
      code { try Mediator().performTarget("Classic", action: name, params: .here) }
        == .actionNotFound)
  }

  @Test("a table that includes another answers its actions, on the part that belongs to them")
  func included() throws {
    let mediator = Mediator()
    let own = try mediator.performTarget(
      "Inheriting", action: "own", params: .here, shouldCacheTarget: true, as: Int.self)
    let shelf = try mediator.performTarget(
      "Inheriting", action: "shelf", params: .here, as: Int.self)
    #expect(own == shelf)
  }

  @Test("an included typed action is found by name there, and typed calls stay with its own target")
  func includedTyped() throws {
    let mediator = Mediator()
    #expect(try mediator.perform(DeskContract.shared.double, 4) == 8)
    #expect(
      code { try mediator.performTarget("Inheriting", action: "double", params: .here) }
        == .invalidParameter)
    #expect(try mediator.perform(DeskContract.shared.double, 4) == 8)
    mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Inheriting")
    #expect(try mediator.perform(DeskContract.shared.double, 4) == 8)
  }

  @Test("an action named like a selector is a plain name with a dictionary")
  func selectorName() async throws {
    try await confirmation { called in
      let callback: @Sendable (Int) -> Void = { sum in
        #expect(sum == 5)
        called()
      }
      let answer = try Mediator().performTarget(
        "Classic", action: "calculate:withCompletion:",
        params: .here.with("input1", 2).with("input2", 3).with("callback", callback), as: Bool.self)
      #expect(answer)
    }
  }

  @Test("of two modules that have the same target, the module key decides")
  func twins() throws {
    let mediator = Mediator.listing(also: [Module("Echo")])
    for module in ["Echo", "MediatorCoreTests"] {
      #expect(
        try mediator.performTarget("Twin", action: "module", params: [ParameterKey.module: module])
          as? String == module)
    }
  }

  @Test("without the key, two listed modules with the same target are an error that names both")
  func ambiguous() {
    let mediator = Mediator.listing(also: [Module("Echo")])
    #expect(
      throws: MediatorError(
        .ambiguousTarget,
        "'module' of Target_Twin cannot be performed: more than one listed module has the target, "
          + "MediatorCoreTests.Target_Twin and Echo.Target_Twin. Name the module in the call.")
    ) {
      try mediator.performTarget("Twin", action: "module")
    }
    #expect(!mediator.check(target: "Twin"))
  }

  @Test("a module that is listed twice is one module")
  func listedTwice() throws {
    let mediator = Mediator.listing(DeskContract.shared, KeptContract.shared)
    #expect(
      try mediator.performTarget("Classic", action: "value", params: ["value": 1]) as? Int == 1)
  }

  @Test(
    "check says whether a call finds the target",
    arguments: [
      ("Classic", "MediatorCoreTests", true), ("Classic", nil, true), ("Classic", "", true),
      ("Echo", nil, true), ("Nope", nil, false), ("Nope", "MediatorCoreTests", false),
      ("Classic", "Nope", false), ("", nil, false), ("", "", false), ("Impostor", nil, false),
      ("Impostor", "MediatorCoreTests", false), ("Twice", "MediatorCoreTests", true),
    ])
  func check(target: String, module: String?, isFound: Bool) {
    #expect(Mediator.listing().check(target: target, module: module) == isFound)
  }
}

/// The code of the mediator's error that a body throws, or nil where it throws none of them.
func code(_ body: () throws -> Any?) -> MediatorError.Code? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? MediatorError)?.code
  }
}

/// The sentence of the mediator's error that a body throws, or nil where it throws none of them.
func sentence(_ body: () throws -> Any?) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return (error as? MediatorError)?.message
  }
}
