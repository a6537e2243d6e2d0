/// Tells which modules a changed file can change.
struct ChangeMap {
  private let workspace: Workspace
  private var packagesByPath: [String: Int] = [:]
  /// The modules whose folder or file each path is, and those that have a link that leads there.
  private var modulesByArea: [String: [Int]] = [:]
  private var modulesByLink: [String: [Int]] = [:]
  /// The modules that have a source, by its path.
  private var modulesBySource: [String: [Int]] = [:]
  /// The packages that depend on one outside the tree, by its absolute path.
  private var usersOfOutside: [(path: String, package: Int)] = []

  /// What a change to a file does.
  enum Effect: Equatable {
    case nothing
    case modules([Int])
    case everything
  }

  init(_ workspace: Workspace) {
    self.workspace = workspace
    for package in workspace.packages {
      if package.declaredAt == nil { packagesByPath[package.path] = package.id }
      addAreas(of: package)
      for case let path? in package.manifest.dependencies.map(\.path) {
        let resolved = FileTree.resolve(path) ?? path
        if workspace.tree.relative(resolved) == nil {
          usersOfOutside.append((resolved, package.id))
        }
      }
    }
    for module in workspace.modules {
      for source in module.sources {
        modulesBySource[source.path, default: []].append(module.id)
        addLink(source.path, of: module.id)
      }
    }
  }

  /// What a change to a file does, given the folders of packages that are gone.
  func effect(of absolute: String, removed: Set<String>) -> Effect {
    guard let path = workspace.tree.relative(absolute) else {
      let users = usersOfOutside.filter { Self.isWithin(absolute, $0.path) }
      return Self.isDocumentation(path: absolute)
        ? .nothing : .some(users.flatMap { workspace.packages[$0.package].modules })
    }
    let (owners, package) = owners(of: path)
    let all = package.map { workspace.packages[$0].modules } ?? 0..<0
    let folder = package.map { workspace.packages[$0].path }
    if owners.isEmpty, isGone(path, removed, below: folder) { return .nothing }
    if let folder, Self.isManifest(path, of: folder) {
      return folder == "." ? .everything : .some(Array(all))
    }
    if Self.isDocumentation(path: path), !isData(path, of: owners) { return .nothing }
    if !owners.isEmpty { return .some(owners) }
    return folder == nil || folder == "." ? .everything : .some(Array(all))
  }

  /// The folders of the packages that are gone, given everything that changed.
  func removedPackages(_ changes: [String]) -> Set<String> {
    Set(
      changes.compactMap(workspace.tree.relative)
        .filter { $0.hasSuffix("/Package.swift") && workspace.tree.kind(of: $0) == nil }
        .map { String($0.dropLast("/Package.swift".count)) })
  }

  private func isGone(_ path: String, _ removed: Set<String>, below package: String?) -> Bool {
    Self.folders(around: path).prefix { $0 != package }.contains(where: removed.contains)
  }

  /// The modules that a file belongs to, and the package around it.
  ///
  /// They are those of the innermost folder, or only those that compile it where several share the
  /// folder and some do.
  private func owners(of path: String) -> (modules: [Int], package: Int?) {
    let around = [path] + Self.folders(around: path)
    let package = around.lazy.compactMap { packagesByPath[$0] }.first
    let linked = around.flatMap { modulesByLink[$0] ?? [] }
    // Whatever is in a package belongs to its modules, and not to those of a package around it.
    let end = package.flatMap { around.firstIndex(of: workspace.packages[$0].path) }
    let inside = around[...(end ?? around.count - 1)]
    let owners = inside.lazy.compactMap { modulesByArea[$0] }.first ?? []
    let compiling = owners.filter { modulesBySource[path]?.contains($0) == true }
    return (Set((compiling.isEmpty ? owners : compiling) + linked).sorted(), package)
  }

  private mutating func addAreas(of package: LocalPackage) {
    let place = package.declaredAt == nil ? package.path : "."
    let finder = SourceFinder(
      tree: workspace.tree, package: place, manifest: package.manifest)
    for (id, target) in zip(package.modules, package.manifest.targets) {
      guard let folder = finder.folder(of: target) else { continue }
      var paths = [folder]
      if let sources = target.sources, folder == place {
        // Such a target is in the package's own folder, and only what it names there is its own.
        paths = (sources + target.resources).compactMap(SourceFinder.normalized)
          .map { FileTree.join(folder, $0) }
      }
      for path in paths {
        modulesByArea[path, default: []].append(id)
        addLink(path, of: id)
      }
    }
  }

  /// Git knows a file by where it is, and not by a link that leads there.
  private mutating func addLink(_ path: String, of module: Int) {
    let real = FileTree.resolve(workspace.tree.absolute(path)).flatMap(workspace.tree.relative)
    if let real, real != path { modulesByLink[real, default: []].append(module) }
  }

  /// Whether a text is something that modules read: a resource, or a file beside tests.
  private func isData(_ path: String, of owners: [Int]) -> Bool {
    if Self.isReadMe(path) { return false }
    return owners.contains { id in
      let module = workspace.modules[id]
      let package = workspace.package(of: module)
      let target = package.manifest.targets[id - package.modules.lowerBound]
      if target.kind == .test { return !path.contains(".docc/") }
      let finder = SourceFinder(
        tree: workspace.tree, package: package.path, manifest: package.manifest)
      guard let folder = finder.folder(of: target) else { return false }
      return target.resources.compactMap(SourceFinder.normalized)
        .contains { Self.isWithin(path, FileTree.join(folder, $0)) }
    }
  }

  /// The folders that a path is in, the innermost first.
  private static func folders(around path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders + ["."]
  }

  private static func isWithin(_ path: String, _ folder: String) -> Bool {
    folder == "." || path == folder || path.hasPrefix(folder + "/")
  }

  private static func isManifest(_ path: String, of package: String) -> Bool {
    let prefix = FileTree.join(package, "Package")
    guard path.hasPrefix(prefix) else { return false }
    let rest = path.dropFirst(prefix.count)
    return rest == ".swift" || rest == ".resolved"
      || (rest.hasPrefix("@swift-") && rest.hasSuffix(".swift") && !rest.contains("/"))
  }

  private static func isReadMe(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.uppercased() ?? ""
    return name == "README" || name.hasPrefix("README.")
  }

  private static func isDocumentation(path: String) -> Bool {
    isReadMe(path) || path.lowercased().hasSuffix(".md") || path.contains(".docc/")
  }
}

extension ChangeMap.Effect {
  /// An effect on some modules, which is none where there are none.
  fileprivate static func some(_ modules: [Int]) -> Self {
    modules.isEmpty ? .nothing : .modules(modules)
  }
}
