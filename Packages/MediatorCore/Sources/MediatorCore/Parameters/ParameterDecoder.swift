import Foundation

/// Decodes requests from parameters by name: the dictionary of a classic call, the query of a URL.
///
/// Values that have the right type are taken as they are, closures and objects included. Text becomes
/// a number, a Bool, a date or a URL where one is expected.
struct ParameterDecoder: Decoder {
  let value: Any?
  let codingPath: [any CodingKey]
  let action: ActionDescriptor

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let value = try present("[String: Any]")
    guard let dictionary = value as? [String: Any] else {
      throw mismatch(value, expected: "[String: Any]")
    }
    return KeyedDecodingContainer(KeyedParameters(parameters: dictionary, decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let value = try present("[Any]")
    // A key that a URL has once is an array of one.
    return UnkeyedParameters(values: value as? [Any] ?? [value], decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleParameter(decoder: self)
  }

  func nested(_ value: Any?, _ key: any CodingKey) -> ParameterDecoder {
    ParameterDecoder(value: value, codingPath: codingPath + [key], action: action)
  }
}

// MARK: Values

extension ParameterDecoder {
  /// Whether there is no value: none, a nil that was put into the dictionary, or `NSNull`.
  var isNil: Bool {
    guard let value else { return true }
    return value is NSNull || classicResponse(value) == nil
  }

  func present(_ expected: String) throws -> Any {
    guard !isNil, let value else { throw missing(expected: expected) }
    return (value as? RepeatedParameter)?.values ?? value
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let repeated = value as? RepeatedParameter, !(type is any ArrayLike.Type) {
      // As in CTMediator, the last of several values of one name wins, unless an array is wanted.
      return try nested(repeated.values.last, in: codingPath).decode(type)
    }
    if !isNil, let value = value as? T { return value }
    if let convertible = type as? any ParameterConvertible.Type {
      let value = try present("\(type)")
      guard let converted = convertible.init(parameter: value), let result = converted as? T else {
        throw mismatch(value, expected: "\(type)")
      }
      return result
    }
    do {
      return try T(from: self)
    } catch DecodingError.dataCorrupted {
      throw mismatch(try present("\(type)"), expected: "\(type)")
    }
  }

  private func nested(_ value: Any?, in path: [any CodingKey]) -> ParameterDecoder {
    ParameterDecoder(value: value, codingPath: path, action: action)
  }
}

// MARK: Errors

extension ParameterDecoder {
  private var place: String {
    guard !codingPath.isEmpty else { return "The parameters of \(action) are" }
    let path = codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    let key = path.hasPrefix(".") ? String(path.dropFirst()) : path
    return "The parameter '\(key.visible)' of \(action) is"
  }

  func missing(expected: String) -> MediatorError {
    MediatorError(
      .invalidParameter, "\(place) missing; \(expected) was expected.")
  }

  func mismatch(_ value: Any, expected: String) -> MediatorError {
    let found =
      switch value {
      case let text as String: "\"\(text.visible)\""
      case is Bool, is any BinaryInteger, is any BinaryFloatingPoint:
        "\(value) (\(type(of: value)))"
      default: "a value of type \(type(of: value))"
      }
    return MediatorError(
      .invalidParameter, "\(place) \(found); \(expected) was expected.")
  }
}

/// Several values of one name in a URL.
struct RepeatedParameter: Sendable {
  let values: [String]
}

private protocol ArrayLike {}
extension Array: ArrayLike {}
extension Set: ArrayLike {}
extension Optional: ArrayLike where Wrapped: ArrayLike {}
