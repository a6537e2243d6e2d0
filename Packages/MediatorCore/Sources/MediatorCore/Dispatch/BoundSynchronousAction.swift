/// A synchronous action, bound.
final class BoundSynchronousAction<Request, Response>: BoundAction {
  let descriptor: ActionDescriptor
  let chain: InterceptorChain?
  let body: @Sendable (Request, borrowing Call) throws -> Response
  private let answers = PlainAnswers()

  init(
    _ descriptor: ActionDescriptor, behind chain: InterceptorChain? = nil,
    body: @escaping @Sendable (Request, borrowing Call) throws -> Response
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
    _ handler: @escaping @Sendable (Owner, Request, borrowing Call) throws -> Response
  ) {
    switch source {
    case .published(let owner):
      self.init(descriptor) { request, call in try handler(owner, request, call) }
    case .perCall(let create):
      self.init(descriptor) { request, call in
        guard let owner = create() else {
          return try call.mediator.answer(
            call, request: request, insteadOf: .declined(descriptor, call.mediator.configuration))
        }
        return try handler(owner, request, call)
      }
    }
  }

  func perform(_ params: [String: Any]?, _ call: borrowing Call) throws -> Any? {
    answers.classicResponse(try body(try request(from: params, call), call))
  }

  func perform<Answer: Sendable>(
    _ params: sending [String: Any]?, _ call: borrowing Call, as type: Answer.Type
  ) async throws -> Answer {
    try descriptor.response(try perform(params, call))
  }

  func intercepted(by chain: InterceptorChain) -> any BoundAction {
    BoundSynchronousAction(descriptor, behind: chain) { [body] request, call in
      try chain.perform(request, call) { try body($0, call) }
    }
  }
}
