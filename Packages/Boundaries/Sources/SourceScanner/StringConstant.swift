/// A string constant of a type, which other files can name as `Type.name`.
package struct StringConstant: Sendable, Hashable, Codable {
  /// The innermost type that it is a member of.
  package let type: String

  /// Its own name.
  package let name: String

  /// What it stands for; `nil` where the file does not tell.
  package let value: String?
}
