/// Targets of the configuration, which stand in the workspace as packages with one target each.
extension WorkspaceReader {
  mutating func addConfiguredTargets(to workspace: inout Workspace) {
    // What stands in a package is that package's, wherever the project keeps it.
    let packages = workspace.packages.map(\.path).filter { $0 != "." }
    for target in configuration.targets {
      for path in target.sources where tree.kind(of: path) == nil {
        problems.append(
          Problem(
            at: target.place,
            "There are no sources of the target '\(target.name)' at '\(path)'."))
      }
      let declaration = Manifest.Target(
        name: target.name, kind: .executable, path: ".", sources: target.sources,
        excluded: packages,
        dependencies: (target.dependencies ?? []).map {
          Manifest.Dependency(kind: .byName, name: $0)
        })
      workspace.packages.append(
        LocalPackage(
          id: workspace.packages.count, path: target.sources.first ?? ".", name: target.name,
          identity: "", manifest: Manifest(name: target.name, targets: [declaration]),
          declaredAt: target.place))
    }
  }

  /// Gives a target that declares no dependencies those that it imports.
  func linkConfiguredTargets(_ workspace: inout Workspace) {
    for target in configuration.targets {
      guard let package = workspace.packages.firstIndex(where: { $0.declaredAt == target.place }),
        let id = workspace.packages[package].modules.first
      else { continue }
      if target.dependencies == nil {
        workspace.modules[id].declaresDependencies = false
        workspace.modules[id].dependencies = Set(workspace.modules[id].imports.map(\.module))
          .sorted().map {
            let name = workspace.modules[$0].name
            return Module.Dependency(
              declaration: Manifest.Dependency(kind: .byName, name: name), modules: [$0])
          }
        for index in workspace.modules[id].imports.indices {
          workspace.modules[id].imports[index].isDeclared = true
        }
      }
      workspace.packages[package].dependencies =
        Set(
          workspace.modules[id].dependencies.flatMap(workspace.modules(of:)).map(\.package)
        ).sorted()
    }
  }
}
