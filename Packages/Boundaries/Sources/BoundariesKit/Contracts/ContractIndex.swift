import SourceScanner

/// The contracts of a workspace, outside tests.
struct ContractIndex {
  let contracts: [Contract]
  private let byName: [String: [Contract]]

  init(_ workspace: Workspace, _ constants: ConstantResolver) {
    /// The parts by the name of the type: an extension may stand in any file.
    var parts: [String: [(part: ContractDeclaration, source: Module.Source, module: Module)]] = [:]
    for module in workspace.modules where module.kind != .test {
      for source in module.sources {
        for part in source.scan.contracts {
          parts[part.name, default: []].append((part, source, module))
        }
      }
    }
    var contracts: [Contract] = []
    for (name, parts) in parts {
      for declared in parts where declared.part.isConforming {
        // What another package adds to the type is known here too, though it promises nothing.
        let own = parts.filter {
          $0.part.isConforming == false || $0.module.id == declared.module.id
        }
        let targets = own.compactMap { part, _, module in
          part.target.map { constants.text($0, in: module) }
        }
        let actions = own.flatMap { part, source, module in
          part.actions.map {
            Contract.Action(
              property: $0.property, name: constants.text($0.name, in: module),
              isStored: $0.isStored, place: source.place($0.location))
          }
        }
        if targets.isEmpty, actions.isEmpty { continue }
        contracts.append(
          Contract(
            name: name, module: declared.module,
            place: declared.source.place(declared.part.location),
            target: (targets.first ?? nil).flatMap(FullTargetName.init), actions: actions))
      }
    }
    self.contracts = contracts.sorted { $0.place < $1.place }
    byName = Dictionary(grouping: self.contracts, by: \.name)
  }

  /// The contract that a name means in a module; `nil` for one that is not in the tree, or not known.
  func contract(_ name: String, in module: Module) -> Contract? {
    let candidates = byName[name] ?? []
    let imported = Set(module.imports.map(\.module)).union([module.id])
    let visible = candidates.filter { imported.contains($0.module.id) }
    if visible.count == 1 { return visible[0] }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
