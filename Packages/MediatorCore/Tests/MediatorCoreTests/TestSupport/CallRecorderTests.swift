import MediatorCore
import MediatorTesting
import Testing

/// What a recorder has to say about the calls of a test.
struct CallRecorderTests {
  private let calls = CallRecorder()
  private let mediator: Mediator
  private let desk = DeskContract.shared

  init() { mediator = Mediator(.init(interceptors: [Interception(calls)])) }

  @Test("requests and answers of a typed action, by its typed form and by name")
  func typed() throws {
    _ = try mediator.perform(desk.greet, Greeting(name: "Ann"))
    _ = try mediator.performTarget("Desk", action: "greet", params: .here.with("name", "Bo"))
    _ = try mediator.perform(desk.double, 2)
    #expect(calls.requests(of: desk.greet).map(\.name) == ["Ann", "Bo"])
    #expect(calls.answers(of: desk.greet) == ["Hello Ann. ", "Hello Bo. "])
    #expect(calls.answers(of: desk.double) == [4])
    #expect(calls.calls(of: desk.find).isEmpty)
    #expect(calls.calls.map(\.action.name) == ["greet", "greet", "double"])
  }

  @Test("an answer that is nil or nothing is an answer")
  func nothing() throws {
    _ = try mediator.perform(desk.find, "unknown")
    _ = try mediator.perform(desk.find, "known")
    try mediator.perform(desk.nothing)
    #expect(calls.answers(of: desk.find) == [nil, "found"])
    #expect(calls.answers(of: desk.nothing).count == 1)
    #expect(
      calls.calls(of: desk.nothing).map(\.description) == [
        "'nothing' of MediatorCoreTests.Target_Desk: answered nothing"
      ])
  }

  @Test("a call that throws has an error and no answer")
  func failure() {
    _ = try? mediator.perform(desk.fail, "full")
    #expect(calls.answers(of: desk.fail).isEmpty)
    #expect(calls.calls(of: desk.fail).map { $0.error as? Failure } == [Failure(reason: "full")])
    #expect(calls.calls(of: desk.fail).first?.answer == nil)
    #expect(calls.requests(of: desk.fail) == ["full"])
  }

  @Test("calls of the classic style have their parameters")
  func classic() throws {
    _ = try mediator.performTarget("Classic", action: "value", params: .here.with("value", 3))
    _ = try mediator.performTarget("Classic", action: "nil", params: .here)
    let value = calls.calls(of: "MediatorCoreTests.Target_Classic", action: "value")
    #expect(value.map { $0.params?["value"] as? Int } == [3])
    #expect(value.map { $0.answer as? Int } == [3])
    #expect(value.map(\.origin) == [.local])
    #expect(value.first?.error == nil)
    let other = calls.calls(of: "MediatorCoreTests.Target_Classic", action: "fail")
    #expect(other.isEmpty)
  }

  @Test("a call of a typed action has no parameters by name")
  func typedParams() throws {
    _ = try mediator.perform(desk.double, 2)
    #expect(calls.calls.count == 1)
    #expect(calls.calls.first?.params == nil)
  }

  @Test("what was recorded is forgotten on request")
  func removeAll() throws {
    _ = try mediator.perform(desk.double, 2)
    calls.removeAll()
    _ = try mediator.perform(desk.double, 3)
    #expect(calls.requests(of: desk.double) == [3])
  }
}
