/// An asynchronous action, bound.
final class BoundAsyncAction<Request, Response>: BoundAction {
  let descriptor: ActionDescriptor
  let chain: InterceptorChain?
  let handler: AsyncHandler<Request, Response>

  init(
    _ descriptor: ActionDescriptor, behind chain: InterceptorChain? = nil,
    _ handler: AsyncHandler<Request, Response>
  ) {
    self.descriptor = descriptor
    self.chain = chain
    self.handler = handler
  }

  convenience init(_ descriptor: ActionDescriptor, throwing error: any Error) {
    self.init(descriptor, AsyncHandler { _, _ in throw error })
  }

  /// Binds a body that may take its owner for an `Owner`: it gets one from the source, and nothing else.
  convenience init<Owner>(
    _ descriptor: ActionDescriptor, _ source: TargetSource<Owner>,
    _ body: @escaping AsyncHandler<Request, Response>.Body
  ) {
    switch source {
    case .published(let owner):
      self.init(descriptor, AsyncHandler(owner: owner, body: body))
    case .perCall(let create):
      let handler = AsyncHandler<Request, Response> { request, call in
        guard let owner = create() else {
          return try call.mediator.answer(
            call, request: request, insteadOf: .declined(descriptor, call.mediator.configuration))
        }
        return try await body(owner, request, call)
      }
      self.init(descriptor, handler)
    }
  }

  func perform(_ params: [String: Any]?, _ call: borrowing Call) throws -> Any? {
    throw refused(MediatorError.requiresAsync(call), call, params)
  }

  func perform<Answer: Sendable>(
    _ params: sending [String: Any]?, _ call: borrowing Call, as type: Answer.Type
  ) async throws -> Answer {
    let request: Request = try request(from: params, call)
    return try descriptor.response(
      classicResponse(try await handler(request, call)))
  }

  func intercepted(by chain: InterceptorChain) -> any BoundAction {
    let handler = handler
    return BoundAsyncAction(
      descriptor, behind: chain,
      AsyncHandler { request, call in
        try await chain.perform(request, call) { try await handler($0, call) }
      })
  }
}
