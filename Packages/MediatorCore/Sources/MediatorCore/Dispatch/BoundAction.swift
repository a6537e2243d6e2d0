import Synchronization

/// An action with its handler bound to where its target comes from: what a call ends at.
///
/// There is one class for each kind of action. Typed calls reach its `body`, which has the types of
/// the contract; classic and remote calls go through `perform`, with a dictionary.
protocol BoundAction: AnyObject, Sendable {
  var descriptor: ActionDescriptor { get }

  /// Stands for an action that nothing answers: each call throws the error, which is made once.
  init(_ descriptor: ActionDescriptor, throwing error: any Error)

  /// The interceptors that the action is behind.
  var chain: InterceptorChain? { get }

  /// Performs the action with parameters by name.
  ///
  /// - Throws: What decoding the request throws, what the handler throws, and `requiresMainActor`
  ///   where the action runs on the main actor and the caller does not.
  func perform(_ params: [String: Any]?, _ call: borrowing Call) throws -> Any?

  /// Performs the action with parameters by name from any place: it hops where it must.
  ///
  /// - Throws: What decoding the request throws, what the handler throws, and `unexpectedResponse`
  ///   where the answer has another type.
  func perform<Response: Sendable>(
    _ params: sending [String: Any]?, _ call: borrowing Call, as type: Response.Type
  ) async throws -> Response

  /// The same action behind interceptors.
  func intercepted(by chain: InterceptorChain) -> any BoundAction
}

extension BoundAction {
  /// The same action behind the interceptors of a configuration that are for it.
  func intercepted(
    by configuration: Mediator.Configuration, requirements: Bool = true
  ) -> any BoundAction {
    InterceptorChain(descriptor, configuration, requirements: requirements).map(intercepted) ?? self
  }

  /// Makes the request of a call by name; observers hear of parameters that do not make one.
  func request<Request>(
    from params: [String: Any]?, _ call: borrowing Call
  ) throws -> Request {
    do {
      return try descriptor.request(from: params, of: call)
    } catch {
      throw refused(error, call, params)
    }
  }

  /// An error that ends a call before its interceptors are reached; observers hear of it.
  func refused(
    _ error: any Error, _ call: borrowing Call, _ params: [String: Any]?
  ) -> any Error {
    chain?.refused(call, params, error)
    return error
  }
}

/// A response as the classic style hands it out: nothing, however it is typed, is nil.
func classicResponse<Response>(_ response: Response) -> Any? {
  if response is Void { return nil }
  // A response that is nil would otherwise be a value that holds a nil.
  if let optional = response as? any OptionalValue { return optional.flattened }
  return response
}

/// An answer of the classic style as a typed caller wants it, or nil where it has another type.
func typedResponse<Response>(_ answer: Any?, as type: Response.Type) -> Response? {
  // Nothing is nil in the classic style.
  if answer == nil, Response.self == Void.self { return () as? Response }
  return answer as? Response
}

/// Remembers a type that is neither nothing nor optional, so that its answers need no cast.
///
/// To ask whether a value is an optional of some type costs a hundred nanoseconds, and most actions
/// answer one type for ever: the first that is plain is remembered, and any other is asked anew.
struct PlainAnswers: ~Copyable, Sendable {
  /// The identity of the type, or zero.
  ///
  /// Types are never freed. It is compared only, so relaxed order is enough.
  private let plain = Atomic<UInt>(0)

  func classicResponse(_ response: Any) -> Any? {
    let type = UInt(bitPattern: ObjectIdentifier(type(of: response)))
    if plain.load(ordering: .relaxed) == type { return response }
    if response is Void || response is any OptionalValue {
      return MediatorCore.classicResponse(response)
    }
    _ = plain.compareExchange(expected: 0, desired: type, ordering: .relaxed)
    return response
  }
}

private protocol OptionalValue {
  var flattened: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var flattened: Any? {
    switch self {
    case .some(let value): classicResponse(value)
    case .none: nil
    }
  }
}
