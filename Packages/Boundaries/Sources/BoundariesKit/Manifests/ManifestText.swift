/// Finds where a manifest says something, so that a report can lead there.
///
/// A manifest is a program and may compute what it declares. Then the place is the nearest that its
/// text has, and its first line at worst.
package struct ManifestText {
  /// Where to lead to what the text does not show.
  private let fallback: Place
  private let literals: [Literal]

  /// A string literal, and the calls and labels around it.
  struct Literal {
    var text: String
    var place: Place
    /// The label of the argument that the literal is, or of the array that it stands in.
    var label: String?
    /// The function of the innermost call.
    var callee: String
    /// The name of the target whose declaration it stands in.
    var target: String?
    /// Whether it is that name.
    var isTargetName = false
  }

  package init(_ bytes: [UInt8], path: String) {
    fallback = Place(path)
    literals = LiteralReader.literals(in: bytes, path: path)
  }

  /// No text but a place, for what is declared there and in no manifest.
  init(at place: Place) {
    fallback = place
    literals = []
  }

  /// Where the declaration of a target begins to name it.
  package func target(_ name: String) -> Place {
    literals.first { $0.isTargetName && $0.text == name }?.place ?? fallback
  }

  /// Where a target says that it uses something.
  package func dependency(_ name: String, of target: String) -> Place {
    let named = literals.filter { $0.text == name && !$0.isTargetName }
    let dependency = { (literal: Literal) in
      literal.label == "dependencies"
        || (literal.label == "name" && ["product", "target", "byName"].contains(literal.callee))
    }
    return
      (named.first { $0.target == target && dependency($0) } ?? named.first(where: dependency))?
      .place ?? self.target(target)
  }

  /// Where the package names another package.
  package func package(_ dependency: Manifest.PackageDependency) -> Place {
    let found = literals.first { literal in
      guard literal.callee == "package" else { return false }
      switch literal.label {
      case "path", "url":
        let leaf = literal.text.split(separator: "/").last?.lowercased() ?? ""
        return leaf == dependency.identity.lowercased()
          || leaf == dependency.identity.lowercased() + ".git"
      case "id": return literal.text == dependency.identity
      case "name": return literal.text == dependency.name
      default: return false
      }
    }
    return found?.place ?? fallback
  }
}
