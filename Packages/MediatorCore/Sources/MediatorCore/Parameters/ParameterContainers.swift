/// Parameters by their keys.
struct KeyedParameters<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let parameters: [String: Any]
  let decoder: ParameterDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { parameters.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { parameters[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { nested(key).isNil }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
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

  private func nested(_ key: Key) -> ParameterDecoder {
    decoder.nested(parameters[key.stringValue], key)
  }
}

/// Parameters in a row.
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
    defer { currentIndex += 1 }
    return try next.decode(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    defer { currentIndex += 1 }
    return try next.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    defer { currentIndex += 1 }
    return try next.unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    defer { currentIndex += 1 }
    return next
  }

  private var next: ParameterDecoder {
    decoder.nested(isAtEnd ? nil : values[currentIndex], Index(intValue: currentIndex))
  }

  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map(String.init) ?? "" }

    init(intValue: Int) { self.intValue = intValue }

    init?(stringValue: String) { return nil }
  }
}

/// One parameter.
struct SingleParameter: SingleValueDecodingContainer {
  let decoder: ParameterDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isNil }

  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
