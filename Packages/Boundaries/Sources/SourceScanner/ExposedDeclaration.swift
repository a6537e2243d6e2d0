/// A declaration that other modules can see: written `public`, `open` or `package`.
///
/// An import with an access level is none, and neither is an enum case.
package struct ExposedDeclaration: Sendable, Hashable, Codable {
  /// Where the access level stands.
  package let location: SourceLocation

  /// `public`, `open` or `package`.
  package let accessLevel: String

  /// `func`, `var`, `struct`, `extension`, `init`, … as written.
  package let keyword: String

  /// The declared name, or the extended type's; empty where the declaration has none to give.
  package let name: String

  /// Describes a declaration.
  package init(location: SourceLocation, accessLevel: String, keyword: String, name: String) {
    self.location = location
    self.accessLevel = accessLevel
    self.keyword = keyword
    self.name = name
  }
}
