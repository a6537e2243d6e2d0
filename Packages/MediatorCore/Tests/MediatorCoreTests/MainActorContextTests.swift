import Dispatch
import Foundation
import MediatorCore
import Testing

/// A classic call of a main-actor action: performed on the main actor, refused elsewhere, never a trap.
struct MainActorContextTests {
  private let mediator = Mediator()

  private static let refusal = MediatorError(
    .requiresMainActor,
    "The action 'onMain' of MediatorCoreTests.Target_Desk runs on the main actor and was called from "
      + "elsewhere; await performTargetAsync, or call it on the main actor.")

  @Sendable private func open() throws -> String {
    try mediator.performTarget(
      "Desk", action: "onMain", params: .here.with("name", "Ann"), as: String.self)
  }

  private func open(on queue: DispatchQueue) async -> Result<String, any Error> {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Result { try open() }) }
    }
  }

  @Test("on the main actor it is performed")
  @MainActor func mainActor() throws {
    #expect(try open() == "Main Ann")
  }

  @Test("on the main queue it is performed")
  func mainQueue() async throws {
    #expect(try await open(on: .main).get() == "Main Ann")
  }

  @Test("on a queue that targets the main queue it is performed")
  func targetingMain() async throws {
    #expect(try await open(on: DispatchQueue(label: "to main", target: .main)).get() == "Main Ann")
  }

  @Test("where another queue's work runs in place of the main actor's, it is performed or refused")
  @MainActor func syncFromMain() {
    let result = DispatchQueue(label: "sync").sync { Result { try open() } }
    switch result {
    case .success(let answer): #expect(answer == "Main Ann")
    case .failure(let error): #expect(error as? MediatorError == Self.refusal)
    }
  }

  @Test("in a task elsewhere it is refused")
  @concurrent func task() async {
    #expect(throws: Self.refusal) { try open() }
  }

  @Test("on another queue it is refused")
  func otherQueue() async {
    let result = await open(on: .global())
    #expect(throws: Self.refusal) { try result.get() }
  }

  @Test("on a thread of its own it is refused")
  func thread() async {
    let result = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Result { try open() }) }
    }
    #expect(throws: Self.refusal) { try result.get() }
  }

  @Test("on another actor it is refused")
  func otherActor() async {
    actor Other {
      func run(_ body: @Sendable () throws -> String) -> Result<String, any Error> {
        Result { try body() }
      }
    }
    let result = await Other().run(open)
    #expect(throws: Self.refusal) { try result.get() }
  }

  @Test("an asynchronous action by name is refused everywhere, in words that say what to call")
  func asynchronous() {
    #expect(
      throws: MediatorError(
        .requiresAsync,
        "The action 'later' of MediatorCoreTests.Target_Desk is asynchronous and was called "
          + "synchronously; await performTargetAsync, or its typed form.")
    ) { try mediator.performTarget("Desk", action: "later", params: .here) }
  }
}
