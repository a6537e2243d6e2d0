import SourceScanner

/// A declared dependency that nothing imports.
///
/// What it cannot know, it does not report: modules from outside the tree, C, binary and system modules,
/// which may be linked for their symbols; macros, which are named and not imported; executables,
/// which are built to be run; and targets that plugins write sources for.
struct UnusedDependencyRule: Rule {
  let documentation = RuleDocumentation(
    name: "unused-dependency",
    catches: """
      A declared dependency that no source of the target imports, and a package dependency that no target \
      uses. Macros, executables, C and binary modules, targets with plugins and what is only linked \
      (modules of a private layer; what stands under a trait in an executable or in tests) are not reported.
      """,
    why: """
      It is built, waited for and rebuilt for nothing, marks the target as affected by changes that \
      cannot reach it, and hides what the target really uses.
      """,
    remedy: """
      Remove it from the manifest. If a binary must link it without importing it, write an exception with \
      that reason.
      """,
    example: """
      .target(name: "Order", dependencies: ["Region"])  // no file of Order imports Region
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.modules.flatMap { targets($0, workspace) }
      + workspace.packages.flatMap { packages($0, workspace) }
  }

  private func targets(_ module: Module, _ workspace: Workspace) -> [Violation] {
    guard module.isSwift, module.isComplete, !module.usesPlugins, module.kind != .plugin else {
      return []
    }
    let imported = Set(module.sources.flatMap { $0.scan.imports.map(\.module) })
    return module.dependencies.compactMap { dependency in
      let offered = workspace.modules(of: dependency)
      let names = offered.map(dependency.importName)
      guard !offered.isEmpty, imported.isDisjoint(with: names),
        offered.allSatisfy({ isExpectedToBeImported($0, by: module, dependency) })
      else { return nil }
      let name = dependency.declaration.name
      return Violation(
        self, from: module.name, to: name, at: workspace.place(of: dependency, in: module),
        "target '\(module.name)' declares '\(name)', which none of its sources imports",
        why: "\(module.name) → \(name) in the manifest; "
          + Text.count(module.sources.count, "source") + " read, no import of "
          + Text.list(names, or: true),
        fix: "remove it from the dependencies of '\(module.name)'")
    }
  }

  private func isExpectedToBeImported(
    _ used: Module, by module: Module, _ dependency: Module.Dependency
  ) -> Bool {
    guard used.kind == .regular, used.isSwift else { return false }
    // A private module has nothing to import: who depends on it links it.
    if used.layer?.isPrivate == true { return false }
    // A trait on what is linked into a binary chooses its parts, which then find each other by name.
    let isComposition = module.kind == .executable || module.kind == .test
    return !(isComposition && dependency.declaration.condition?.traits.isEmpty == false)
  }

  /// SwiftPM warns of these too, but not of one that it never resolves alone.
  private func packages(_ package: LocalPackage, _ workspace: Workspace) -> [Violation] {
    let declared = workspace.modules(of: package).flatMap(\.dependencies)
    let used = Set(declared.flatMap(workspace.modules(of:)).map(\.package))
    return zip(package.manifest.dependencies, package.dependencies).compactMap { dependency, id in
      guard let other = id.map({ workspace.packages[$0] }), !used.contains(other.id),
        !other.manifest.products.contains(where: \.isPlugin)
      else { return nil }
      return Violation(
        self, from: package.name, to: other.name,
        at: workspace.manifestText(of: package).package(dependency),
        "package '\(package.name)' depends on package '\(other.name)', which none of its targets uses",
        why: "\(package.name) → \(other.name); no product of \(other.name) stands in a target",
        fix: "remove the package dependency")
    }
  }
}
