/// An import, or a dependency in a manifest, that the layers forbid.
struct LayerRule: Rule {
  static let name = "layer"

  let documentation = RuleDocumentation(
    name: Self.name,
    catches: "An import, or a dependency in a manifest, that the layers forbid.",
    why: """
      A layer says what its modules may know. One import past it, and a change in one team's module \
      rebuilds and breaks another's.
      """,
    remedy: """
      Use what the layer may use: a business module calls another one through its extension package. \
      If the layers themselves are wrong, change 'mayUse' in the configuration, where it is reviewed.
      """,
    example: """
      // Packages/Order/Order/Sources/Order/OrderDetail.swift
      import Payment  // business module 'Order' imports business module 'Payment'
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    if workspace.configuration.layers.isEmpty { return [] }
    return workspace.modules.flatMap { module in
      imports(of: module, in: workspace) + dependencies(of: module, in: workspace)
    } + homeless(in: workspace)
  }

  private func imports(of module: Module, in workspace: Workspace) -> [Violation] {
    module.imports.compactMap {
      let used = workspace.modules[$0.module]
      if workspace.mayUse(module, used) { return nil }
      return violation(by: module, "imports", used, at: $0.place, in: workspace)
    }
  }

  private func dependencies(of module: Module, in workspace: Workspace) -> [Violation] {
    module.dependencies.flatMap { dependency in
      workspace.modules(of: dependency)
        .filter { !workspace.mayUse(module, $0) }
        .map {
          violation(
            by: module, "depends on", $0, at: workspace.place(of: dependency, in: module),
            in: workspace)
        }
    }
  }

  private func violation(
    by module: Module, _ verb: String, _ used: Module, at place: Place, in workspace: Workspace
  ) -> Violation {
    let layer = module.layer?.name ?? ""
    var allowed = module.layer?.mayUse ?? []
    if module.kind == .test { allowed += workspace.configuration.testsMayUse }
    let what = module.kind == .test ? "tests of the layer '\(layer)'" : "the layer '\(layer)'"
    let plural = verb == "imports" ? "import" : "depend on"
    let list = allowed.isEmpty ? "nothing outside itself" : Text.list(allowed.map { "'\($0)'" })
    return Violation(
      self, from: module.name, to: used.name, at: place,
      "\(name(of: module, in: workspace)) \(module.kind == .test ? plural : verb) \(used.layer?.name ?? "") module '\(used.name)'",
      why: "\(module.name) → \(used.name); \(what) may use \(list)",
      fix: fix(for: module, using: used, verb, in: workspace))
  }

  /// What a reader calls a module; tests are those of what they test, where that can be told.
  private func name(of module: Module, in workspace: Workspace) -> String {
    let layer = module.layer?.name ?? ""
    guard module.kind == .test else { return "\(layer) module '\(module.name)'" }
    let own = module.dependencies.flatMap(workspace.modules(of:)).filter {
      $0.package == module.package && $0.kind != .test
    }
    let tested = own.first { "\($0.name)Tests" == module.name } ?? own.first
    return tested.map { "tests of \(layer) module '\($0.name)'" }
      ?? "\(layer) tests '\(module.name)'"
  }

  /// The extension package of what is used, where the layers allow that one.
  private func fix(
    for module: Module, using used: Module, _ verb: String, in workspace: Workspace
  ) -> String {
    let extending = workspace.packageExtending(workspace.package(of: used))
    let offered = extending.map(workspace.modules(of:))?.first {
      $0.kind == .regular && workspace.mayUse(module, $0)
    }
    let object = verb == "imports" ? "import" : "dependency"
    guard let offered else {
      return "remove the \(object), or move what is shared into a layer that both may use"
    }
    if offered.package == module.package {
      return """
        remove the \(object): perform the action through the mediator, or move what both need into \
        this package
        """
    }
    if module.kind == .test, used.layer?.isPrivate == true {
      return """
        remove the \(object), and stub the actions that \(offered.name) declares with an override \
        (MediatorTesting)
        """
    }
    return verb == "imports"
      ? "import \(offered.importName), its extension package, and call what that offers"
      : "depend on \(offered.name), its extension package, instead"
  }

  /// Packages that no layer takes in, which no rule about layers would see.
  private func homeless(in workspace: Workspace) -> [Violation] {
    workspace.packages.filter { package in
      workspace.modules(of: package).contains { $0.layer == nil }
    }.map { package in
      Violation(
        self, from: package.name, at: Place(package.manifestPath),
        "package '\(package.name)' is in no layer",
        why: "no pattern in the configuration's layers matches '\(package.path)'",
        fix: "move it to where its layer's packages stand, or add its path to a layer's 'packages'")
    }
  }
}
