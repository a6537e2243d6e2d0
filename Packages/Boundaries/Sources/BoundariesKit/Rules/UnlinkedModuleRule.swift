/// An extension package in use, whose module no binary links.
struct UnlinkedModuleRule: Rule {
  let documentation = RuleDocumentation(
    name: "unlinked-module",
    catches: "An extension package that something uses, whose module no composition links.",
    why: """
      Its callers compile and link, and every call fails at run time, in every binary: the module \
      that should answer is in none of them.
      """,
    remedy: """
      Add the module to the dependencies of an executable whose layer may use it, or remove the calls.
      """,
    example: "import PaymentMediator  // and the manifest of the App does not mention Payment")

  func violations(in workspace: Workspace) -> [Violation] {
    let privates = workspace.configuration.layers.filter(\.isPrivate).map(\.name) + [Layer.any]
    let compositions = workspace.modules.filter {
      $0.kind == .executable && $0.layer?.mayUse.contains(where: privates.contains) == true
    }
    // What a project links that says nothing of it cannot be known.
    if compositions.isEmpty || compositions.contains(where: { !$0.declaresDependencies }) {
      return []
    }
    let linked = Set(
      compositions.flatMap(\.dependencies).flatMap(workspace.modules(of:)).map(\.package))
    let users = firstImports(in: workspace)
    return workspace.packages.compactMap { package in
      guard let user = users[package.id],
        let path = workspace.configuration.packageExtended(by: package.path),
        !linked.contains(where: { workspace.packages[$0].path == path })
      else { return nil }
      return Violation(
        self, from: package.name, to: path, at: Place(package.manifestPath),
        "extension package '\(package.name)' is used, but no composition links its module '\(path)'",
        why: "\(user.module) → \(package.name) at \(user.place)",
        fix: "add the module to the dependencies of "
          + Text.list(compositions.map(\.name), or: true))
    }
  }

  /// The first import of each package by a module of another one that is no test.
  private func firstImports(in workspace: Workspace) -> [Int: (module: String, place: Place)] {
    var users: [Int: (module: String, place: Place)] = [:]
    for module in workspace.modules where module.kind != .test {
      for used in module.imports {
        let package = workspace.modules[used.module].package
        if package != module.package, users[package] == nil {
          users[package] = (module.name, used.place)
        }
      }
    }
    return users
  }
}
