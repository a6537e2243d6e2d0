/// An action of the classic style, bound: parameters by name go in as they come, any value comes out.
final class BoundClassicAction: BoundAction {
  let descriptor: ActionDescriptor
  /// Nothing ends a call by name before it comes here.
  var chain: InterceptorChain? { nil }
  private let body: @Sendable ([String: Any]?, borrowing Call) throws -> Any?
  private let answers = PlainAnswers()

  init(
    _ descriptor: ActionDescriptor,
    body: @escaping @Sendable ([String: Any]?, borrowing Call) throws -> Any?
  ) {
    self.descriptor = descriptor
    self.body = body
  }

  convenience init(_ descriptor: ActionDescriptor, throwing error: any Error) {
    self.init(descriptor) { _, _ in throw error }
  }

  convenience init<Owner>(
    _ descriptor: ActionDescriptor, _ source: TargetSource<Owner>,
    _ handler: @escaping @Sendable (Owner, [String: Any]?, borrowing Call) throws -> Any?
  ) {
    switch source {
    case .published(let owner):
      self.init(descriptor) { params, call in try handler(owner, params, call) }
    case .perCall(let create):
      self.init(descriptor) { params, call in
        guard let owner = create() else {
          return try call.mediator.answer(
            call, params: params, insteadOf: .declined(call.descriptor, call.mediator.configuration)
          )
        }
        return try handler(owner, params, call)
      }
    }
  }

  func perform(_ params: [String: Any]?, _ call: borrowing Call) throws -> Any? {
    // A handler that ends with a call of a Void function answers `()`, which is nothing as well.
    guard let answer = try body(params, call) else { return nil }
    return answers.classicResponse(answer)
  }

  func perform<Answer: Sendable>(
    _ params: sending [String: Any]?, _ call: borrowing Call, as type: Answer.Type
  ) async throws -> Answer {
    try descriptor.response(try perform(params, call))
  }

  func intercepted(by chain: InterceptorChain) -> any BoundAction {
    BoundClassicAction(descriptor) { [body] params, call in
      try chain.perform(params, call) { try body($0, call) }
    }
  }
}
