extension Mediator {
  /// What the app hands to every module: one value of each type.
  ///
  /// A module that keeps data needs to know where; a folder is the app's to choose. The type of the
  /// value stands in a base package, so neither side knows the other:
  ///
  ///     let mediator = Mediator(.init(environment: [DataDirectory(folder)]))
  ///     …
  ///     guard let directory = call.mediator.environment[DataDirectory.self] else { … }
  public struct Environment: Sendable, ExpressibleByArrayLiteral {
    private let values: [ObjectIdentifier: any Sendable]

    /// Holds values under their types; of two that have the same type, the later one.
    ///
    /// - Parameter elements: The values.
    public init(arrayLiteral elements: any Sendable...) {
      values = Dictionary(
        elements.map { (ObjectIdentifier(type(of: $0)), $0) }, uniquingKeysWith: { $1 })
    }

    /// The value of a type, or nil where the app hands out none.
    ///
    /// - Parameter type: The very type that the value was made with.
    public subscript<Value: Sendable>(type: Value.Type) -> Value? {
      values[ObjectIdentifier(type)] as? Value
    }
  }

  /// What the app hands to every module.
  public var environment: Environment { configuration.environment }
}
