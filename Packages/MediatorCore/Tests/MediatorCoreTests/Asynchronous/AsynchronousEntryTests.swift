import MediatorCore
import MediatorTesting
import Testing

/// `performTargetAsync` and `performActionAsync`: every action, from every place.
struct AsynchronousEntryTests {
  enum Kind: String, CaseIterable {
    case sendableClass = "Station"
    case mainActorClass = "Booth"
    case actor = "Vault"
  }

  enum Verb: String, CaseIterable {
    case speak, show, fetch
  }

  private let mediator = Mediator.listing(
    StationContract.shared, BoothContract.shared, VaultContract.shared)

  @Test(
    "a typed action of each isolation is reached by name, on a target of each kind",
    arguments: Kind.allCases, Verb.allCases)
  @concurrent func typed(kind: Kind, verb: Verb) async throws {
    let answer = try await mediator.performTargetAsync(
      kind.rawValue, action: verb.rawValue, params: .here.with("name", "Ann"), as: String.self)
    #expect(answer == "\(verb) Ann")
  }

  @Test(
    "a classic action of each isolation is reached, on a target of each kind",
    arguments: Kind.allCases, Verb.allCases)
  @concurrent func classic(kind: Kind, verb: Verb) async throws {
    let answer = try await mediator.performTargetAsync(
      kind.rawValue, action: "\(verb):", params: .here.with("name", "Bo"), as: String.self)
    #expect(answer == "\(verb) Bo")
  }

  @Test(
    "an exposed action of each isolation is reached by URL, on a target of each kind",
    arguments: Kind.allCases, Verb.allCases)
  @concurrent func remote(kind: Kind, verb: Verb) async throws {
    let answer = try await mediator.performActionAsync(
      url: url("app://\(kind.rawValue)/\(verb)?name=Cy"), as: String.self)
    #expect(answer == "\(verb) Cy")
  }

  @Test("all of them are reached from the main actor as well", arguments: Kind.allCases)
  @MainActor func fromMainActor(kind: Kind) async throws {
    for verb in Verb.allCases {
      #expect(
        try await mediator.performTargetAsync(
          kind.rawValue, action: verb.rawValue, params: .here.with("name", "Di"), as: String.self)
          == "\(verb) Di")
      #expect(
        try await mediator.performTargetAsync(
          kind.rawValue, action: "\(verb):", params: .here.with("name", "Di"), as: String.self)
          == "\(verb) Di")
      #expect(
        try await mediator.performActionAsync(
          url: url("app://\(kind.rawValue)/\(verb)?name=Di"), as: String.self) == "\(verb) Di")
    }
  }

  @Test("calls by name of an actor's actions run one after the other in it")
  func actorState() async throws {
    let opened = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await mediator.performTargetAsync(
            "Vault", action: "open", params: .here, as: Int.self)
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(opened == Set(1...100))
  }

  @Test("an answer is asked for as nothing, as an optional, or as the wrong type")
  func answers() async throws {
    try await mediator.performTargetAsync(
      "Station", action: "fetch:", params: .here, as: Void.self)
    let optional = try await mediator.performTargetAsync(
      "Station", action: "fetch:", params: .here, as: String?.self)
    #expect(optional == "fetch nobody")
    await #expect(
      throws: MediatorError(
        .unexpectedResponse,
        "The action 'fetch:' of MediatorCoreTests.Target_Station answered a value of type String, "
          + "but the caller asked for Int.")
    ) {
      try await mediator.performTargetAsync(
        "Station", action: "fetch:", params: .here, as: Int.self)
    }
  }

  @Test("parameters are decoded on the way, and refused in the words of the other entries")
  func decoding() async {
    await #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter 'name' of 'show' of MediatorCoreTests.Target_Station is missing; String was "
          + "expected.")
    ) {
      try await mediator.performTargetAsync(
        "Station", action: "show", params: .here, as: String.self)
    }
    await #expect(throws: MediatorError.self) {
      try await mediator.performActionAsync(url: url("app://Vault/fetch"), as: String.self)
    }
  }

  @Test("what a handler throws reaches the caller unchanged")
  func failure() async {
    await #expect(throws: Failure(reason: "asked to")) {
      try await mediator.performTargetAsync(
        "Station", action: "fail", params: .here, as: Void.self)
    }
    await #expect(throws: Failure(reason: "asked to")) {
      try await mediator.performActionAsync(url: url("app://Station/fail"), as: Void.self)
    }
  }

  @Test("a call asks for the cache as the synchronous entry does")
  func cache() async throws {
    let call = { (cache: Bool) in
      try await mediator.performTargetAsync(
        "Classic", action: "number", params: .here, shouldCacheTarget: cache, as: Int.self)
    }
    let first = try await call(false)
    let cached = try await call(true)
    #expect(first != cached)
    #expect(try await call(false) == cached)
    #expect(try mediator.instance() == cached)
  }

  @Test("overrides of the classic style are of each isolation")
  @concurrent func overrides() async throws {
    mediator.override("M.Target_Stub", action: "sync") { _, _ in "sync" }
    mediator.override(
      "M.Target_Stub", action: "main",
      mainActor: { _, _ in
        MainActor.assertIsolated()
        return "main"
      })
    mediator.override(
      "M.Target_Stub", action: "async",
      async: { _, _ in
        await Task.yield()
        return "async"
      })
    for action in ["sync", "main", "async"] {
      #expect(
        try await mediator.performTargetAsync(
          "Stub", action: action, params: [ParameterKey.module: "M"], as: String.self) == action)
    }
  }

  @Test("a call's descriptor says where its handler runs, in both styles")
  func isolation() async throws {
    let calls = CallRecorder()
    let mediator = Mediator(.init(interceptors: [Interception(calls)]))
    for action in ["speak", "show", "fetch", "speak:", "show:", "fetch:"] {
      try await mediator.performTargetAsync(
        "Station", action: action, params: .here.with("name", "Ann"), as: Void.self)
    }
    #expect(
      calls.calls.map(\.action.isolation)
        == [.synchronous, .mainActor, .asynchronous, .synchronous, .mainActor, .asynchronous])
  }
}
