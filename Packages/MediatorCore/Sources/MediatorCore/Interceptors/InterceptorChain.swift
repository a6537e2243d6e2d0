/// The interceptors that an action has, in their order; those that its requirements name come last.
struct InterceptorChain: Sendable {
  private let interceptions: [Interception]
  private let observation: Observation?

  /// The chain of an action, or nil where it has none, so that its calls pay nothing.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - configuration: The interceptors, and the answers to requirements.
  ///   - isAnswered: Whether anything answers the action. What it requires is not asked for otherwise:
  ///     nobody should log in to hear that a module is missing.
  init?(
    _ action: ActionDescriptor, _ configuration: Mediator.Configuration, isAnswered: Bool = true
  ) {
    let requirements = (isAnswered ? action.requirements : []).map { name in
      Interception(configuration.requirements[name] ?? UnansweredRequirement(name: name))
    }
    interceptions =
      configuration.interceptors.filter { $0.scope.includes(action) } + requirements
    observation = Observation(interceptions)
    if interceptions.isEmpty { return nil }
  }

  func perform<Request, Response>(
    _ request: Request, _ call: borrowing Call, _ body: (Request) throws -> Response
  ) throws -> Response {
    try Observation.observe(observation, call, request) {
      switch try decide(request, call) as Verdict<Request, Response> {
      case .proceed(let request): return try body(request)
      case .answer(let response): return response
      case .redirect: throw MediatorError.redirectOffMainActor(call.descriptor)
      }
    }
  }

  /// On the main actor a call may be put off; `resume` performs it when it is resumed.
  @MainActor
  func perform<Request, Response>(
    _ request: Request, _ call: borrowing Call, _ body: (Request) throws -> Response,
    resume: @escaping (Request) throws -> Any?
  ) throws -> Response {
    try Observation.observe(observation, call, request) {
      switch try decide(request, call) as Verdict<Request, Response> {
      case .proceed(let request): return try body(request)
      case .answer(let response): return response
      case .redirect(let request, let redirect):
        let answer = try redirect(Resumption(call.descriptor) { try resume(request) })
        return try call.descriptor.response(answer)
      }
    }
  }

  func perform<Request, Response>(
    _ request: Request, _ call: borrowing Call, _ body: (Request) async throws -> Response
  ) async throws -> Response {
    try await Observation.observe(observation, call, request) {
      switch try decide(request, call) as Verdict<Request, Response> {
      case .proceed(let request): return try await body(request)
      case .answer(let response): return response
      case .redirect: throw MediatorError.redirectOffMainActor(call.descriptor)
      }
    }
  }

  /// Tells the observers of a call that came to its end before it came here.
  func refused(_ call: borrowing Call, _ params: [String: Any]?, _ error: any Error) {
    try? Observation.observe(observation, call, params ?? [:]) { throw error }
  }

  private enum Verdict<Request, Response> {
    case proceed(Request)
    case answer(Response)
    case redirect(Request, @MainActor (Resumption) throws -> Any?)
  }

  private func decide<Request, Response>(
    _ request: Request, _ call: borrowing Call
  ) throws -> Verdict<Request, Response> {
    var request = request
    for interception in interceptions where interception.scope.includes(call.origin) {
      switch try interception.interceptor.willPerform(call, request) {
      case .proceed: continue
      case .change(let changed): request = try call.descriptor.request(changed)
      case .answer(let answer): return .answer(try call.descriptor.response(answer))
      case .redirect(let redirect): return .redirect(request, redirect)
      }
    }
    return .proceed(request)
  }
}

/// Stands for a requirement that the configuration has no interceptor for: what is required of a call
/// and not seen to must not be taken as given.
private struct UnansweredRequirement: Interceptor {
  let name: String

  func willPerform(_ call: borrowing Call, _ request: Any) throws -> CallDecision {
    throw MediatorError.unansweredRequirement(call.descriptor, name)
  }
}

extension ActionDescriptor {
  /// A request that an interceptor changed, with the type of the one that came.
  fileprivate func request<Request>(_ changed: Any) throws -> Request {
    guard let request = changed as? Request else {
      throw MediatorError.unexpectedRequest(self, expected: Request.self, changed)
    }
    return request
  }
}
