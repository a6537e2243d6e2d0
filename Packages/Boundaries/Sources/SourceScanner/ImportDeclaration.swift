/// One `import`, in whichever branch of an `#if` it stands.
package struct ImportDeclaration: Sendable, Hashable, Codable {
  /// Where the keyword `import` stands.
  package let location: SourceLocation

  /// The path without backticks; its first element is the module.
  package let path: [String]

  /// `struct`, `class`, `enum`, `protocol`, `typealias`, `func`, `let` or `var` for a scoped import.
  package let kind: String?

  /// `public`, `package`, `internal`, `fileprivate` or `private`, where one is written.
  package let accessLevel: String?

  /// The attributes in the order of the source, without `@` and blanks: `testable`, `_spi(Testing)`.
  package let attributes: [String]

  /// What the branches of `#if` around the import demand together; `nil` when it is unconditional.
  package let condition: Condition?

  /// The imported module.
  package var module: String { path[0] }

  /// Describes an import; `path` is never empty.
  package init(
    location: SourceLocation,
    path: [String],
    kind: String? = nil,
    accessLevel: String? = nil,
    attributes: [String] = [],
    condition: Condition? = nil
  ) {
    precondition(!path.isEmpty, "An import names a module at least.")
    self.location = location
    self.path = path
    self.kind = kind
    self.accessLevel = accessLevel
    self.attributes = attributes
    self.condition = condition
  }
}
