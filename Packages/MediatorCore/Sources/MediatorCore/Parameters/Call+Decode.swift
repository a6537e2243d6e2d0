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
  /// A value that has the type already is taken as it is. Otherwise, whatever the user's locale:
  ///
  /// - numbers are made of text and of other kinds of number; fractions are rounded to what the type
  ///   holds, and `1,5`, ` 1`, `0x10`, a fraction for an integer, and `nan` and `inf` as text are refused;
  /// - `Bool` is made of the texts `true`, `yes`, `1`, `false`, `no` and `0`;
  /// - an enumeration is made of its raw value;
  /// - `Date` is made of ISO 8601 with a time zone, `URL`, `UUID` and `Decimal` of their text, `Data` of
  ///   Base64;
  /// - arrays and sets are made of those of the dictionary, of a key that a URL repeats, or of one text;
  /// - structures and dictionaries are made of nested dictionaries, up to 32 levels deep;
  /// - a ``Callback`` is made of a closure.
  ///
  /// `NSNull` and a nil are as no value. The last of several values of one key counts, unless an array is
  /// wanted.
  ///
  /// The error tells all parameters that are wrong, up to twenty: to look on after one of them, something
  /// stands in for its value. A type of which no value can be made up, such as an enumeration that is not
  /// `CaseIterable`, ends the list.
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
