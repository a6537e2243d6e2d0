/// What must be built and tested again after a change.
package struct Affected: Sendable {
  /// The revision that was asked about, and the commit that the working folder is compared with.
  package let revision: String
  package let base: String
  /// The changed files, relative to the root, or absolute where they are not below it; sorted.
  package let changes: [String]
  /// Those among them that can change anything, so that everything is affected.
  package let everything: [String]
  /// The affected packages, sorted by their paths.
  package let packages: [Package]
  /// The affected targets that are in no package, such as an Xcode project's, sorted by their names.
  package let targets: [Package]
  /// How many packages there are.
  package let total: Int

  /// A package with something to build again.
  package struct Package: Sendable {
    package var name: String
    /// The path of its folder, relative to the root of the check.
    package var path: String
    /// The affected modules, and the test modules among them.
    package var modules: [String]
    package var tests: [String]
    /// Why: the modules from one of the package to one that a changed file belongs to, and the file.
    package var chain: [String]
    package var file: String
    /// The bytes of its Swift sources, for shards of about equal size.
    package var weight: Int
  }

  /// Asks git what has changed since a revision, and the workspace what that affects.
  package init(_ workspace: Workspace, since revision: String) throws(Problem) {
    let git = try Git(around: workspace.tree.root)
    self.revision = revision
    base = try git.base(since: revision)
    let paths = try git.changes(since: base).map { git.top == "/" ? "/\($0)" : "\(git.top)/\($0)" }
    changes = paths.map { workspace.tree.relative($0) ?? $0 }
    let map = ChangeMap(workspace)
    let removed = map.removedPackages(paths)
    var spread = Spread(workspace)
    var everything: [String] = []
    for (path, shown) in zip(paths, changes) {
      switch map.effect(of: path, removed: removed) {
      case .nothing: continue
      case .modules(let modules): spread.add(modules, changedBy: shown)
      case .everything: everything.append(shown)
      }
    }
    if let first = everything.first {
      spread.add(Array(workspace.modules.indices), changedBy: first)
    }
    self.everything = everything
    spread.reachUsers()
    packages = workspace.packages.filter { $0.declaredAt == nil }
      .compactMap { Self.affected($0, spread, workspace) }.sorted { $0.path < $1.path }
    targets = workspace.packages.filter { $0.declaredAt != nil }
      .compactMap { Self.affected($0, spread, workspace) }.sorted { $0.name < $1.name }
    total = workspace.packages.count { $0.declaredAt == nil }
  }

  private static func affected(
    _ package: LocalPackage, _ spread: Spread, _ workspace: Workspace
  ) -> Package? {
    let modules = workspace.modules(of: package).filter { spread.isReached($0.id) }
    let chains = modules.map { spread.chain(to: $0.id) }
    guard let reason = chains.min(by: { $0.modules.count < $1.modules.count }) else { return nil }
    let sources = workspace.modules(of: package).flatMap(\.sources)
    return Package(
      name: package.name, path: package.path, modules: modules.map(\.name),
      tests: modules.filter { $0.kind == .test }.map(\.name),
      chain: reason.modules.map { workspace.modules[$0].name }, file: reason.file,
      weight: sources.reduce(0) { $0 + workspace.tree.size(of: $1.path) })
  }

  /// Shares the packages among at most some shards so that the heaviest is about as light as can be.
  ///
  /// The heaviest package comes first, and each goes to the shard that has least. The same packages are always shared
  /// alike.
  package func shards(_ count: Int) -> [[Package]] {
    var shards = Array(repeating: [Package](), count: min(count, packages.count))
    var weights = Array(repeating: 0, count: shards.count)
    for package in packages.sorted(by: { ($1.weight, $0.path) < ($0.weight, $1.path) }) {
      let lightest = weights.indices.min { (weights[$0], $0) < (weights[$1], $1) } ?? 0
      shards[lightest].append(package)
      // A package without sources is work, too.
      weights[lightest] += max(package.weight, 1)
    }
    return shards.map { $0.sorted { $0.path < $1.path } }
  }
}
