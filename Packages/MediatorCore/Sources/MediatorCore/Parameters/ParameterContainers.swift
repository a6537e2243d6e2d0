/// Parameters by their keys.
struct KeyedParameters<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// One whose value is a dictionary.
  let decoder: ParameterDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] {
    (decoder.parameters ?? [:]).keys.sorted().compactMap(Key.init(stringValue:))
  }

  func contains(_ key: Key) -> Bool { value(of: key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { ParameterDecoder.isNil(value(of: key)) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try nested(key).decode(type)
  }

  // The most common types, known here, so that no question about them goes to the runtime.
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try simple(key) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try simple(key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try simple(key) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try simple(key) }

  // The standard library's own forms for these two do not come to the generic one.
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try nested(key).decode(type)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try nested(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { nested(key) }

  @inline(__always)
  private func simple<T: Decodable & ParameterConvertible>(_ key: Key) throws -> T {
    if let value = value(of: key), let result = T(simple: value) { return result }
    return try nested(key).decode(T.self)
  }

  private func nested(_ key: Key) -> ParameterDecoder { decoder.nested(value(of: key), key) }

  private func value(of key: Key) -> Any? {
    let name = key.stringValue
    if decoder.depth == 0 { decoder.reading?.ask(name) }
    return decoder.parameters?.value(of: name)
  }
}

/// Parameters by their places in an array.
struct UnkeyedParameters: UnkeyedDecodingContainer {
  let values: [Any]
  let decoder: ParameterDecoder
  private(set) var currentIndex = 0

  init(values: [Any], decoder: ParameterDecoder) {
    self.values = values
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  mutating func decodeNil() throws -> Bool {
    guard next.isNil else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try advance { try $0.decode(type) }
  }

  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    try advance { try $0.decode(type) }
  }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    try advance { try $0.decode(type) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try advance { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try advance { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try advance { $0 }
  }

  /// A value that fails to decode stays the next, so that another type can be tried on it.
  private mutating func advance<T>(_ decode: (ParameterDecoder) throws -> T) throws -> T {
    let value = try decode(next)
    currentIndex += 1
    return value
  }

  private var next: ParameterDecoder {
    decoder.nested(isAtEnd ? nil : values[currentIndex], ParameterName(index: currentIndex))
  }
}

/// One parameter.
struct SingleParameter: SingleValueDecodingContainer {
  let decoder: ParameterDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isNil }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }

  func decode(_ type: Int128.Type) throws -> Int128 { try decoder.decode(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try decoder.decode(type) }
}
