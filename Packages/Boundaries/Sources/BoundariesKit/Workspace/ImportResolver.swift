import SourceScanner

/// Tells which module of the tree an import names.
struct ImportResolver {
  private let modules: [Module]
  private let modulesByImportName: [String: [Int]]

  init(modules: [Module]) {
    self.modules = modules
    modulesByImportName = Dictionary(grouping: modules.indices, by: { modules[$0].importName })
  }

  /// Every import of a module that names another module of the tree.
  func imports(of module: Module) -> [Module.Import] {
    var known: [String: (module: Int, isDeclared: Bool)?] = [:]
    var imports: [Module.Import] = []
    for source in module.sources {
      for declaration in source.scan.imports {
        let found = known[declaration.module] ?? resolve(declaration.module, in: module)
        known[declaration.module] = .some(found)
        guard let found else { continue }
        imports.append(
          Module.Import(
            module: found.module, isDeclared: found.isDeclared, name: declaration.module,
            place: source.place(declaration.location)))
      }
    }
    return imports
  }

  /// The module that a name means, and whether the importing one declares it; `nil` for itself, and for
  /// what comes from elsewhere: the toolchain, the system, a package outside the tree.
  private func resolve(_ name: String, in module: Module) -> (module: Int, isDeclared: Bool)? {
    if name == module.importName { return nil }
    for dependency in module.dependencies {
      for id in dependency.modules where name == dependency.importName(of: modules[id]) {
        return (id, true)
      }
      // What a package outside the tree offers is not known, except that it is commonly named so.
      if dependency.modules.isEmpty, name == Module.importName(of: dependency.declaration.name) {
        return nil
      }
    }
    let candidates = (modulesByImportName[name] ?? []).lazy.map { modules[$0] }
    let found =
      candidates.first { $0.package == module.package && $0.isImportable }
      ?? candidates.first { [.regular, .system, .binary].contains($0.kind) }
    return found.map { ($0.id, false) }
  }
}
