import SourceScanner

/// A mediator target that is named outside its module.
struct ForeignTargetRule: Rule {
  let documentation = RuleDocumentation(
    name: "foreign-target",
    catches: """
      A mediator target of a private layer's module, named outside the module and its extension package: in \
      a classic call, in the initialiser of an action or contract, in a URL literal. Tests and layers that \
      may use the module are free to.
      """,
    why: """
      A name in a string is a dependency that no manifest shows. When the module's team renames the target \
      or the action, nothing fails to compile, and the call fails when it is made.
      """,
    remedy: """
      Call the method that the module's extension package has for the action. If it has none, ask its team \
      for one.
      """,
    example: """
      // in the business module 'Order'
      try mediator.performTarget("Payment", action: "pay", params: [:])
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    let owners = TargetOwners(workspace)
    return workspace.modules.filter { $0.kind != .test }.flatMap { module in
      module.sources.flatMap { source in
        source.scan.targetReferences.compactMap { reference in
          guard let owner = owners.owner(of: reference, in: module),
            !mayName(module, owner, workspace)
          else { return nil }
          return violation(reference, owner, by: module, in: source, workspace)
        }
      }
    }
  }

  private func mayName(_ module: Module, _ owner: Module, _ workspace: Workspace) -> Bool {
    module.package == owner.package || workspace.mayUse(module, owner)
      || workspace.packageExtended(by: workspace.package(of: module))?.id == owner.package
  }

  private func violation(
    _ reference: TargetReference, _ owner: Module, by module: Module, in source: Module.Source,
    _ workspace: Workspace
  ) -> Violation {
    let layer = owner.layer?.name ?? ""
    let place = source.place(reference.location)
    let named =
      reference.target.map { "the target '\($0)' of \(layer) module '\(owner.name)'" }
      ?? "\(layer) module '\(owner.name)' as the module of a target"
    let way =
      switch reference.kind {
      case .call: "in a classic call"
      case .name: "in a string"
      case .identifier: "by its type"
      case .url: "in a URL"
      case .moduleParameter: "in the parameters of a classic call"
      }
    let offered = workspace.packageExtending(workspace.package(of: owner))
    return Violation(
      self, from: module.name, to: owner.name, at: place,
      "\(module.layer?.name ?? "") module '\(module.name)' names \(named)",
      why: "\(module.name) → \(owner.name), \(way), where no manifest and no compiler sees it",
      fix: offered.map { "import \($0.name) and call what it offers" }
        ?? "call it through an extension package of '\(owner.name)'")
  }
}

/// Which module each mediator target belongs to.
private struct TargetOwners {
  private var byModule: [String: Module] = [:]
  private var byTarget: [String: [Module]] = [:]

  init(_ workspace: Workspace) {
    for module in workspace.modules where module.layer?.isPrivate == true && module.kind != .test {
      byModule[module.importName] = module
      // A target's type is internal, so the module that writes the identifier is the one that has it.
      let identifiers = module.sources.flatMap(\.scan.targetReferences).filter {
        $0.kind == .identifier
      }
      for target in Set(identifiers.compactMap(\.target)) {
        byTarget[target, default: []].append(module)
      }
    }
  }

  /// The owner of what a reference in a module names, where it is known.
  ///
  /// A target without a module is sought as the mediator seeks it: first in the module of its name.
  func owner(of reference: TargetReference, in module: Module) -> Module? {
    if let name = reference.module { return byModule[name] }
    guard let target = reference.target else { return nil }
    let owners = byTarget[target] ?? []
    return byModule[target] ?? owners.first { $0.id == module.id } ?? owners.first
  }
}
