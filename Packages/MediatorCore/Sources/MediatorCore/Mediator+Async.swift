// MARK: Typed asynchronous calls

extension Mediator {
  // Inlined: as a function of its own each would cost one more frame of the task and one more return to
  // the executor in each call.

  /// Performs an asynchronous action in the caller's task, and on the caller's actor unless the handler
  /// names another; cancelling the task reaches the handler.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - request: What the action gets.
  /// - Returns: What the handler returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers.
  @inlinable @inline(__always)
  public func perform<C: Contract, Request, Response>(
    _ action: AsyncAction<Request, Response, C>, _ request: Request
  ) async throws -> Response {
    // The call refers to the mediator without counting it. Inlined, `self` might be released after its
    // last use, before the handler returns; so it is kept until then.
    defer { withExtendedLifetime(self) {} }
    return try await handler(of: action)(request, Call(by: self, of: action))
  }

  /// Performs an asynchronous action that needs no request.
  ///
  /// - Parameter action: The action, from its contract's shared value.
  /// - Returns: What the handler returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers.
  @inlinable @inline(__always)
  public func perform<C: Contract, Response>(
    _ action: AsyncAction<Void, Response, C>
  ) async throws -> Response {
    try await perform(action, ())
  }
}

// MARK: Finding the handler

extension Mediator {
  /// Takes the handler of an action out of the table.
  ///
  /// A suspended call may last for minutes and go on in another thread, so it holds its handler itself;
  /// a table that waited for it would keep every released target alive meanwhile.
  @usableFromInline
  func handler<C: Contract, Request, Response>(
    of action: AsyncAction<Request, Response, C>
  ) -> AsyncHandler<Request, Response> {
    let reading = publication.beginReading()
    guard let bound = action.bound(in: reading) else {
      publication.endReading(reading)
      return unpublishedHandler(of: action)
    }
    // The reading keeps the table alive, and the table its actions, until the handler is copied, and so
    // counted.
    let handler = bound._withUnsafeGuaranteedRef { $0.handler }
    publication.endReading(reading)
    return handler
  }

  @inline(never)
  private func unpublishedHandler<C: Contract, Request, Response>(
    of action: AsyncAction<Request, Response, C>
  ) -> AsyncHandler<Request, Response> {
    switch resolve(action) {
    case .success(let bound): return bound.handler
    case .failure(let error):
      return AsyncHandler { request, call in
        try call.mediator.unanswered(call, request: request, error)
      }
    }
  }
}
