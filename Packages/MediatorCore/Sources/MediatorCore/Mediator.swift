/// Finds targets by name at run time and performs their actions.
///
/// Callers hold a mediator and use what extension packages add to it:
///
///     let screen = try mediator.account.login(reason: "pay")
///
/// A mediator owns all that it resolved, cached and overrode: two of them share nothing, so tests run
/// in parallel, each on its own. It is safe to use from any thread, and handlers may call it again:
/// no lock is held while they run.
public final class Mediator: Sendable {
  /// What the mediator was made with.
  public let configuration: Configuration

  let publication = TablePublication()
  let state = Lock(MediatorState())
  let remote: RemoteEntry

  /// Makes a mediator that has resolved nothing yet.
  ///
  /// - Parameter configuration: The modules, and what URLs may do; the default is nothing of either,
  ///   which is enough for typed calls.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    remote = RemoteEntry(configuration)
  }
}

// MARK: Typed calls

extension Mediator {
  /// Performs a synchronous action.
  ///
  /// This is the hot path: one look-up by index in the published table, between two atomic additions to the
  /// counter of this thread's stripe. It takes no lock, allocates nothing and counts no shared reference, unless
  /// it is the last call that a replaced table waits for. Only the first call of a target goes further.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - request: What the action gets.
  /// - Returns: What the handler returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers.
  public func perform<C: Contract, Request, Response>(
    _ action: Action<Request, Response, C>, _ request: Request
  ) throws -> Response {
    let reading = publication.beginReading()
    defer { publication.endReading(reading) }
    guard let bound = action.bound(in: reading) else {
      return try performUnpublished(action, request)
    }
    // The reading keeps the table alive until it ends, and the table its actions.
    return try bound._withUnsafeGuaranteedRef { bound in
      try bound.body(request, Call(by: self, bound.descriptor))
    }
  }

  /// Performs a main-actor action; from elsewhere, `await` it.
  ///
  /// - Parameters:
  ///   - action: The action, from its contract's shared value.
  ///   - request: What the action gets.
  /// - Returns: What the handler returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers.
  @MainActor
  public func perform<C: Contract, Request, Response>(
    _ action: MainActorAction<Request, Response, C>, _ request: Request
  ) throws -> Response {
    let reading = publication.beginReading()
    defer { publication.endReading(reading) }
    guard let bound = action.bound(in: reading) else {
      return try performUnpublished(action, request)
    }
    // The reading keeps the table alive until it ends, and the table its actions.
    return try bound._withUnsafeGuaranteedRef { bound in
      try bound.body(request, Call(by: self, bound.descriptor))
    }
  }
}

// MARK: The first call

extension Mediator {
  @inline(never)
  private func performUnpublished<C: Contract, Request, Response>(
    _ action: Action<Request, Response, C>, _ request: Request
  ) throws -> Response {
    let call = Call(by: self, action.descriptor)
    switch resolve(action) {
    case .success(let bound): return try bound.body(request, call)
    case .failure(let error): return try unanswered(call, request: request, error)
    }
  }

  @MainActor
  @inline(never)
  private func performUnpublished<C: Contract, Request, Response>(
    _ action: MainActorAction<Request, Response, C>, _ request: Request
  ) throws -> Response {
    let call = Call(by: self, action.descriptor)
    switch resolve(action) {
    case .success(let bound): return try bound.body(request, call)
    case .failure(let error): return try unanswered(call, request: request, error)
    }
  }
}

// MARK: Actions without a request

extension Mediator {
  /// Performs a synchronous action that needs no request.
  ///
  /// - Parameter action: The action, from its contract's shared value.
  /// - Returns: What the handler returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers.
  public func perform<C: Contract, Response>(
    _ action: Action<Void, Response, C>
  ) throws -> Response {
    try perform(action, ())
  }

  /// Performs a main-actor action that needs no request; from elsewhere, `await` it.
  ///
  /// - Parameter action: The action, from its contract's shared value.
  /// - Returns: What the handler returns.
  /// - Throws: What the handler throws, unchanged; or a ``MediatorError`` where nothing answers.
  @MainActor
  public func perform<C: Contract, Response>(
    _ action: MainActorAction<Void, Response, C>
  ) throws -> Response {
    try perform(action, ())
  }
}
