/// A type of which there is a value that holds none of what it may hold.
protocol PlaceholderType {
  static var placeholder: Any { get }

  /// What its values hold.
  static var content: Any.Type { get }
  static var role: PlaceholderRole { get }
}

enum PlaceholderRole {
  case optional
  case array
  case dictionary
  case callback
}

extension Optional: PlaceholderType {
  static var placeholder: Any { Wrapped?.none as Any }
  static var content: Any.Type { Wrapped.self }
  static var role: PlaceholderRole { .optional }
}

extension Array: PlaceholderType {
  static var placeholder: Any { [Element]() }
  static var content: Any.Type { Element.self }
  static var role: PlaceholderRole { .array }
}

extension Set: PlaceholderType {
  static var placeholder: Any { Set<Element>() }
  static var content: Any.Type { Element.self }
  static var role: PlaceholderRole { .array }
}

extension Dictionary: PlaceholderType {
  static var placeholder: Any { [Key: Value]() }
  static var content: Any.Type { Value.self }
  static var role: PlaceholderRole { .dictionary }
}

extension Callback: PlaceholderType {
  static var placeholder: Any { Callback { _ in } }
  static var content: Any.Type { Value.self }
  static var role: PlaceholderRole { .callback }
}
