import Foundation

/// Decodes requests from parameters by name: the dictionary of a classic call, the query of a URL.
///
/// Values that have the right type are taken as they are, closures and objects included. Text becomes
/// a number, a Bool, a date or a URL where one is expected.
///
/// A decoder that collects records what is wrong in its structure and lets something stand in for it.
/// It is used only where the decoding has failed already, to tell all faults at once.
///
/// It is an object, which its containers share and nested decoders find their keys through.
final class ParameterDecoder: Decoder {
  /// How deep parameters may be nested: each level takes of the stack, which has an end.
  static let depthLimit = 32

  /// The value, or none.
  var value: Any? { if let parameters { parameters } else { part } }

  /// The value, where it is known to be a dictionary, as that of a whole call is.
  let parameters: [String: Any]?
  /// The value, where it is not known to be a dictionary.
  private let part: Any?
  /// Notes what is found out, where anybody will ask for it.
  let reading: ParameterReading?
  /// The number of keys that lead to the value.
  let depth: Int
  private let isCollecting: Bool
  private let parent: ParameterDecoder?
  private let key: (any CodingKey)?

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The keys that lead to the value, put together for whoever asks: errors, and hardly anybody else.
  var codingPath: [any CodingKey] {
    guard let parent, let key else { return [] }
    return parent.codingPath + [key]
  }

  convenience init(
    _ parameters: [String: Any], _ reading: ParameterReading?, isCollecting: Bool = false
  ) {
    self.init(
      parameters, nil, reading, isCollecting: isCollecting, depth: 0, parent: nil, key: nil)
  }

  private init(
    _ parameters: [String: Any]?, _ part: Any?, _ reading: ParameterReading?, isCollecting: Bool,
    depth: Int, parent: ParameterDecoder?, key: (any CodingKey)?
  ) {
    self.parameters = parameters
    self.part = part
    self.reading = reading
    self.depth = depth
    self.isCollecting = isCollecting
    self.parent = parent
    self.key = key
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try checkDepth()
    return KeyedDecodingContainer(KeyedParameters(decoder: try keyed()))
  }

  /// This decoder, with its value as the dictionary that it is.
  private func keyed() throws -> ParameterDecoder {
    if parameters != nil { return self }
    guard let parameters = part as? [String: Any] else {
      throw mismatch(try present("[String: Any]"), expected: "[String: Any]")
    }
    return copy(parameters: parameters, part: nil, isCollecting: isCollecting)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try checkDepth()
    if let repeated = value as? RepeatedParameter {
      return UnkeyedParameters(values: repeated.values, decoder: self)
    }
    switch try present("[Any]") {
    case let values as [Any]: return UnkeyedParameters(values: values, decoder: self)
    // A key that a URL has once is an array of one.
    case let text as String: return UnkeyedParameters(values: [text], decoder: self)
    case let values as Set<AnyHashable>:
      return UnkeyedParameters(values: values.map(\.base), decoder: self)
    case let value: throw mismatch(value, expected: "[Any]")
    }
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleParameter(decoder: strict)
  }

  func nested(_ value: Any?, _ key: any CodingKey) -> ParameterDecoder {
    ParameterDecoder(
      nil, value, reading, isCollecting: isCollecting, depth: depth + 1, parent: self, key: key)
  }

  /// Containers are what deep parameters are decoded through, so none is made that is too deep.
  private func checkDepth() throws {
    guard depth <= Self.depthLimit else {
      throw ParameterFault(codingPath, .tooDeep)
    }
  }

  private var strict: ParameterDecoder {
    isCollecting ? copy(parameters: parameters, part: part, isCollecting: false) : self
  }

  private func copy(
    parameters: [String: Any]?, part: Any?, isCollecting: Bool
  ) -> ParameterDecoder {
    ParameterDecoder(
      parameters, part, reading, isCollecting: isCollecting, depth: depth, parent: parent, key: key)
  }
}

// MARK: Values

extension ParameterDecoder {
  /// The value; of several values of one name the last, as in CTMediator.
  private var single: Any? {
    if let repeated = value as? RepeatedParameter { repeated.values.last } else { value }
  }

  var isNil: Bool { Self.isNil(value) }

  /// Whether there is no value: none, a nil that was put into the dictionary, or `NSNull`.
  static func isNil(_ value: Any?) -> Bool {
    guard let value else { return true }
    // Most values are these, and need none of the casts that tell what others are.
    if type(of: value) == String.self || type(of: value) == [String: Any].self { return false }
    guard let value = classicResponse(value) else { return true }
    // Not `value is NSNull`, which makes an object of each value that could become one.
    return type(of: value) is NSNull.Type
  }

  func present(_ expected: @autoclosure () -> String) throws -> Any {
    guard !isNil, let single else {
      throw ParameterFault(codingPath, .missing(expected: expected()))
    }
    return single
  }

  func mismatch(_ value: Any, expected: String) -> ParameterFault {
    .mismatch(codingPath, value, expected: expected)
  }

  /// Decodes a value of a structure, or lets something stand in for it where this collects.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard isCollecting, let reading else { return try convert(type) }
    // A type that tries one form after another must not be told by its first attempt, so each value
    // is decoded strictly first.
    do { return try strict.convert(type) } catch {
      return try standIn(type, error, reading)
    }
  }

  /// Makes a value of a type, or throws what is wrong first.
  func convert<T: Decodable>(_ type: T.Type) throws -> T {
    if !isNil, let single, let value = single as? T {
      if depth == 0 { reading?.takeWhole() }
      return value
    }
    if let convertible = type as? any ParameterConvertible.Type {
      let value = try present(typeName(type))
      guard let converted = convertible.init(parameter: value), let result = converted as? T else {
        throw mismatch(value, expected: typeName(type))
      }
      return result
    }
    return try construct(type)
  }

  /// Makes a value of a type that takes its parts from the decoder itself.
  func construct<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      return try T(from: self)
    } catch let fault as ParameterFault where fault.path.count == depth {
      throw fault.expecting(type)
    } catch let error as DecodingError {
      // The standard library throws it for a value that is none of an enumeration's.
      if case .dataCorrupted = error, type is any RawRepresentable.Type {
        throw mismatch(try present(typeName(type)), expected: typeName(type)).expecting(type)
      }
      throw ParameterFault(codingPath, error)
    }
  }

  /// Records what is wrong with a value, and answers another one to go on with.
  private func standIn<T: Decodable>(
    _ type: T.Type, _ error: any Error, _ reading: ParameterReading
  ) throws -> T {
    let known = reading.faults.count
    if !(type is any ParameterConvertible.Type), let filled = try? T(from: self),
      reading.faults.count > known, !reading.isFull
    {
      return filled
    }
    if reading.faults.count == known {
      reading.record(
        error as? ParameterFault ?? ParameterFault(codingPath, refused: "\(error)"))
    }
    // A type of which no value can be made up ends the decoding: the keys after it stay unknown.
    guard !reading.isFull, let value = Probe.value(of: type) else { throw ParameterReadingEnd() }
    return value
  }
}

/// Several values of one name in a URL.
struct RepeatedParameter: Sendable {
  let values: [String]
}
