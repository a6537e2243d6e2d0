/// An asynchronous action, bound.
final class BoundAsyncAction<Request, Response>: BoundAction {
  let descriptor: ActionDescriptor
  let chain: InterceptorChain?
  let body: @Sendable (Request, borrowing Call) async throws -> Response

  init(
    _ descriptor: ActionDescriptor, behind chain: InterceptorChain? = nil,
    body: @escaping @Sendable (Request, borrowing Call) async throws -> Response
  ) {
    self.descriptor = descriptor
    self.chain = chain
    self.body = body
  }

  convenience init(_ descriptor: ActionDescriptor, throwing error: any Error) {
    self.init(descriptor) { _, _ in throw error }
  }

  convenience init<Owner>(
    _ descriptor: ActionDescriptor, _ source: TargetSource<Owner>,
    _ handler: @escaping @Sendable (Owner, Request, borrowing Call) async throws -> Response
  ) {
    switch source {
    case .published(let owner):
      self.init(descriptor) { request, call in try await handler(owner, request, call) }
    case .perCall(let create):
      self.init(descriptor) { request, call in
        guard let owner = create() else {
          return try call.mediator.answer(
            call, request: request, insteadOf: .declined(descriptor, call.mediator.configuration))
        }
        return try await handler(owner, request, call)
      }
    }
  }

  func perform(_ params: [String: Any]?, _ call: borrowing Call) throws -> Any? {
    throw refused(MediatorError.requiresAsync(call), call, params)
  }

  func perform<Answer: Sendable>(
    _ params: sending [String: Any]?, _ call: borrowing Call, as type: Answer.Type
  ) async throws -> Answer {
    let request: Request = try request(from: params, call)
    return try descriptor.response(classicResponse(try await body(request, call)))
  }

  func intercepted(by chain: InterceptorChain) -> any BoundAction {
    let body = body
    return BoundAsyncAction(descriptor, behind: chain) { request, call in
      try await chain.perform(request, call) { request in try await body(request, call) }
    }
  }
}
