import SourceScanner

/// A declaration that a private layer's module shows to others.
struct PublicImplementationRule: Rule {
  let documentation = RuleDocumentation(
    name: "public-implementation",
    catches: "A public, open or package declaration in a module of a private layer.",
    why: """
      Such a module is reached through its mediator targets alone. A declaration that others could see \
      is one that they come to use.
      """,
    remedy: """
      Make it internal. What callers need stands in the extension package, and what they call is an \
      action of a target.
      """,
    example: "public struct OrderStore {}  // in the business module 'Order'")

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.modules.filter { $0.layer?.isPrivate == true && $0.kind != .test }.flatMap { module in
      module.sources.flatMap { source in
        source.scan.exposedDeclarations.map { declaration in
          let named = [declaration.accessLevel, declaration.keyword, declaration.name]
          let text = named.filter { !$0.isEmpty }.joined(separator: " ")
          return Violation(
            self, from: module.name, at: source.place(declaration.location),
            "\(module.layer?.name ?? "") module '\(module.name)' declares '\(text)'",
            why: "the layer '\(module.layer?.name ?? "")' is private: it has mediator targets only",
            fix: "remove '\(declaration.accessLevel)', or move it to the extension package")
        }
      }
    }
  }
}
