import Foundation
import MediatorCore
import Testing

/// The forms for code that cannot await: they call back once, on the main actor, whatever happens.
///
/// Their task ends after the completion has returned; so what has not come by then never comes.
@MainActor
struct CompletionTests {
  private let mediator = Mediator.listing(StationContract.shared, AbsentContract.shared)
  private let results = Results<String>()

  @Test(
    "an answer is called back once, from an action of each isolation",
    arguments: ["speak", "show", "fetch", "speak:", "show:", "fetch:"])
  func success(action: String) async {
    let task = mediator.performTarget(
      "Station", action: action, params: .here.with("name", "Ann"), as: String.self
    ) { results.add($0) }
    await task.value
    #expect(results.answer == "\(action.prefix { $0 != ":" }) Ann")
  }

  @Test("a URL's answer is called back once", arguments: ["speak", "show", "fetch"])
  func remote(action: String) async {
    let task = mediator.performAction(
      url: url("app://Station/\(action)?name=Bo"), as: String.self
    ) { result in
      let isFirst = results.all.isEmpty
      #expect(isFirst)
      results.add(result)
    }
    await task.value
    #expect(results.answer == "\(action) Bo")
  }

  @Test("a completion is called after the call has returned")
  func afterwards() async {
    let hasReturned = Shared(false)
    let task = mediator.performTarget(
      "Station", action: "speak:", params: .here, as: String.self
    ) { result in
      #expect(hasReturned.value)
      results.add(result)
    }
    hasReturned.value = true
    await task.value
    #expect(results.answer == "speak nobody")
  }

  @Test(
    "what the mediator refuses is called back once",
    arguments: [
      ("Nope", "x", MediatorError.Code.targetNotFound),
      ("Station", "x", .actionNotFound),
      ("Station", "show", .invalidParameter),
      ("Station", "isCancelled", .unexpectedResponse),
      ("", "x", .emptyName),
    ])
  func refusal(target: String, action: String, code: MediatorError.Code) async {
    let task = mediator.performTarget(target, action: action, params: .here, as: String.self) {
      results.add($0)
    }
    await task.value
    #expect((results.error as? MediatorError)?.code == code)
  }

  @Test(
    "what is refused of a URL is called back once",
    arguments: [
      ("web://Station/speak?name=Ann", MediatorError.Code.schemeNotAllowed),
      ("app://Station/notify", .notExposed),
      ("app://Station/nativeSpeak", .notExposed),
      ("app://Station", .invalidURL),
      ("app://Station/fetch", .invalidParameter),
      ("app://Absent/count", .targetNotFound),
    ])
  func remoteRefusal(text: String, code: MediatorError.Code) async {
    let task = mediator.performAction(url: url(text), as: String.self) { results.add($0) }
    await task.value
    #expect((results.error as? MediatorError)?.code == code)
  }

  @Test("what an interceptor or a handler throws is called back once")
  func failure() async {
    let refusing = Mediator.intercepted(Deciding { _, _ in throw GateError() })
    await refusing.performTarget("Station", action: "speak:", params: .here, as: String.self) {
      results.add($0)
    }.value
    #expect(results.error is GateError)
    let failing = Results<Void>()
    await mediator.performTarget("Station", action: "fail", params: .here, as: Void.self) {
      failing.add($0)
    }.value
    #expect(failing.error as? Failure == Failure(reason: "asked to"))
  }

  @Test("a call that is cancelled at once is called back once")
  func cancelled() async {
    let failing = Results<Bool>()
    let task = mediator.performTarget(
      "Station", action: "waitOrThrow", params: .here, as: Bool.self
    ) { failing.add($0) }
    task.cancel()
    await task.value
    #expect(failing.error is CancellationError)
  }

  @Test("a call from another thread is called back on the main actor, once")
  func otherThread() async {
    let task = await withCheckedContinuation { continuation in
      Thread.detachNewThread { [mediator, results] in
        continuation.resume(
          returning: mediator.performTarget(
            "Station", action: "show:", params: .here, as: String.self
          ) { results.add($0) })
      }
    }
    await task.value
    #expect(results.answer == "show nobody")
  }

  @Test("a completion may perform the next call")
  func chained() async {
    let inner = Results<Task<Void, Never>>()
    await mediator.performTarget("Station", action: "speak:", params: .here, as: String.self) {
      [mediator, results] _ in
      inner.add(
        .success(
          mediator.performTarget("Station", action: "show:", params: .here, as: String.self) {
            results.add($0)
          }))
    }.value
    await inner.answer?.value
    #expect(results.answer == "show nobody")
  }
}
