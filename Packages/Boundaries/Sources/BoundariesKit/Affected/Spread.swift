/// How a change spreads from modules to those that use them.
struct Spread {
  private let users: [[Int]]
  private var files: [Int: String] = [:]
  /// The module that each module was reached from.
  private var origins: [Int: Int] = [:]
  private var queue: [Int] = []

  init(_ workspace: Workspace) {
    var users = Array(repeating: [Int](), count: workspace.modules.count)
    for module in workspace.modules {
      for used in Self.used(by: module, in: workspace) where used != module.id {
        users[used].append(module.id)
      }
    }
    self.users = users
  }

  /// What a module is built from: what it declares, what it imports all the same, and plugins.
  ///
  /// Which of the plugins in its reach it uses is not known here, so that all of them count.
  private static func used(by module: Module, in workspace: Workspace) -> Set<Int> {
    var used = Set(module.dependencies.flatMap(\.modules))
    used.formUnion(module.imports.map(\.module))
    if module.usesPlugins {
      let package = workspace.package(of: module)
      let packages =
        [package] + package.dependencies.compactMap { $0.map { workspace.packages[$0] } }
      used.formUnion(
        packages.flatMap(workspace.modules(of:)).filter { $0.kind == .plugin }.map(\.id))
    }
    return used
  }

  /// Adds modules that a file belongs to.
  mutating func add(_ modules: [Int], changedBy file: String) {
    for module in modules where files[module] == nil {
      files[module] = file
      queue.append(module)
    }
  }

  /// Goes on to everything that uses them, by the shortest ways.
  mutating func reachUsers() {
    var next = 0
    while next < queue.count {
      let module = queue[next]
      next += 1
      for user in users[module] where !isReached(user) {
        origins[user] = module
        queue.append(user)
      }
    }
  }

  /// Whether the change reaches a module.
  func isReached(_ module: Int) -> Bool { files[module] != nil || origins[module] != nil }

  /// The modules from one that was reached to the one that a file belongs to, and that file.
  func chain(to module: Int) -> (modules: [Int], file: String) {
    var modules = [module]
    while let origin = origins[modules[modules.count - 1]] { modules.append(origin) }
    return (modules, files[modules[modules.count - 1]] ?? "")
  }
}
