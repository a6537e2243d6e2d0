extension ActionDescriptor {
  /// Makes the request of this action from the parameters of a call.
  ///
  /// - Throws: As the form without a call does; for a URL also `invalidParameter` where the
  ///   configuration refuses parameters that the request does not have.
  func request<Request>(
    from params: [String: Any]?, of call: borrowing Call
  ) throws -> Request {
    let refusesUnknown =
      call.origin == .remote && call.mediator.configuration.unknownParameters == .refused
    return try request(from: params, refusesUnknown: refusesUnknown)
  }

  /// Makes the request of this action from parameters by name.
  ///
  /// - Throws: `invalidParameter` naming each key that is wrong and what was expected, or
  ///   `requestNotDecodable`; and what the request's own `init(from:)` throws, unchanged.
  func request<Request>(
    from params: [String: Any]?, refusesUnknown: Bool = false
  ) throws -> Request {
    if Request.self == Void.self || Request.self == [String: Any]?.self {
      return try undecoded(params, refusesUnknown)
    }
    guard let known = decodableRequest, known.type == Request.self else {
      return try decodedHere(params, refusesUnknown)
    }
    switch try decode(known.type, params ?? [:], refusesUnknown, known.isStructure) {
    case let request as Request: return request
    default: throw MediatorError.requestNotDecodable(self, Request.self)
    }
  }

  private func undecoded<Request>(
    _ params: [String: Any]?, _ refusesUnknown: Bool
  ) throws -> Request {
    if Request.self == Void.self, let nothing = () as? Request {
      if refusesUnknown { try refuseUnknown(ParameterReading(), of: params ?? [:]) }
      return nothing
    }
    // An action of the classic style takes them as they are.
    guard let request = params as? Request else {
      throw MediatorError.requestNotDecodable(self, Request.self)
    }
    return request
  }

  /// Decodes a type that is not the action's own, or that is decodable on the actor of this call only.
  @inline(never)
  private func decodedHere<Request>(
    _ params: [String: Any]?, _ refusesUnknown: Bool
  ) throws -> Request {
    guard let type = Request.self as? any Decodable.Type,
      let request = try decode(type, params ?? [:], refusesUnknown) as? Request
    else {
      throw MediatorError.requestNotDecodable(self, Request.self)
    }
    return request
  }

  /// Decodes a type; `isStructure` says that its own `init(from:)` makes every value, so that no cast is
  /// tried.
  private func decode<Request: Decodable>(
    _ type: Request.Type, _ params: [String: Any], _ refusesUnknown: Bool,
    _ isStructure: Bool = false
  ) throws -> Request {
    let reading = refusesUnknown ? ParameterReading() : nil
    let decoder = ParameterDecoder(params, reading)
    let request: Request
    do {
      request = try isStructure ? decoder.construct(type) : decoder.convert(type)
    } catch {
      // What the request's own `init(from:)` has to say is said as it is.
      guard let fault = error as? ParameterFault else { throw error }
      throw allFaults(fault, type, params, refusesUnknown)
    }
    if let reading { try refuseUnknown(reading, of: params) }
    return request
  }

  private func refuseUnknown(_ reading: ParameterReading, of params: [String: Any]) throws {
    reading.record(unknownOf: params)
    guard reading.faults.isEmpty else {
      throw MediatorError(reading.faults, self)
    }
  }

  /// All that is wrong with parameters of which one fault is known.
  ///
  /// They are decoded once more, and now each fault is recorded and something stands in for the value,
  /// so that the decoding goes on to the next key. What it makes is thrown away.
  private func allFaults<Request: Decodable>(
    _ fault: ParameterFault, _ type: Request.Type, _ params: [String: Any],
    _ refusesUnknown: Bool
  ) -> MediatorError {
    let reading = ParameterReading()
    let made = try? Request(from: ParameterDecoder(params, reading, isCollecting: true))
    if reading.faults.isEmpty { reading.record(fault) }
    // A decoding that ended early did not ask for every key.
    if refusesUnknown, made != nil { reading.record(unknownOf: params) }
    return MediatorError(reading.faults, self)
  }
}
