/// What an asynchronous call takes out of the table: a handler, and the object that it gets.
///
/// The object is handed over and not captured, so that no closure stands between a call and the
/// handler: each would be one more frame in the task.
@usableFromInline
struct AsyncHandler<Request, Response>: Sendable {
  @usableFromInline
  typealias Owner = any AnyObject & Sendable

  @usableFromInline
  typealias Body = @Sendable (Owner, Request, borrowing Call) async throws -> Response

  @usableFromInline let owner: Owner
  @usableFromInline let body: Body

  /// The body is called with this very owner only; it may take it for one of its target's type, unchecked.
  init(owner: Owner, body: @escaping Body) {
    self.owner = owner
    self.body = body
  }

  /// A handler that needs no object.
  init(_ body: @escaping @Sendable (Request, borrowing Call) async throws -> Response) {
    self.init(owner: NoOwner.shared) { _, request, call in try await body(request, call) }
  }

  @inlinable @inline(__always)
  func callAsFunction(_ request: Request, _ call: borrowing Call) async throws -> Response {
    try await body(owner, request, call)
  }
}

private final class NoOwner: Sendable {
  static let shared = NoOwner()
}
