import SourceScanner

/// Reads a workspace from a tree: its packages, their manifests, their sources.
package struct WorkspaceReader {
  let tree: FileTree
  let configuration: Configuration
  private let manifests: any ManifestSource
  var problems: [Problem] = []

  package init(tree: FileTree, configuration: Configuration, manifests: any ManifestSource) {
    self.tree = tree
    self.configuration = configuration
    self.manifests = manifests
  }

  /// The workspace, and what could not be read of it.
  package mutating func read() async -> (Workspace, [Problem]) {
    var workspace = Workspace(tree: tree, configuration: configuration)
    workspace.packages = await readPackages()
    linkPackages(&workspace)
    addConfiguredTargets(to: &workspace)
    for id in workspace.packages.indices {
      let first = workspace.modules.count
      addModules(of: workspace.packages[id], to: &workspace)
      workspace.packages[id].modules = first..<workspace.modules.count
    }
    linkModules(&workspace)
    await readSources(&workspace)
    let resolver = ImportResolver(modules: workspace.modules)
    for id in workspace.modules.indices {
      workspace.modules[id].imports = resolver.imports(of: workspace.modules[id])
    }
    linkConfiguredTargets(&workspace)
    return (workspace, problems.sorted())
  }

  private mutating func readPackages() async -> [LocalPackage] {
    let (paths, unread) = PackageFinder.packages(in: tree, ignoring: configuration.ignored)
    problems += unread
    if paths.isEmpty, configuration.targets.isEmpty {
      problems.append(
        Problem(path: ".", sentence: "There is no Package.swift in this directory or below it."))
    }
    let answers = await paths.concurrentMap {
      [tree, manifests] (path) async -> Result<Manifest, Problem> in
      do throws(Problem) {
        return .success(try await manifests.manifest(of: path, in: tree))
      } catch {
        return .failure(error)
      }
    }
    var packages: [LocalPackage] = []
    for (path, answer) in zip(paths, answers) {
      switch answer {
      case .success(let manifest):
        let leaf = (path == "." ? tree.root : path).split(separator: "/").last.map(String.init)
        packages.append(
          LocalPackage(
            id: packages.count, path: path, name: path == "." ? manifest.name : leaf ?? path,
            identity: leaf?.lowercased() ?? "", manifest: manifest))
      case .failure(let problem):
        problems.append(problem)
      }
    }
    return packages
  }

  private func linkPackages(_ workspace: inout Workspace) {
    let byPath = Dictionary(uniqueKeysWithValues: workspace.packages.map { ($0.path, $0.id) })
    let byIdentity = Dictionary(grouping: workspace.packages, by: \.identity)
    for id in workspace.packages.indices {
      let extended = configuration.packageExtended(by: workspace.packages[id].path)
      if let extended = extended.flatMap({ byPath[$0] }) {
        workspace.packages[id].extends = extended
        if workspace.packages[extended].extendedBy == nil {
          workspace.packages[extended].extendedBy = id
        }
      }
      workspace.packages[id].dependencies = workspace.packages[id].manifest.dependencies.map {
        if let path = $0.path {
          return tree.relative(path).flatMap { byPath[$0] }
            ?? FileTree.resolve(path).flatMap(tree.relative).flatMap { byPath[$0] }
        }
        // A package of the tree takes the place of a remote one of the same identity.
        let namesakes = byIdentity[$0.identity.lowercased()] ?? []
        return namesakes.count == 1 ? namesakes[0].id : nil
      }
    }
  }

  private mutating func addModules(of package: LocalPackage, to workspace: inout Workspace) {
    var finder = SourceFinder(
      tree: tree, package: package.declaredAt == nil ? package.path : ".",
      manifest: package.manifest)
    for target in package.manifest.targets {
      let folder = finder.folder(of: target)
      let unread = finder.problems.count
      let files = target.kind.hasSwiftSources ? folder.map { finder.files(of: target, in: $0) } : []
      if files == nil {
        problems.append(
          Problem(
            at: workspace.manifestText(of: package).target(target.name),
            "There is no folder with the sources of the target '\(target.name)'."))
      }
      var module = Module(
        id: workspace.modules.count, package: package.id, name: target.name, kind: target.kind)
      // Before tools version 5.4 an executable was told by its main.swift alone.
      if module.kind == .regular, files?.contains(where: { $0.hasSuffix("/main.swift") }) == true {
        module.kind = .executable
      }
      module.layer = layer(of: target, in: package)
      module.usesPlugins = target.usesPlugins
      module.settings = target.settings
      module.sources = (files ?? []).map { Module.Source(path: $0, scan: ScannedSource()) }
      module.isComplete = finder.problems.count == unread
      workspace.modules.append(module)
    }
    problems += finder.problems
  }

  private func layer(of target: Manifest.Target, in package: LocalPackage) -> Layer? {
    guard let place = package.declaredAt else {
      return configuration.layer(ofModule: target.name, in: package.path)
    }
    let configured = configuration.targets.first { $0.place == place }
    return configuration.layers.first { $0.name == configured?.layer }
  }

  private func linkModules(_ workspace: inout Workspace) {
    for package in workspace.packages {
      let named = NamedPackages(of: package, in: workspace)
      for (id, target) in zip(package.modules, package.manifest.targets) {
        workspace.modules[id].dependencies = target.dependencies.map {
          let modules = Self.modules(of: $0, by: package, named, in: workspace)
          return Module.Dependency(declaration: $0, modules: modules.map(\.id))
        }
      }
    }
  }

  /// The modules that a dependency of a package's target offers.
  private static func modules(
    of dependency: Manifest.Dependency, by package: LocalPackage, _ named: NamedPackages,
    in workspace: Workspace
  ) -> [Module] {
    if dependency.kind != .product, package.declaredAt == nil,
      let own = workspace.modules(of: package).first(where: { $0.name == dependency.name })
    {
      return [own]
    }
    return named.packages(dependency.package)
      .lazy.map { modules(ofProduct: dependency.name, in: workspace.packages[$0], workspace) }
      .first { !$0.isEmpty } ?? []
  }

  /// The modules of a product; an executable target is a product of its own name undeclared.
  private static func modules(
    ofProduct product: String, in package: LocalPackage, _ workspace: Workspace
  ) -> [Module] {
    let modules = workspace.modules(of: package)
    if let declared = package.manifest.products.first(where: { $0.name == product }) {
      return modules.filter { declared.targets.contains($0.name) }
    }
    return modules.filter { $0.name == product && $0.kind == .executable }
  }

  private mutating func readSources(_ workspace: inout Workspace) async {
    let hasTargets = configuration.layers.contains { $0.isPrivate }
    let read = await workspace.modules.concurrentMap { [tree] module in
      var topics: ScanTopics = hasTargets ? [.imports, .targetReferences] : .imports
      if hasTargets, module.kind != .test { topics.insert(.contracts) }
      if module.layer?.isPrivate == true { topics.insert(.exposedDeclarations) }
      if module.isReachedByName { topics.insert(.runtimeLookups) }
      return Self.read(module, for: topics, in: tree)
    }
    workspace.modules = read.map(\.0)
    problems += read.flatMap(\.1)
  }

  private static func read(
    _ module: Module, for topics: ScanTopics, in tree: FileTree
  ) -> (Module, [Problem]) {
    var module = module
    var problems: [Problem] = []
    for index in module.sources.indices {
      let path = module.sources[index].path
      do throws(Problem) {
        let file = SourceFile(path: path, bytes: try tree.bytes(of: path))
        let scan = SwiftScanner.scan(file, for: topics)
        module.sources[index].scan = scan
        problems += scan.problems.map {
          Problem(at: module.sources[index].place($0.location), $0.message)
        }
      } catch {
        problems.append(error)
      }
    }
    if !problems.isEmpty { module.isComplete = false }
    return (module, problems)
  }
}
