/// A contract, or what an extension adds to one.
///
/// What is no contract in the end, since no part of it says so, is reported all the same: which type
/// conforms may stand in another file.
package struct ContractDeclaration: Sendable, Hashable, Codable {
  /// A property whose type is an action.
  package struct Action: Sendable, Hashable, Codable {
    /// Where the property's name stands.
    package let location: SourceLocation

    /// The property.
    package let property: String

    /// The name by which the target's table has it.
    package let name: SourceString

    /// Whether it belongs to the contract's actions; a computed property only names one of them again.
    package let isStored: Bool
  }

  /// Where the type's name stands.
  package let location: SourceLocation

  /// The type.
  package let name: String

  /// Whether this part says that the type is a contract.
  package let isConforming: Bool

  /// The full name of the target, `Module.Target_Name`, where this part has it.
  package let target: SourceString?

  /// The actions in the order of the source.
  package let actions: [Action]
}
