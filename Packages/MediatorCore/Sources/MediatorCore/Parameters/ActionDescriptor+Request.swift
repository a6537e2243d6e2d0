extension ActionDescriptor {
  /// Makes the request of this action from parameters by name.
  ///
  /// - Throws: `invalidParameter` naming the key and what was expected, or `requestNotDecodable`.
  func request<Request>(from params: [String: Any]?) throws -> Request {
    if Request.self == Void.self, let nothing = () as? Request { return nothing }
    // An action of the classic style takes them as they are.
    if Request.self == [String: Any]?.self, let request = params as? Request { return request }
    guard let type = Request.self as? any Decodable.Type else {
      throw MediatorError.requestNotDecodable(self, Request.self)
    }
    let decoder = ParameterDecoder(value: params ?? [:], codingPath: [], action: self)
    guard let request = try decoder.decode(type) as? Request else {
      throw MediatorError.requestNotDecodable(self, Request.self)
    }
    return request
  }
}
