/// The packages and modules of a tree, what they declare and what they import.
package struct Workspace: Sendable {
  package let tree: FileTree
  package let configuration: Configuration
  package internal(set) var packages: [LocalPackage] = []
  package internal(set) var modules: [Module] = []

  init(tree: FileTree, configuration: Configuration) {
    self.tree = tree
    self.configuration = configuration
  }

  /// The package that a module belongs to.
  package func package(of module: Module) -> LocalPackage { packages[module.package] }

  /// The modules of a package.
  package func modules(of package: LocalPackage) -> ArraySlice<Module> { modules[package.modules] }

  /// The modules that a dependency offers.
  package func modules(of dependency: Module.Dependency) -> [Module] {
    dependency.modules.map { modules[$0] }
  }

  /// The text of a package's manifest, to find places in; read only where there is something to report.
  package func manifestText(of package: LocalPackage) -> ManifestText {
    if let place = package.declaredAt { return ManifestText(at: place) }
    let path = package.manifestPath
    return ManifestText((try? tree.bytes(of: path)) ?? [], path: path)
  }

  /// Where a manifest declares a dependency of a module.
  package func place(of dependency: Module.Dependency, in module: Module) -> Place {
    manifestText(of: package(of: module))
      .dependency(dependency.declaration.name, of: module.name)
  }

  /// The shortest way from one module to another through what manifests declare, both ends included.
  package func chain(from start: Module, to end: Module) -> [Module]? {
    var cameFrom: [Int: Int] = [:]
    var queue = [start.id]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      if id == end.id {
        var chain = [end]
        while let previous = cameFrom[chain[0].id] { chain.insert(modules[previous], at: 0) }
        return chain
      }
      for other in modules[id].dependencies.flatMap(\.modules)
      where other != start.id && cameFrom[other] == nil {
        cameFrom[other] = id
        queue.append(other)
      }
    }
    return nil
  }

  /// Whether the layers let one module use another; those that are in no layer are not judged.
  package func mayUse(_ user: Module, _ used: Module) -> Bool {
    guard let layer = user.layer, let other = used.layer else { return true }
    if user.package == used.package {
      if layer.name == other.name || user.kind == .test || user.kind == .executable { return true }
    }
    return layer.mayUse.contains { $0 == other.name || $0 == Layer.any }
      || (user.kind == .test && configuration.testsMayUse.contains(other.name))
  }

  /// The package whose mediator extension a package is.
  package func packageExtended(by package: LocalPackage) -> LocalPackage? {
    package.extends.map { packages[$0] }
  }

  /// The package that is the mediator extension of a package.
  package func packageExtending(_ package: LocalPackage) -> LocalPackage? {
    package.extendedBy.map { packages[$0] }
  }
}
