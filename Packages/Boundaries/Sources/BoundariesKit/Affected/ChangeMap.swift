/// Tells which modules a changed file can change.
struct ChangeMap {
  private let workspace: Workspace
  private var packagesByPath: [String: Int] = [:]
  private var areasByPackage: [[Area]] = []
  /// The modules that have a source, by its path.
  private var modulesBySource: [String: [Int]] = [:]
  /// The packages that depend on one outside the tree, by its absolute path.
  private var usersOfOutside: [(path: String, package: Int)] = []

  /// A folder or file that belongs to a module.
  private struct Area {
    var path: String
    var module: Int
  }

  /// What a change to a file does.
  enum Effect: Equatable {
    case nothing
    case modules([Int])
    case everything
  }

  init(_ workspace: Workspace) {
    self.workspace = workspace
    for package in workspace.packages {
      packagesByPath[package.path] = package.id
      areasByPackage.append(Self.areas(of: package, in: workspace))
      for case let path? in package.manifest.dependencies.map(\.path) {
        let resolved = FileTree.resolve(path) ?? path
        if workspace.tree.relative(resolved) == nil {
          usersOfOutside.append((resolved, package.id))
        }
      }
    }
    for module in workspace.modules {
      for source in module.sources { modulesBySource[source.path, default: []].append(module.id) }
    }
  }

  /// What a change to a file does, given the folders of packages that are gone.
  func effect(of absolute: String, removed: Set<String>) -> Effect {
    guard let path = workspace.tree.relative(absolute) else {
      let users = usersOfOutside.filter { Self.isWithin(absolute, $0.path) }
      return Self.isDocumentation(path: absolute)
        ? .nothing : .some(users.flatMap { workspace.packages[$0.package].modules })
    }
    guard let package = package(around: path) else {
      return Self.isDocumentation(path: path) || isGone(path, removed, package: nil)
        ? .nothing : .everything
    }
    let all = workspace.packages[package].modules
    let folder = workspace.packages[package].path
    let name = folder == "." ? path : String(path.dropFirst(folder.count + 1))
    if isGone(path, removed, package: folder) { return .nothing }
    if Self.isManifest(name) { return folder == "." ? .everything : .some(Array(all)) }
    let owners = owners(of: path, in: package)
    if Self.isDocumentation(path: path), !isData(path, of: owners) { return .nothing }
    if !owners.isEmpty { return .some(owners) }
    return folder == "." ? .everything : .some(Array(all))
  }

  /// The folders of the packages that are gone, given everything that changed.
  func removedPackages(_ changes: [String]) -> Set<String> {
    Set(
      changes.compactMap(workspace.tree.relative)
        .filter { $0.hasSuffix("/Package.swift") && workspace.tree.kind(of: $0) == nil }
        .map { String($0.dropLast("/Package.swift".count)) })
  }

  private func isGone(_ path: String, _ removed: Set<String>, package: String?) -> Bool {
    Self.folders(around: path).prefix { $0 != package }.contains(where: removed.contains)
  }

  private func package(around path: String) -> Int? {
    Self.folders(around: path).lazy.compactMap { packagesByPath[$0] }.first
  }

  /// The modules whose folder is the innermost around a file; only those that compile it, where there
  /// are several and some do.
  private func owners(of path: String, in package: Int) -> [Int] {
    let around = areasByPackage[package].filter { Self.isWithin(path, $0.path) }
    let depth = around.map { $0.path == "." ? 0 : $0.path.utf8.count }.max()
    let innermost = around.filter { ($0.path == "." ? 0 : $0.path.utf8.count) == depth }
    let owners = Set(innermost.map(\.module)).sorted()
    let compiling = owners.filter { modulesBySource[path]?.contains($0) == true }
    return compiling.isEmpty ? owners : compiling
  }

  private static func areas(of package: LocalPackage, in workspace: Workspace) -> [Area] {
    let finder = SourceFinder(
      tree: workspace.tree, package: package.path, manifest: package.manifest)
    return zip(package.modules, package.manifest.targets).flatMap { id, target -> [Area] in
      guard let folder = finder.folder(of: target) else { return [] }
      var paths = [folder]
      if let sources = target.sources, folder == package.path {
        // Such a target is in the package's own folder, and only what it names there is its own.
        paths = (sources + target.resources).compactMap(SourceFinder.normalized)
          .map { FileTree.join(folder, $0) }
      }
      // Git knows a file by where it is, and not by a link that leads there.
      let targets = paths.compactMap { FileTree.resolve(workspace.tree.absolute($0)) }
        .compactMap(workspace.tree.relative)
      return Set(paths + targets).sorted().map { Area(path: $0, module: id) }
    }
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

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.resolved"
      || (!name.contains("/") && name.hasPrefix("Package") && name.hasSuffix(".swift")
        && (name == "Package.swift" || name.hasPrefix("Package@swift-")))
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
