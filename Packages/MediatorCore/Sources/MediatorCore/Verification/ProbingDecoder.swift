/// Hands a probe's questions and answers through the standard library's interface.
struct ProbingDecoder: Decoder {
  let probe: Probe
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    probe.askForKeys()
    return KeyedDecodingContainer(ProbedKeys(probe: probe, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    ProbedElements(probe: probe, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    ProbedValue(probe: probe, codingPath: codingPath)
  }
}

/// Keys that are all there, as far as a type asks for them.
struct ProbedKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: Probe
  let codingPath: [any CodingKey]

  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool {
    probe.doubt(key)
    return true
  }

  func decodeNil(forKey key: Key) -> Bool {
    probe.doubt(key)
    return false
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try probe.value(of: type, key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? {
    probe.note(optional: type, key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    ProbingDecoder(probe: probe.nested(key, "[String: Any]"), codingPath: codingPath + [key])
      .container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    ProbingDecoder(probe: probe.nested(key, "[Any]"), codingPath: codingPath + [key])
      .unkeyedContainer()
  }

  /// A superclass takes its keys from the same parameters.
  func superDecoder() -> any Decoder { ProbingDecoder(probe: probe, codingPath: codingPath) }

  func superDecoder(forKey key: Key) -> any Decoder {
    ProbingDecoder(probe: probe.nested(key, "[String: Any]"), codingPath: codingPath + [key])
  }
}

/// An array without elements.
struct ProbedElements: UnkeyedDecodingContainer {
  let probe: Probe
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(probe: Probe, codingPath: [any CodingKey]) {
    self.probe = probe
    self.codingPath = codingPath
  }

  var count: Int? { 0 }
  var isAtEnd: Bool { true }

  func decodeNil() -> Bool { false }

  /// A type that does not ask whether there are elements gets some, though not without end.
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try advance()
    return try probe.element(of: type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw ParameterReadingEnd()
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw ParameterReadingEnd()
  }

  mutating func superDecoder() throws -> any Decoder {
    throw ParameterReadingEnd()
  }

  private mutating func advance() throws {
    guard currentIndex < Probe.elementLimit else { throw ParameterReadingEnd() }
    currentIndex += 1
  }
}

/// A value that a type takes as one.
struct ProbedValue: SingleValueDecodingContainer {
  let probe: Probe
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try probe.whole(of: type) }
}
