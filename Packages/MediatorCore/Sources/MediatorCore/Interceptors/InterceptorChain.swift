/// The interceptors that an action has, in their order; those that its requirements name come last.
struct InterceptorChain: Sendable {
  private let steps: [Step]
  private let observation: Observation?

  /// An interceptor, and whether it is for those of the action's calls that come from URLs.
  private struct Step: Sendable {
    let interceptor: any Interceptor
    let isForRemoteOnly: Bool
  }

  /// The chain of an action, or nil where it has none, so that its calls pay nothing.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - configuration: The interceptors, and the answers to requirements.
  ///   - isRequired: Whether what the action requires is asked for. It is not where nothing answers
  ///     the action, since nobody should log in to hear that a module is missing; nor where an override
  ///     does, since a test that stubs a module has no reason to see to what the module requires.
  init?(
    _ action: ActionDescriptor, _ configuration: Mediator.Configuration,
    requirements isRequired: Bool = true
  ) {
    let requirements = (isRequired ? action.requirements : []).map { name in
      Interception(configuration.requirements[name] ?? UnansweredRequirement(name: name))
    }
    let interceptions =
      configuration.interceptors.filter { $0.scope.includes(action) } + requirements
    observation = Observation(interceptions)
    steps = interceptions.map {
      Step(interceptor: $0.interceptor, isForRemoteOnly: $0.scope == .remote)
    }
    if interceptions.isEmpty { return nil }
  }

  func perform<Request, Response>(
    _ request: Request, _ call: borrowing Call, _ body: (Request) throws -> Response
  ) throws -> Response {
    guard let observation else { return try performUnobserved(request, call, body) }
    return try Observation.observe(observation, call, request) {
      try performUnobserved(request, call, body)
    }
  }

  private func performUnobserved<Request, Response>(
    _ request: Request, _ call: borrowing Call, _ body: (Request) throws -> Response
  ) throws -> Response {
    guard let stop = try firstStop(request, call) else { return try body(request) }
    switch try decide(stop, request, call) as Verdict<Request, Response> {
    case .proceed(let request): return try body(request)
    case .answer(let response): return response
    case .redirect: throw MediatorError.redirectOffMainActor(call.descriptor)
    }
  }

  /// On the main actor a call may be put off; `resume` performs it when it is resumed.
  @MainActor
  func perform<Request, Response>(
    _ request: Request, _ call: borrowing Call, _ body: (Request) throws -> Response,
    resume: @escaping (Request) throws -> Any?
  ) throws -> Response {
    try Observation.observe(observation, call, request) {
      guard let stop = try firstStop(request, call) else { return try body(request) }
      switch try decide(stop, request, call) as Verdict<Request, Response> {
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
      guard let stop = try firstStop(request, call) else { return try await body(request) }
      switch try decide(stop, request, call) as Verdict<Request, Response> {
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

  /// A decision other than to let the call proceed as it is, and whose it was.
  private struct Stop {
    let place: Int
    let decision: CallDecision
  }

  /// Asks the interceptors until one does not simply let the call proceed.
  ///
  /// Most calls have none, and then no generic verdict is made, which costs more than all the rest.
  private func firstStop(
    _ request: some Any, _ call: borrowing Call, from first: Int = 0
  ) throws -> Stop? {
    for place in first..<steps.count where !steps[place].isForRemoteOnly || call.origin == .remote {
      let decision = try steps[place].interceptor.willPerform(call, request)
      if case .proceed = decision { continue }
      return Stop(place: place, decision: decision)
    }
    return nil
  }

  private func decide<Request, Response>(
    _ first: Stop, _ request: Request, _ call: borrowing Call
  ) throws -> Verdict<Request, Response> {
    var request = request
    var stop = first
    while true {
      switch stop.decision {
      case .proceed: break
      case .change(let changed): request = try call.descriptor.request(changed)
      case .answer(let answer): return .answer(try call.descriptor.response(answer))
      case .redirect(let redirect): return .redirect(request, redirect)
      }
      guard let next = try firstStop(request, call, from: stop.place + 1) else {
        return .proceed(request)
      }
      stop = next
    }
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
