/// A place that asks the runtime for a type or a symbol by its name.
package struct RuntimeLookup: Sendable, Hashable, Codable {
  /// Where the function's name stands.
  package let location: SourceLocation

  /// The function, such as `NSClassFromString`.
  package let function: String
}
