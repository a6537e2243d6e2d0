import MediatorCore
import MediatorTesting
import Synchronization
import Testing

@Suite("Observers")
struct ObserverTests {
  private let gate = GateContract.shared

  /// A logger of failures, as an app would write one.
  private final class FailureLog: CallObserver {
    let lines = Mutex<[String]>([])

    func didPerform(_ call: borrowing Call, _ outcome: CallOutcome) {
      guard case .failure(let error) = outcome.result else { return }
      let line = "\(call.descriptor), \(call.origin): \(error)"
      lines.withLock { $0.append(line) }
    }
  }

  /// A validator of parameters, as an app would write one.
  private struct PositiveNumbers: Interceptor {
    struct NotPositive: Error, CustomStringConvertible {
      let description: String
    }

    func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision {
      if let number = request as? Int, number <= 0 {
        throw NotPositive(description: "\(call.action) wants a number above zero, not \(number)")
      }
      return .proceed
    }
  }

  @Test("a logger of failures and a validator of parameters are a few lines each")
  func failureLog() throws {
    let log = FailureLog()
    let mediator = Mediator.intercepted(log, PositiveNumbers())
    #expect(try mediator.perform(gate.double, 1) == 2)
    #expect(throws: PositiveNumbers.NotPositive.self) { try mediator.perform(gate.double, 0) }
    #expect(throws: GateError.self) { try mediator.perform(gate.fail) }
    #expect(throws: MediatorError.self) {
      try mediator.performAction(url: url("app://Gate/show?number=x"))
    }
    #expect(
      log.lines.withLock { $0 } == [
        "'double' of MediatorCoreTests.Target_Gate, local: double wants a number above zero, not 0",
        "'fail' of MediatorCoreTests.Target_Gate, local: GateError()",
        "'show' of MediatorCoreTests.Target_Gate, remote: The parameter 'number' of 'show' of "
          + "MediatorCoreTests.Target_Gate is \"x\"; Int was expected.",
      ])
  }

  @Test("an observer hears the outcome of each isolation, once")
  @MainActor
  func outcomes() async throws {
    let calls = CallRecorder()
    let mediator = Mediator.intercepted(calls)
    #expect(try mediator.perform(gate.double, 1) == 2)
    #expect(try mediator.perform(gate.greet, "Ann") == "Hello, Ann!")
    #expect(try await mediator.perform(gate.later, 1) == 2)
    #expect(throws: GateError.self) { try mediator.perform(gate.fail) }
    #expect(
      calls.calls.map(\.description) == [
        "'double' of MediatorCoreTests.Target_Gate: answered 2",
        "'greet' of MediatorCoreTests.Target_Gate: answered Hello, Ann!",
        "'later' of MediatorCoreTests.Target_Gate: answered 2",
        "'fail' of MediatorCoreTests.Target_Gate: threw GateError()",
      ])
    #expect(calls.requests(of: gate.double) == [1])
    #expect(calls.requests(of: gate.later) == [1])
  }

  @Test("a call that a handler makes names the handler's call as its parent")
  func parents() throws {
    final class Tree: CallObserver {
      let edges = Mutex<[(action: String, id: UInt64, parent: UInt64?)]>([])

      func didPerform(_ call: borrowing Call, _ outcome: CallOutcome) {
        let action = call.action
        edges.withLock { $0.append((action, outcome.id, outcome.parent)) }
      }
    }
    let tree = Tree()
    let mediator = Mediator.intercepted(tree)
    #expect(try mediator.perform(gate.nested, 1) == 3)
    let edges = tree.edges.withLock { $0 }
    #expect(edges.map(\.action) == ["double", "nested"])
    #expect(edges[0].parent == edges[1].id)
    #expect(edges[1].parent == nil)
    #expect(edges[0].id > edges[1].id)
  }

  @Test("a duration is that of the call, with what it called")
  func duration() throws {
    let durations = Mutex<[Duration]>([])
    final class Clock: CallObserver {
      let tell: @Sendable (Duration) -> Void
      init(_ tell: @escaping @Sendable (Duration) -> Void) { self.tell = tell }
      func didPerform(_ call: borrowing Call, _ outcome: CallOutcome) { tell(outcome.duration) }
    }
    let mediator = Mediator.intercepted(
      Clock { duration in durations.withLock { $0.append(duration) } })
    #expect(try mediator.perform(gate.nested, 1) == 3)
    let found = durations.withLock { $0 }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0 > .zero })
    #expect(found[1] >= found[0])
  }

  @Test("recorders of two mediators do not see each other's calls")
  func parallel() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask {
          let calls = CallRecorder()
          let mediator = Mediator.intercepted(calls)
          for _ in 1...50 { _ = try? mediator.perform(GateContract.shared.double, number) }
          #expect(
            calls.requests(of: GateContract.shared.double) == Array(repeating: number, count: 50))
        }
      }
    }
  }
}
