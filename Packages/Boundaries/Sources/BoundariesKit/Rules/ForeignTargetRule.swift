import SourceScanner

/// A mediator target that is named outside its module.
struct ForeignTargetRule: Rule {
  let documentation = RuleDocumentation(
    name: "foreign-target",
    catches: """
      A mediator target of a private layer's module, named outside the module and its extension package: in \
      a classic call, in the initialiser of an action or contract, in a URL literal, by its type; constants \
      are followed. Tests and layers that may use the module are free to.
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

  /// A place that names a target, or a module as that of a target.
  private struct Naming {
    let location: SourceLocation
    let target: String?
    let module: String?
    let way: String
    var isIdentifier = false
  }

  func violations(in workspace: Workspace) -> [Violation] {
    let owners = TargetOwners(workspace)
    let constants = ConstantResolver(workspace)
    return workspace.modules.filter { $0.kind != .test }.flatMap { module in
      module.sources.flatMap { source in
        namings(in: source.scan, of: module, constants).compactMap { naming in
          guard
            let owner = owners.owner(
              ofTarget: naming.target, module: naming.module, isIdentifier: naming.isIdentifier,
              in: module),
            !mayName(module, owner, workspace)
          else { return nil }
          return violation(naming, owner, by: module, in: source, workspace)
        }
      }
    }
  }

  private func namings(
    in scan: ScannedSource, of module: Module, _ constants: ConstantResolver
  ) -> [Naming] {
    let calls = scan.calls.compactMap { call in
      constants.text(call.target, in: module).map {
        Naming(
          location: call.location, target: $0, module: constants.text(call.module, in: module),
          way: "in a classic call")
      }
    }
    let references: [Naming] = scan.targetReferences.compactMap { reference in
      let way: String
      switch reference.kind {
      case .declaration: return nil
      case .name: way = "in a string"
      case .identifier: way = "by its type"
      case .url: way = "in a URL"
      case .moduleParameter: way = "in the parameters of a classic call"
      }
      return Naming(
        location: reference.location, target: reference.target, module: reference.module, way: way,
        isIdentifier: reference.kind == .identifier)
    }
    return calls + references
  }

  private func mayName(_ module: Module, _ owner: Module, _ workspace: Workspace) -> Bool {
    module.package == owner.package || workspace.mayUse(module, owner)
      || workspace.packageExtended(by: workspace.package(of: module))?.id == owner.package
  }

  private func violation(
    _ naming: Naming, _ owner: Module, by module: Module, in source: Module.Source,
    _ workspace: Workspace
  ) -> Violation {
    let layer = owner.layer?.name ?? ""
    let place = source.place(naming.location)
    let named =
      naming.target.map { "the target '\($0)' of \(layer) module '\(owner.name)'" }
      ?? "\(layer) module '\(owner.name)' as the module of a target"
    let offered = workspace.packageExtending(workspace.package(of: owner))
    return Violation(
      self, from: module.name, to: owner.name, at: place,
      "\(module.layer?.name ?? "") module '\(module.name)' names \(named)",
      why:
        "\(module.name) → \(owner.name), \(naming.way), where no manifest and no compiler sees it",
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
      let declared = module.sources.flatMap(\.scan.targetReferences).filter {
        $0.kind == .declaration
      }
      for target in Set(declared.compactMap(\.target)) {
        byTarget[target, default: []].append(module)
      }
    }
  }

  /// The owner of what a module names, where it is known.
  ///
  /// A target without a module is sought as the mediator seeks it: first in the module of its name. A
  /// type is sought as the compiler seeks it: a module that declares the type means its own.
  func owner(
    ofTarget target: String?, module name: String?, isIdentifier: Bool, in module: Module
  ) -> Module? {
    if let name { return byModule[name] }
    guard let target else { return nil }
    let owners = byTarget[target] ?? []
    let own = owners.first { $0.id == module.id }
    if isIdentifier {
      let isOwn = module.sources.contains {
        $0.scan.targetReferences.contains { $0.kind == .declaration && $0.target == target }
      }
      return isOwn ? nil : owners.first ?? byModule[target]
    }
    return byModule[target] ?? own ?? owners.first
  }
}
