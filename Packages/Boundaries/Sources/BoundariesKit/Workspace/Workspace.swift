package import SourceScanner

/// The packages and modules of a tree, what they declare and what they import.
package struct Workspace: Sendable {
  package let tree: FileTree
  package let configuration: Configuration
  package internal(set) var packages: [LocalPackage] = []
  package internal(set) var modules: [Module] = []
  /// The modules that an import of a name can mean.
  private(set) var modulesByImportName: [String: [Int]] = [:]

  init(tree: FileTree, configuration: Configuration) {
    self.tree = tree
    self.configuration = configuration
  }

  mutating func add(_ module: Module) {
    modulesByImportName[module.importName, default: []].append(module.id)
    modules.append(module)
  }

  package func package(of module: Module) -> LocalPackage { packages[module.package] }

  /// What an import in a module names.
  package enum Imported {
    /// The module itself.
    case itself
    /// A module that the manifest declares to be used.
    case declared(Module)
    /// A module of the tree that it does not declare.
    case undeclared(Module)
    /// A module from elsewhere: the toolchain, the system, a package outside the tree.
    case external
  }

  /// What an import of a name in a module means.
  package func resolve(_ name: String, in module: Module) -> Imported {
    if name == module.importName { return .itself }
    for dependency in module.dependencies {
      for id in dependency.modules {
        let own = modules[id].importName
        if name == dependency.declaration.moduleAliases[own] ?? own {
          return .declared(modules[id])
        }
      }
      // What a package outside the tree offers is not known, except that it is commonly named so.
      if dependency.modules.isEmpty, name == Module.importName(of: dependency.declaration.name) {
        return .external
      }
    }
    let candidates = (modulesByImportName[name] ?? []).map { modules[$0] }
    let found =
      candidates.first { $0.package == module.package && $0.isImportable }
      ?? candidates.first { [.regular, .system, .binary].contains($0.kind) }
    return found.map { .undeclared($0) } ?? .external
  }

  /// Every import of a module that names another module of the tree.
  package func imports(of module: Module) -> [Import] {
    module.sources.flatMap { source in
      source.scan.imports.compactMap { declaration in
        switch resolve(declaration.module, in: module) {
        case .declared(let imported):
          Import(source, declaration, imported, isDeclared: true)
        case .undeclared(let imported):
          Import(source, declaration, imported, isDeclared: false)
        case .itself, .external:
          nil
        }
      }
    }
  }

  /// An import of one module of the tree by another.
  package struct Import {
    package var declaration: ImportDeclaration
    package var place: Place
    package var module: Module
    package var isDeclared: Bool

    fileprivate init(
      _ source: Module.Source, _ declaration: ImportDeclaration, _ module: Module, isDeclared: Bool
    ) {
      self.declaration = declaration
      self.place = source.place(declaration.location)
      self.module = module
      self.isDeclared = isDeclared
    }
  }

  /// The text of a package's manifest, to find places in; read only where there is something to report.
  package func manifestText(of package: LocalPackage) -> ManifestText {
    ManifestText((try? tree.bytes(of: package.manifestPath)) ?? [], path: package.manifestPath)
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
      if layer == other || user.kind == .test || user.kind == .executable { return true }
    }
    return layer.mayUse.contains { $0 == other.name || $0 == Layer.any }
      || (user.kind == .test && configuration.testsMayUse.contains(other.name))
  }
}

extension Module.Source {
  /// A place in the file.
  func place(_ location: SourceLocation) -> Place {
    Place(path, line: location.line, column: location.column)
  }
}
