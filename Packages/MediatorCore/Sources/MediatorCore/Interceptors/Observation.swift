import Synchronization

/// The observers of an action, and what it takes to tell them how a call ended.
struct Observation: Sendable {
  private let observers: [Observer]

  private struct Observer: Sendable {
    let observer: any CallObserver
    let scope: Interception.Scope
  }

  /// Nil where nobody observes: then no clock is read and no number is given.
  init?(_ interceptions: [Interception]) {
    observers = interceptions.compactMap { interception in
      (interception.interceptor as? any CallObserver).map {
        Observer(observer: $0, scope: interception.scope)
      }
    }
    if observers.isEmpty { return nil }
  }

  static func observe<Response>(
    _ observation: Observation?, _ call: borrowing Call, _ request: @autoclosure () -> Any,
    _ body: () throws -> Response
  ) throws -> Response {
    guard let observation else { return try body() }
    let span = Span()
    let result = Result { try Span.$current.withValue(span.id, operation: body) }
    observation.tell(call, request(), span, result)
    return try result.get()
  }

  static func observe<Response>(
    _ observation: Observation?, _ call: borrowing Call, _ request: @autoclosure () -> Any,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Response
  ) async throws -> Response {
    guard let observation else { return try await body() }
    let span = Span()
    let result: Result<Response, any Error>
    do {
      result = .success(
        try await Span.$current.withValue(span.id) {
          // What it is given runs off the caller's actor, unless it mentions the actor: then it is isolated
          // to it.
          _ = isolation
          return try await body()
        })
    } catch {
      result = .failure(error)
    }
    observation.tell(call, request(), span, result)
    return try result.get()
  }

  private func tell<Response>(
    _ call: borrowing Call, _ request: Any, _ span: Span, _ result: Result<Response, any Error>
  ) {
    let outcome = CallOutcome(
      request: request,
      result: result.map(classicResponse), duration: span.start.duration(to: .now), id: span.id,
      parent: span.parent)
    // The first interceptor is the outermost, and learns last.
    for observer in observers.reversed() where observer.scope.includes(call.origin) {
      observer.observer.didPerform(call, outcome)
    }
  }
}

/// A call while it is observed.
private struct Span {
  /// The call that is under way in this task, or on this thread.
  @TaskLocal static var current: UInt64?

  private static let last = Atomic<UInt64>(0)

  let id = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  let parent = Self.current
  let start = ContinuousClock.now
}
