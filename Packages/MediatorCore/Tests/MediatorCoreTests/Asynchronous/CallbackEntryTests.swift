import MediatorCore
import Testing

/// Callbacks made of closures of the three kinds, in typed requests and in dictionaries, through actions
/// of each isolation.
struct CallbackEntryTests {
  enum Closure: CaseIterable {
    case synchronous, mainActor, asynchronous

    func callback(_ numbers: AsyncStream<Int>.Continuation) -> Callback<Int> {
      switch self {
      case .synchronous: Callback { numbers.yield($0) }
      case .mainActor:
        Callback(mainActor: {
          MainActor.assertIsolated()
          numbers.yield($0)
        })
      case .asynchronous:
        Callback(async: {
          await Task.yield()
          numbers.yield($0)
        })
      }
    }

    func params(_ numbers: AsyncStream<Int>.Continuation) -> sending [String: Any] {
      switch self {
      case .synchronous:
        let done: @Sendable (Int) -> Void = { numbers.yield($0) }
        return .here.with("done", done)
      case .mainActor:
        let done: @MainActor @Sendable (Int) -> Void = {
          MainActor.assertIsolated()
          numbers.yield($0)
        }
        return .here.with("done", done)
      case .asynchronous:
        let done: @Sendable (Int) async -> Void = {
          await Task.yield()
          numbers.yield($0)
        }
        return .here.with("done", done)
      }
    }
  }

  private let mediator = Mediator()

  @Test("a typed request carries a callback of each kind", arguments: Closure.allCases)
  @concurrent func typed(closure: Closure) async throws {
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    let reply = Reply(done: closure.callback(continuation))
    var received = numbers.makeAsyncIterator()
    try mediator.perform(StationContract.shared.notify, reply)
    #expect(await received.next() == 1)
    try await mediator.perform(StationContract.shared.notifyOnMain, reply)
    #expect(await received.next() == 2)
    try await mediator.perform(StationContract.shared.notifyLater, reply)
    #expect(await received.next() == 3)
  }

  @Test("a dictionary carries a closure of each kind", arguments: Closure.allCases)
  @concurrent func byName(closure: Closure) async throws {
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    var received = numbers.makeAsyncIterator()
    let actions = ["notify", "notifyOnMain", "notifyLater", "notify:"]
    for (index, action) in actions.enumerated() {
      try await mediator.performTargetAsync(
        "Station", action: action, params: closure.params(continuation), as: Void.self)
      #expect(await received.next() == index + 1)
    }
  }

  @Test("a dictionary made on the main actor carries a closure that stays there")
  @MainActor func fromMainActor() async throws {
    var numbers: [Int] = []
    let done: @MainActor @Sendable (Int) -> Void = { numbers.append($0) }
    try await mediator.performTargetAsync(
      "Station", action: "notifyOnMain",
      params: [ParameterKey.module: "MediatorCoreTests", "done": done], as: Void.self)
    #expect(numbers == [2])
  }
}
