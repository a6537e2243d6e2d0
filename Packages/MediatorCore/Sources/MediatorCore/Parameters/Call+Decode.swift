extension Call {
  /// Makes a value of parameters by name, as the requests of typed actions are made.
  ///
  /// For handlers of the classic style, whose parameters come as a dictionary:
  ///
  ///     .on("calculate:withCompletion:") { target, params, call in
  ///       let addition = try call.decode(Addition.self, from: params)
  ///       …
  ///     }
  ///
  /// Text becomes a number where one is expected, and a closure becomes a ``Callback``.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - params: The parameters of the call; nil is taken as none.
  /// - Returns: The value.
  /// - Throws: ``MediatorError/Code/invalidParameter`` naming the key, what came and what was expected;
  ///   and what the type's own `init(from:)` throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from params: [String: Any]?
  ) throws -> Value {
    try descriptor.request(from: params)
  }
}
