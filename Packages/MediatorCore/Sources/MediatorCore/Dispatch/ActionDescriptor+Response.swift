extension ActionDescriptor {
  /// An answer that came as `Any?`, with the type that is asked for.
  ///
  /// - Throws: `unexpectedResponse`, where it has another type.
  func response<Response>(_ answer: Any?) throws -> Response {
    // Not by the cast alone: nothing is an `any Sendable` as well, for which an answer is wanted.
    if Response.self == Void.self, let nothing = () as? Response { return nothing }
    // An answer of nil is a value where the response is optional.
    guard let response = answer as? Response else {
      throw MediatorError.unexpectedResponse(self, expected: Response.self, answer)
    }
    return response
  }
}
