import MediatorCore
import Testing

/// Typed calls: each isolation, each kind of target.
struct TypedCallTests {
  private let mediator = Mediator()

  @Test("a synchronous action gets its request and answers its response, at first and afterwards")
  func synchronous() throws {
    for _ in 0..<3 {
      #expect(try mediator.perform(DeskContract.shared.double, 21) == 42)
      #expect(try mediator.perform(DeskContract.shared.opaque, Opaque(number: 5)) == 5)
      try mediator.perform(DeskContract.shared.nothing)
    }
  }

  @Test("a main-actor action runs on the main actor")
  @MainActor func mainActor() throws {
    for _ in 0..<3 {
      #expect(try mediator.perform(DeskContract.shared.onMain, Greeting(name: "Ann")) == "Main Ann")
    }
  }

  @Test("a main-actor action is awaited from elsewhere")
  @concurrent func fromElsewhere() async throws {
    #expect(
      try await mediator.perform(DeskContract.shared.onMain, Greeting(name: "Bo")) == "Main Bo")
  }

  @Test("an asynchronous action suspends and answers")
  func asynchronous() async throws {
    for number in 0..<3 {
      #expect(try await mediator.perform(DeskContract.shared.later, number) == number + 1)
    }
  }

  @Test("cancelling the caller's task reaches an asynchronous handler")
  func cancellation() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await mediator.perform(DeskContract.shared.later, 1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("a target may be a class on the main actor, with state of its own")
  @MainActor func mainActorTarget() throws {
    #expect(try mediator.perform(IsolatedContract.shared.next) == 1)
    #expect(try mediator.perform(IsolatedContract.shared.next) == 2)
    #expect(
      try mediator.performTarget("Isolated", action: "next", params: .here, as: Int.self) == 3)
  }

  @Test("a target on the main actor is made wherever its first call comes from")
  @concurrent func mainActorTargetElsewhere() async throws {
    #expect(try await mediator.perform(IsolatedContract.shared.next) == 1)
  }

  @Test("a target may be an actor")
  func actorTarget() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<100 {
        group.addTask { try await mediator.perform(CounterContract.shared.add, 1) }
      }
      var sums: Set<Int> = []
      for try await sum in group { sums.insert(sum) }
      #expect(sums == Set(1...100))
    }
  }

  @Test("the handler's call names the mediator, the origin, the target and the action")
  func call() throws {
    let described = try mediator.perform(CallContract.shared.describe)
    #expect(described == "local MediatorCoreTests.Target_Call describe true synchronous")
    let byName = try mediator.performTarget("Call", action: "describe", params: .here)
    #expect(byName as? String == described)
  }

  @Test("an error of an asynchronous or main-actor handler reaches the caller unchanged")
  func errors() async {
    await #expect(throws: Failure(reason: "later")) {
      try await mediator.perform(CallContract.shared.failLater)
    }
    await #expect(throws: Failure(reason: "main")) {
      try await mediator.perform(CallContract.shared.failOnMain)
    }
  }

  @Test("a target that is not linked is missed by every kind of call, in the same words")
  func missing() async {
    let sentence = { (action: String) in
      MediatorError(
        .targetNotFound,
        "Absent is not part of this binary: '\(action)' of Absent.Target_Absent cannot be "
          + "performed. Link the package Absent into the app, or check the name.")
    }
    #expect(throws: sentence("count")) { try mediator.perform(AbsentContract.shared.count, 1) }
    await #expect(throws: sentence("open")) {
      try await mediator.perform(AbsentContract.shared.open)
    }
    await #expect(throws: sentence("sync")) {
      try await mediator.perform(AbsentContract.shared.sync)
    }
  }

  @Test("an action that the table lacks is missed by every kind of call")
  func absent() async {
    #expect(code { try mediator.perform(DeskContract.shared.absent, 1) } == .actionNotFound)
    await #expect(throws: MediatorError.self) {
      try await mediator.perform(DeskContract.shared.absentLater)
    }
    await #expect(throws: MediatorError.self) {
      try await mediator.perform(DeskContract.shared.absentMain)
    }
  }
}

struct CallContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Call"
  static let shared = CallContract()

  let describe = Action<Void, String>("describe")
  let failLater = AsyncAction<Void, Int>("failLater")
  let failOnMain = MainActorAction<Void, Int>("failOnMain")
}

/// Says what it knows of its call.
final class Target_Call: Target {
  static let actions: ActionTable<Target_Call> = [
    .on(\CallContract.describe) { _, _, call in
      let isTyped = call.descriptor === CallContract.shared.describe.descriptor
      return "\(call.origin) \(call.target) \(call.action) \(isTyped) \(call.descriptor.isolation)"
    },
    .on(\CallContract.failLater) { _, _, _ in throw Failure(reason: "later") },
    .on(\CallContract.failOnMain) { _, _, _ in throw Failure(reason: "main") },
  ]
}
