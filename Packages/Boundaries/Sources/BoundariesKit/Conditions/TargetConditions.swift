import SourceScanner

/// What the conditions in a target's sources and manifest mean for a build.
struct TargetConditions {
  private let workspace: Workspace
  private let module: Module
  private let target: Manifest.Target?

  /// The traits that each trait of the package enables.
  let traits: [String: [String]]

  init(of module: Module, in workspace: Workspace) {
    self.workspace = workspace
    self.module = module
    let manifest = workspace.package(of: module).manifest
    target = manifest.targets.first { $0.name == module.name }
    traits = manifest.traits
  }

  /// When one of the dependencies that offer a module is there; `nil` when none offers it.
  func availability(of name: String) -> BuildFormula? {
    let offering = dependencies(offering: name)
    if offering.isEmpty { return nil }
    return .any(offering.map { Self.formula($0.declaration.condition) })
  }

  /// The declared dependencies that offer a module of the tree by a name.
  func dependencies(offering name: String) -> [Module.Dependency] {
    module.dependencies.filter { dependency in
      workspace.modules(of: dependency).contains { dependency.importName(of: $0) == name }
    }
  }

  /// SwiftPM applies a dependency on any of the platforms, with any of the traits.
  private static func formula(_ condition: Manifest.Condition?) -> BuildFormula {
    guard let condition else { return .constant(true) }
    var terms: [BuildFormula] = []
    if !condition.platforms.isEmpty {
      terms.append(.platforms(Platform.named(condition.platforms)))
    }
    if !condition.traits.isEmpty {
      terms.append(.any(condition.traits.map { .choice(.trait($0)) }))
    }
    return .all(terms)
  }

  /// When a source's condition holds.
  func formula(_ condition: Condition?) -> BuildFormula {
    switch condition {
    case nil: .constant(true)
    case .constant(let value): .constant(value)
    case .flag(let name): flag(name)
    case .os(let name): .platforms(Platform.named(os: name))
    case .canImport(let path): canImport(path.prefix { $0 != "." })
    case .arch(let name):
      name == "wasm32" ? .platforms(Platform.named(os: "WASI")) : .choice(.flag("arch(\(name))"))
    case .query, .unknown: .unknown
    case .not(let operand): .not(formula(operand))
    case .all(let terms): .all(terms.map { formula($0) })
    case .any(let terms): .any(terms.map { formula($0) })
    }
  }

  private func canImport(_ module: Substring) -> BuildFormula {
    let name = String(module)
    if let availability = availability(of: name) { return availability }
    guard let platforms = Platform.having(name) else { return .unknown }
    return .any([.platforms(platforms.always), .all([.platforms(platforms.perhaps), .unknown])])
  }

  /// SwiftPM defines a flag for each trait that is enabled, `SWIFT_PACKAGE`, and what the target defines.
  private func flag(_ name: String) -> BuildFormula {
    if name == "SWIFT_PACKAGE" { return .constant(true) }
    if traits[name] != nil { return .choice(.trait(name)) }
    let definitions = (target?.definitions ?? []).filter { $0.name == name }
    if definitions.isEmpty { return .choice(.flag(name)) }
    return .any(
      definitions.map { definition in
        let isConfigured: BuildFormula =
          definition.configuration == nil ? .constant(true) : .unknown
        return .all([isConfigured, Self.formula(definition.condition)])
      })
  }
}
