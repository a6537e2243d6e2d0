/// A main-actor action, bound.
final class BoundMainActorAction<Request, Response>: BoundAction {
  let descriptor: ActionDescriptor
  let chain: InterceptorChain?
  let body: @MainActor @Sendable (Request, borrowing Call) throws -> Response

  init(
    _ descriptor: ActionDescriptor, behind chain: InterceptorChain? = nil,
    body: @escaping @MainActor @Sendable (Request, borrowing Call) throws -> Response
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
    _ handler: @escaping @MainActor @Sendable (Owner, Request, borrowing Call) throws -> Response
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
    // The request is made there as well: its own `init(from:)` may be of the main actor.
    classicResponse(
      try MainActorContext.assume(params) {
        refused(MediatorError.requiresMainActor(call), call, params)
      } operation: { params in
        try self.body(self.request(from: params, call), call)
      })
  }

  @MainActor
  func perform<Answer: Sendable>(
    _ params: sending [String: Any]?, _ call: borrowing Call, as type: Answer.Type
  ) async throws -> Answer {
    let request: Request = try request(from: params, call)
    return try descriptor.response(classicResponse(try body(request, call)))
  }

  func intercepted(by chain: InterceptorChain) -> any BoundAction {
    BoundMainActorAction(descriptor, behind: chain) { [body, descriptor] request, call in
      let (mediator, origin) = (call.mediator, call.origin)
      return try chain.perform(request, call) {
        try body($0, call)
      } resume: { request in
        // Resolved anew: the target may have been released while the call was put off.
        let bound = try mediator.resolve(descriptor).get()
        guard let action = bound as? BoundMainActorAction else {
          throw MediatorError.otherTypes(expected: descriptor, found: bound.descriptor)
        }
        return try action.body(request, Call(by: mediator, descriptor, origin: origin))
      }
    }
  }
}
