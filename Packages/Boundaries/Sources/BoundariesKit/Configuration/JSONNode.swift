/// A JSON value that knows where it stands, so that a mistake in it can be shown.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
  }

  package struct Member: Sendable {
    package var key: String
    package var place: Place
    package var value: JSONNode
  }

  package var value: Value
  package var place: Place

  /// The kind of value in words.
  package var kind: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a truth value"
    case .null: "null"
    }
  }
}
