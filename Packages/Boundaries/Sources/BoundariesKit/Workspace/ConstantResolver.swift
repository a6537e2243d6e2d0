import SourceScanner

/// Tells what the names of string constants stand for across files.
struct ConstantResolver {
  private struct Member: Hashable {
    let type: String
    let name: String
  }

  private let workspace: Workspace
  /// The members of types by module; `nil` where a name has several values, or one that is computed.
  private let members: [[Member: String?]]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    members = workspace.modules.map { module in
      let constants = module.sources.flatMap(\.scan.stringConstants)
      return Dictionary(
        constants.map { (Member(type: $0.type, name: $0.name), $0.value) },
        uniquingKeysWith: { $0 == $1 ? $0 : nil })
    }
  }

  /// What a source of a module says; `nil` where the sources do not tell.
  ///
  /// A constant is sought in the module, then in its package, then in the modules that it imports.
  func text(_ string: SourceString?, in module: Module) -> String? {
    switch string {
    case .text(let text): text
    case .constant(let path): value(of: path, in: module)
    case .computed, nil: nil
    }
  }

  private func value(of path: [String], in module: Module) -> String? {
    guard path.count > 1 else { return nil }
    let member = Member(type: path[path.count - 2], name: path[path.count - 1])
    let package = workspace.package(of: module).modules.filter { $0 != module.id }
    for modules in [[module.id], package, module.imports.map(\.module)] {
      let found = Set(modules.compactMap { members[$0][member] })
      if !found.isEmpty { return found.count == 1 ? found.first ?? nil : nil }
    }
    return nil
  }

  /// Every value that a constant of the modules has.
  func values(in modules: some Sequence<Module>) -> Set<String> {
    Set(modules.flatMap { members[$0.id].values.compactMap { $0 } })
  }
}
