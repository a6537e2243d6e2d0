import Foundation
import MediatorCore
import Testing

/// Cancelling the caller's task reaches the handler, through every asynchronous entry.
struct CancellationTests {
  enum Entry: CaseIterable {
    case typed, byName, classic, remote

    func perform(_ mediator: Mediator) async throws -> Bool {
      switch self {
      case .typed: try await mediator.perform(StationContract.shared.wait)
      case .byName:
        try await mediator.performTargetAsync(
          "Station", action: "wait", params: .here, as: Bool.self)
      case .classic:
        try await mediator.performTargetAsync(
          "Station", action: "wait:", params: .here, as: Bool.self)
      case .remote:
        try await mediator.performActionAsync(url: url("app://Station/wait"), as: Bool.self)
      }
    }
  }

  private let patience = Patience()
  private let mediator: Mediator

  init() { mediator = .listing(StationContract.shared, environment: [patience]) }

  private func begun() async { _ = await patience.begun.first { true } }

  @Test("a handler that is waiting observes the cancellation", arguments: Entry.allCases)
  func waiting(entry: Entry) async throws {
    let task = Task { [mediator] in try await entry.perform(mediator) }
    await begun()
    task.cancel()
    #expect(try await task.value)
  }

  @Test("a CancellationError that a handler throws reaches the caller")
  func throwing() async {
    let task = Task { [mediator] in
      try await mediator.performTargetAsync(
        "Station", action: "waitOrThrow", params: .here, as: Bool.self)
    }
    await begun()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("a synchronous handler of a cancelled task runs, and may ask")
  func synchronous() async throws {
    let task = Task { [mediator] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await mediator.performTargetAsync(
        "Station", action: "isCancelled", params: .here, as: Bool.self)
    }
    #expect(try await task.value)
  }

  @Test("cancelling the task of a completion form reaches the handler", arguments: [false, true])
  @MainActor func completion(remote: Bool) async throws {
    let results = Results<Bool>()
    let task =
      remote
      ? mediator.performAction(url: url("app://Station/wait"), as: Bool.self) { results.add($0) }
      : mediator.performTarget("Station", action: "wait", params: .here, as: Bool.self) {
        results.add($0)
      }
    await begun()
    task.cancel()
    await task.value
    #expect(try results.all.map { try $0.get() } == [true])
  }
}
