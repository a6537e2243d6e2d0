import SourceScanner

/// What is called and what is answered, where no compiler compares them.
struct ContractRule: Rule {
  let documentation = RuleDocumentation(
    name: "contract",
    catches: """
      An action declared in an extension package that its target's table lacks, or the other way round; a \
      'performTarget("X", action: "y")' that nothing answers; and a contract or table that the sources do \
      not tell, because it is computed. Constants are followed in the file, in the package and in imported \
      modules. A table with 'notFound' answers every name. Calls in tests are not judged.
      """,
    why: """
      Both sides meet by name when the call is made. The compiler sees that an entry has a contract's types, \
      not that every action has an entry, and of a name in a string it sees nothing.
      """,
    remedy: """
      Add the missing entry to the table, or remove the action and its callers. Write contracts and tables \
      as literals. Where a target outside the tree answers, write an exception with that reason.
      """,
    example: """
      public struct OrderContract: Contract {                                  // OrderMediator
        public static let target: TargetName = "Order.Target_Order"
        public let list = Action<Void, [Int]>("list")
        public let cancel = Action<Int, Void>("cancel")
      }
      static let actions: ActionTable<Target_Order> = [.on(\\OrderContract.list) { … }]  // Order
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    guard workspace.configuration.layers.contains(where: \.isPrivate) else { return [] }
    let constants = ConstantResolver(workspace)
    let contracts = ContractIndex(workspace, constants)
    let targets = TargetIndex(workspace, contracts, constants)
    let calls = ClassicCalls(workspace, constants)
    var violations = contracts.contracts.flatMap { self.violations(of: $0, targets, workspace) }
    for target in targets.targets where target.module.layer?.isPrivate == true {
      violations += unreadable(target)
      violations += entries(of: target, contracts, calls, constants, workspace)
    }
    return violations + calls.made.compactMap { violation(of: $0, targets) }
  }

  // MARK: - Contracts

  private func violations(
    of contract: Contract, _ targets: TargetIndex, _ workspace: Workspace
  ) -> [Violation] {
    var violations = contract.actions.filter { $0.isStored && $0.name == nil }.map {
      Violation(
        self, from: contract.module.name, at: $0.place,
        "the name of the action '\($0.property)' of \(contract.name) is computed",
        why: "what the sources do not tell, cannot be compared with the table of its target",
        fix: "write the name as a string literal")
    }
    guard let name = contract.target else {
      violations.append(
        Violation(
          self, from: contract.module.name, at: contract.place,
          "the target of \(contract.name) is computed",
          why: "what the sources do not tell, cannot be compared with the table of its target",
          fix: "write 'static let target: TargetName = \"Module.Target_Name\"'"))
      return violations
    }
    guard let target = targets.targets(named: name.name, module: name.module).first else {
      return violations + missingTarget(name, of: contract, targets, workspace)
    }
    guard let answers = target.answers else {
      violations.append(
        unreadable(target, at: target.place, declaredBy: contract.place))
      return violations
    }
    guard !answers.isOpen, answers.unreadable.isEmpty, target.module.isComplete else {
      return violations
    }
    violations += contract.actions.compactMap { action in
      guard action.isStored, let actionName = action.name, !answers.names.contains(actionName)
      else { return nil }
      return Violation(
        self, from: contract.module.name, to: target.module.name, at: action.place,
        "action '\(actionName)' of \(contract.name) is not in the table of \(name)",
        why: "the table at \(answers.place) answers \(Self.list(answers.names))",
        fix:
          "add .on(\\\(contract.name).\(action.property)) { … } to the table, or remove the action")
    }
    return violations
  }

  private func missingTarget(
    _ name: FullTargetName, of contract: Contract, _ targets: TargetIndex, _ workspace: Workspace
  ) -> [Violation] {
    let package = workspace.packageExtended(by: workspace.package(of: contract.module))
    let extended = package.map(workspace.modules(of:)) ?? []
    // A module that is neither here nor what the package extends may be a binary.
    let modules =
      workspace.modules.filter { $0.importName == name.module && $0.kind != .test } + extended
    guard !modules.isEmpty, modules.allSatisfy({ $0.isComplete && !$0.usesPlugins }) else {
      return []
    }
    let known = targets.targets.map(\.name.description)
    let hint = Spelling.hint(for: name.description, among: known)
    return [
      Violation(
        self, from: contract.module.name, to: name.module, at: contract.place,
        "no module has \(name), the target of \(contract.name)",
        why: "every call of the contract fails.\(hint)",
        fix: "name the target as its class is named, or write the class")
    ]
  }

  // MARK: - Tables

  private func unreadable(
    _ target: TargetIndex.Declared, at place: Place, declaredBy contract: Place? = nil
  ) -> Violation {
    Violation(
      self, from: target.module.name, at: place,
      "what \(target.name) answers is computed",
      why: "what the sources do not tell, cannot be compared with "
        + (contract.map { "the contract at \($0)" } ?? "contracts and calls"),
      fix: """
        write 'static let actions: ActionTable<Target_\(target.name.name)> = [ … ]' with .on, .including \
        and .notFound, each name a literal
        """)
  }

  private func unreadable(_ target: TargetIndex.Declared) -> [Violation] {
    Set(target.answers?.unreadable ?? []).map { unreadable(target, at: $0) }
  }

  /// The entries of a table that nothing declares or reaches.
  private func entries(
    of target: TargetIndex.Declared, _ contracts: ContractIndex, _ calls: ClassicCalls,
    _ constants: ConstantResolver, _ workspace: Workspace
  ) -> [Violation] {
    let package = workspace.packageExtending(workspace.package(of: target.module))
    return (target.answers?.entries ?? []).compactMap { kind, place in
      switch kind {
      case .typed(let name, let property):
        guard let contract = contracts.contract(name, in: target.module) else { return nil }
        guard let action = contract.actions.first(where: { $0.property == property }) else {
          return Violation(
            self, from: target.module.name, to: contract.module.name, at: place,
            "the table of \(target.name) answers '\(property)', which \(name) does not declare",
            why: "\(name) at \(contract.place) declares "
              + Self.list(Set(contract.actions.map(\.property))),
            fix: "declare the action in the contract, or remove the entry")
        }
        guard let other = contract.target, other != target.name, let actionName = action.name,
          !calls.reach(target.name.name, actionName)
        else { return nil }
        return Violation(
          self, from: target.module.name, to: contract.module.name, at: place,
          "the table of \(target.name) answers an action of \(other)",
          why:
            "\(name) at \(contract.place) sends '\(actionName)' to \(other), so that no call gets here",
          fix: "move the entry to the table of \(other)")
      case .classic(let string):
        guard let name = constants.text(string, in: target.module), let package else { return nil }
        let offered = workspace.modules(of: package)
        let isDeclared = contracts.contracts.contains { contract in
          contract.target == target.name
            && contract.actions.contains { $0.name == name || $0.name == nil }
        }
        guard !isDeclared, !constants.values(in: offered).contains(name),
          !calls.reach(target.name.name, name), offered.allSatisfy(\.isComplete)
        else { return nil }
        return Violation(
          self, from: target.module.name, to: package.name, at: place,
          "the table of \(target.name) answers '\(name)', which nothing declares or calls",
          why: "its extension package at \(package.path) does not name it",
          fix: "name the action in \(package.name), or remove the entry")
      case .including, .notFound, .computed:
        return nil
      }
    }
  }

  // MARK: - Calls

  private func violation(of call: ClassicCalls.Call, _ targets: TargetIndex) -> Violation? {
    guard let action = call.action else { return nil }
    let candidates = targets.targets(named: call.target, module: call.module)
    let isAnswered = candidates.contains { target in
      guard let answers = target.answers, target.module.isComplete else { return true }
      return answers.isOpen || !answers.unreadable.isEmpty || answers.names.contains(action)
    }
    if isAnswered { return nil }
    let why: String
    if candidates.isEmpty {
      let known = targets.targets.filter { call.module == nil || $0.name.module == call.module }
      let hint = Spelling.hint(for: call.target, among: known.map(\.name.name))
      let place = call.module.map { "module '\($0)' has no target" } ?? "no module has a target"
      why = "\(place) '\(call.target)'.\(hint)"
    } else {
      why = candidates.compactMap { target in
        target.answers.map { "\(target.name) at \($0.place) answers \(Self.list($0.names))" }
      }.joined(separator: "\n")
    }
    return Violation(
      self, from: call.caller.name, to: candidates.first?.module.name ?? call.module,
      at: call.place, "nothing answers performTarget(\"\(call.target)\", action: \"\(action)\")",
      why: why, fix: "name a target and an action that exist, or add the action to the table")
  }

  private static func list(_ names: Set<String>) -> String {
    names.isEmpty ? "nothing" : Text.list(names.sorted().map { "'\($0)'" })
  }
}
