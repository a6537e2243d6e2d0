/// The packages of the tree that the targets of one package can use products of, by their names.
struct NamedPackages {
  private var all: [Int] = []
  private var byIdentity: [String: [Int]] = [:]
  private var byName: [String: [Int]] = [:]

  init(of package: LocalPackage, in workspace: Workspace) {
    // A project that is no package names products alone.
    if package.declaredAt != nil {
      all = workspace.packages.filter { $0.declaredAt == nil }.map(\.id)
      return
    }
    for (dependency, id) in zip(package.manifest.dependencies, package.dependencies) {
      guard let id else { continue }
      all.append(id)
      byIdentity[dependency.identity.lowercased(), default: []].append(id)
      for name in Set([dependency.name, workspace.packages[id].manifest.name].compactMap { $0 }) {
        byName[name, default: []].append(id)
      }
    }
  }

  /// The packages that a dependency of a target can be about, given the name that it has for one, if any.
  func packages(_ name: String?) -> [Int] {
    guard let name else { return all }
    return (byIdentity[name.lowercased()] ?? []) + (byName[name] ?? [])
  }
}
