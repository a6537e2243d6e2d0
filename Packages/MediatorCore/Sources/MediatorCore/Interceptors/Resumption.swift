/// A call that an interceptor put off, to be performed later, once.
///
/// It is what a login screen needs to go on where the user was stopped:
///
///     return .redirect { resumption in
///       try mediator.account.login(next: {
///         ErrorScreen.catching("Pay") { try resumption.perform(as: (any Screen).self) }
///       })
///     }
@MainActor
public final class Resumption {
  private let action: ActionDescriptor
  private var body: (() throws -> Any?)?

  init(_ action: ActionDescriptor, _ body: @escaping () throws -> Any?) {
    self.action = action
    self.body = body
  }

  /// Performs the call with the request that it was made with; interceptors see it again.
  ///
  /// - Parameter type: The type of the answer.
  /// - Returns: What the action answers.
  /// - Throws: What the call throws; ``MediatorError/Code/alreadyResumed`` the second time; and
  ///   ``MediatorError/Code/unexpectedResponse`` where the answer has another type.
  public func perform<Response>(as type: Response.Type) throws -> Response {
    guard let body else { throw MediatorError.alreadyResumed(action) }
    self.body = nil
    let answer = try body()
    guard let response = answer as? Response else {
      throw MediatorError.unexpectedResponse(action, expected: type, answer)
    }
    return response
  }
}
