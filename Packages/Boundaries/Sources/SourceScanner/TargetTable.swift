/// The table of the actions that a target answers, as far as its literal tells.
package struct TargetTable: Sendable, Hashable, Codable {
  /// An entry of the table.
  package struct Entry: Sendable, Hashable, Codable {
    /// What an entry says.
    package enum Kind: Sendable, Hashable, Codable {
      /// `.on(\Contract.property) { … }`.
      case typed(contract: String, property: String)
      /// `.on("name") { … }`.
      case classic(SourceString)
      /// `.including(Owner.member) { … }`: all that another table answers.
      case including(owner: String, member: String)
      /// `.notFound { … }`: every name that no other entry has.
      case notFound
      /// Anything else.
      case computed
    }

    /// Where it begins.
    package let location: SourceLocation

    /// What it says.
    package let kind: Kind
  }

  /// Where the name of the table stands.
  package let location: SourceLocation

  /// The type whose static member the table is.
  package let owner: String

  /// The name of the member; `actions` for what the target answers.
  package let member: String

  /// The entries in the order of the source.
  package let entries: [Entry]
}
