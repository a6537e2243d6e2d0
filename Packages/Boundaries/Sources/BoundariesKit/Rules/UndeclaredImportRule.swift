/// A module of the repository that is imported but not declared.
struct UndeclaredImportRule: Rule {
  let documentation = RuleDocumentation(
    name: "undeclared-import",
    catches: """
      A module of this repository imported by a target that does not declare it, however it got onto \
      the search path.
      """,
    why: """
      The compiler finds every module that was built before, so such an import compiles or fails by the \
      order of the build, and stops compiling when a package in between drops its own dependency. \
      SwiftPM's own check accepts what is reachable through other dependencies.
      """,
    remedy: "Declare the dependency in the target's 'dependencies', or remove the import.",
    example: """
      .target(name: "Order", dependencies: ["UserMediator"])  // UserMediator uses MediatorCore
      import MediatorCore                                     // but Order does not declare it
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.modules.flatMap { module in
      module.imports.filter { !$0.isDeclared }.map {
        let used = workspace.modules[$0.module]
        return Violation(
          self, from: module.name, to: used.name, at: $0.place,
          "target '\(module.name)' imports '\($0.name)', which it does not declare",
          why: why(module, used, workspace), fix: fix(module, used, workspace))
      }
    }
  }

  private func why(_ module: Module, _ used: Module, _ workspace: Workspace) -> String {
    if let chain = workspace.chain(from: module, to: used) {
      return chain.map(\.name).joined(separator: " → ")
        + "; it compiles only as long as \(chain[chain.count - 2].name) depends on it"
    }
    return """
      nothing that \(module.name) declares leads to \(used.name); it compiles only where another \
      target of the same build brings it along
      """
  }

  private func fix(_ module: Module, _ used: Module, _ workspace: Workspace) -> String {
    let manifest = workspace.package(of: module).manifestPath
    if module.package == used.package {
      return "add \"\(used.name)\" to the dependencies of '\(module.name)' in \(manifest)"
    }
    let package = workspace.package(of: used)
    guard
      let product = package.manifest.products.first(where: { $0.targets.contains(used.name) })
    else {
      return "remove the import: the package '\(package.name)' offers '\(used.name)' in no product"
    }
    if workspace.package(of: module).declaredAt != nil {
      return """
        link \(product.name), and add it to the dependencies of '\(module.name)' in \(manifest)
        """
    }
    return """
      add .product(name: "\(product.name)", package: "\(package.name)") to the dependencies of \
      '\(module.name)' in \(manifest)
      """
  }
}
