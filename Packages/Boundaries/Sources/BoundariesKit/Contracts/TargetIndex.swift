import SourceScanner

/// The mediator targets of a workspace, outside tests, and what each answers.
struct TargetIndex {
  /// A target that some module declares.
  struct Declared {
    let name: FullTargetName
    let module: Module
    let place: Place
    /// What it answers; `nil` where no table of it was found.
    let answers: Answers?
  }

  /// What a table answers.
  struct Answers {
    /// Where the table stands.
    let place: Place
    /// The entries that the table itself has.
    var entries: [(kind: TargetTable.Entry.Kind, place: Place)] = []
    /// The names that it answers, those of included tables among them.
    var names: Set<String> = []
    /// Whether it answers more names than are known here.
    var isOpen = false
    /// The entries that the sources do not tell.
    var unreadable: [Place] = []
  }

  let targets: [Declared]
  private let byName: [String: [Declared]]

  init(_ workspace: Workspace, _ contracts: ContractIndex, _ constants: ConstantResolver) {
    var targets: [Declared] = []
    for module in workspace.modules where module.kind != .test {
      let tables = TableReader(module, contracts, constants)
      var seen: Set<String> = []
      for source in module.sources {
        for reference in source.scan.targetReferences where reference.kind == .declaration {
          guard let target = reference.target, seen.insert(target).inserted else { continue }
          targets.append(
            Declared(
              name: FullTargetName(module: module.importName, name: target), module: module,
              place: source.place(reference.location),
              answers: tables.answers(of: "Target_\(target)", "actions")))
        }
      }
    }
    self.targets = targets
    byName = Dictionary(grouping: targets, by: \.name.name)
  }

  /// The targets that a name, with or without its module, can mean.
  func targets(named name: String, module: String?) -> [Declared] {
    (byName[name] ?? []).filter { module == nil || $0.name.module == module }
  }
}

/// Reads the tables of one module.
private struct TableReader {
  private struct Key: Hashable {
    let owner: String
    let member: String
  }

  private let module: Module
  private let contracts: ContractIndex
  private let constants: ConstantResolver
  private let tables: [Key: [(table: TargetTable, source: Module.Source)]]

  init(_ module: Module, _ contracts: ContractIndex, _ constants: ConstantResolver) {
    self.module = module
    self.contracts = contracts
    self.constants = constants
    tables = Dictionary(
      grouping: module.sources.flatMap { source in source.scan.tables.map { ($0, source) } },
      by: { Key(owner: $0.0.owner, member: $0.0.member) })
  }

  func answers(
    of owner: String, _ member: String, including outer: Set<String> = []
  ) -> TargetIndex.Answers? {
    guard let parts = tables[Key(owner: owner, member: member)], let first = parts.first else {
      return nil
    }
    var answers = TargetIndex.Answers(place: first.source.place(first.table.location))
    for (table, source) in parts {
      for entry in table.entries {
        let place = source.place(entry.location)
        answers.entries.append((entry.kind, place))
        add(entry.kind, at: place, to: &answers, outer.union(["\(owner).\(member)"]))
      }
    }
    return answers
  }

  private func add(
    _ entry: TargetTable.Entry.Kind, at place: Place, to answers: inout TargetIndex.Answers,
    _ outer: Set<String>
  ) {
    switch entry {
    case .typed(let contract, let property):
      let known = contracts.contract(contract, in: module)
      let action = known?.actions.first { $0.property == property }
      if let name = action?.name { answers.names.insert(name) } else { answers.isOpen = true }
    case .classic(let string):
      if let name = constants.text(string, in: module) {
        answers.names.insert(name)
      } else {
        answers.unreadable.append(place)
      }
    case .including(let owner, let member):
      if outer.contains("\(owner).\(member)") { return }
      guard let included = self.answers(of: owner, member, including: outer) else {
        answers.unreadable.append(place)
        return
      }
      answers.names.formUnion(included.names)
      answers.unreadable += included.unreadable
      answers.isOpen = answers.isOpen || included.isOpen
    case .notFound:
      answers.isOpen = true
    case .computed:
      answers.unreadable.append(place)
    }
  }
}
