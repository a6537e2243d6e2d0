import Foundation
@testable import MediatorCore
import MediatorTesting
import Testing

/// Callbacks: from every kind of closure, directly and out of dictionaries.
struct CallbackTests {
  private struct Request: Decodable {
    let done: Callback<Int>
  }

  private struct Plain: Decodable {
    let done: Callback<Void>
  }

  private let mediator = Mediator()

  init() {
    mediator.override("M.Target_Caller", action: "call") { params, call in
      let request = try call.descriptor.request(from: params) as Request
      request.done(7)
      return nil
    }
    mediator.override("M.Target_Caller", action: "plain") { params, call in
      let request = try call.descriptor.request(from: params) as Plain
      request.done()
      return nil
    }
  }

  private func call(_ closure: Any, action: String = "call") throws {
    try mediator.performTarget(
      "Caller", action: action, params: [ParameterKey.module: "M", "done": closure])
  }

  /// Waits for a value that a closure is called with.
  private func value(_ body: (@escaping @Sendable (Int) -> Void) throws -> Void) async rethrows
    -> Int?
  {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    try body { continuation.yield($0) }
    return await stream.first { _ in true }
  }

  @Test("a closure that may run anywhere has returned when the callback returns")
  func synchronous() {
    let log = Log()
    Callback<Int> { log.append("\($0)") }(3)
    #expect(log.lines == ["3"])
  }

  @Test("a closure on the main actor has returned as well, where the caller is there")
  @MainActor func mainActor() {
    var seen = 0
    Callback<Int>(mainActor: { seen = $0 })(3)
    #expect(seen == 3)
  }

  @Test("a closure on the main actor is called there soon after, from elsewhere")
  @concurrent func mainActorFromElsewhere() async {
    let seen = await value { done in
      Callback<Int>(mainActor: {
        MainActor.assertIsolated()
        done($0)
      })(3)
    }
    #expect(seen == 3)
  }

  @Test("an asynchronous closure runs in a task of its own")
  func asynchronous() async {
    let seen = await value { done in
      Callback<Int>(async: {
        await Task.yield()
        done($0)
      })(3)
    }
    #expect(seen == 3)
  }

  @Test("a callback of nothing is called without a value")
  func nothing() {
    let log = Log()
    Callback<Void> { log.append("called") }()
    #expect(log.lines == ["called"])
  }

  @Test("every kind of closure is taken out of a dictionary", arguments: Kind.allCases)
  func kinds(_ kind: Kind) async throws {
    let seen = try await value { done in try call(kind.closure(done)) }
    #expect(seen == 7)
  }

  @Test(
    "every kind of closure without arguments is taken out as a callback of nothing",
    arguments: Kind.allCases)
  func nullaryKinds(_ kind: Kind) async throws {
    let seen = try await value { done in
      try call(kind.nullary { done(1) }, action: "plain")
    }
    #expect(seen == 1)
  }

  @Test("what is no such closure is an error that names the type that came")
  func errors() {
    let error = { (found: String) in
      MediatorError(
        .invalidParameter,
        "The parameter 'done' of 'call' of M.Target_Caller is \(found); (Int) -> () was expected.")
    }
    #expect(throws: error("\"later\"")) { try call("later") }
    #expect(throws: error("5 (Int)")) { try call(5) }
    let ofString: @Sendable (String) -> Void = { _ in }
    #expect(throws: error("a value of type @Sendable (String) -> ()")) { try call(ofString) }
    let answering: (Int) -> Int = { $0 }
    #expect(throws: error("a value of type (Int) -> Int")) { try call(answering) }
    let throwing: (Int) throws -> Void = { _ in }
    #expect(throws: error("a value of type (Int) throws -> ()")) { try call(throwing) }
    let other = Callback<String> { _ in }
    #expect(throws: error("a value of type Callback<String>")) { try call(other) }
    #expect(throws: error("missing")) { try call(Int?.none as Any) }
  }

  @Test("a callback cannot be decoded from anything but the parameters of a call")
  func otherDecoder() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Request.self, from: Data(#"{"done": 1}"#.utf8))
    }
  }

  enum Kind: CaseIterable {
    case callback, sendable, mainActor, plain, concurrent, nonsending, mainActorAsync
    case plainConcurrent, plainNonsending

    func closure(_ done: @escaping @Sendable (Int) -> Void) -> Any {
      switch self {
      case .callback: Callback<Int>(done)
      case .sendable: done
      case .mainActor: { done($0) } as @MainActor (Int) -> Void
      case .plain: { done($0) } as (Int) -> Void
      case .concurrent: { done($0) } as @concurrent @Sendable (Int) async -> Void
      case .nonsending: { done($0) } as nonisolated(nonsending) @Sendable (Int) async -> Void
      case .mainActorAsync: { done($0) } as @MainActor (Int) async -> Void
      case .plainConcurrent: { done($0) } as @concurrent (Int) async -> Void
      case .plainNonsending: { done($0) } as nonisolated(nonsending) (Int) async -> Void
      }
    }

    func nullary(_ done: @escaping @Sendable () -> Void) -> Any {
      switch self {
      case .callback: Callback<Void>(done)
      case .sendable: done
      case .mainActor: { done() } as @MainActor () -> Void
      case .plain: { done() } as () -> Void
      case .concurrent: { done() } as @concurrent @Sendable () async -> Void
      case .nonsending: { done() } as nonisolated(nonsending) @Sendable () async -> Void
      case .mainActorAsync: { done() } as @MainActor () async -> Void
      case .plainConcurrent: { done() } as @concurrent () async -> Void
      case .plainNonsending: { done() } as nonisolated(nonsending) () async -> Void
      }
    }
  }
}
