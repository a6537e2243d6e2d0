extension Mediator {
  /// Lists every action of the modules that the app lists, with its types and its exposure.
  ///
  /// No initialiser of a target runs, and no handler.
  ///
  /// - Returns: The catalogue, which is Codable.
  public func catalogue() -> ActionCatalogue {
    var listed: Set<TargetName> = []
    return ActionCatalogue(
      targets: configuration.modules.flatMap { module in
        module.targets.filter { listed.insert($0).inserted }.map { target in
          entry(target, module.contracts.filter { type(of: $0).target == target })
        }
      })
  }

  private func entry(
    _ target: TargetName, _ contracts: [any Contract]
  ) -> ActionCatalogue.TargetEntry {
    let declared = contracts.flatMap(\.actions)
    // A table that is wrong is as good as none here; verifying says what is wrong with it.
    let table = try? answers(of: target)
    let others = (table ?? [:]).values.filter { answer in
      !declared.contains { $0.name == answer.descriptor.name }
    }
    return ActionCatalogue.TargetEntry(
      name: target.description, module: target.module, isLinked: exists(target),
      actions: declared.map { ActionCatalogue.ActionEntry($0) }
        + others.sorted { $0.descriptor.name < $1.descriptor.name }
        .map { ActionCatalogue.ActionEntry($0.descriptor) })
  }
}

extension ActionCatalogue.ActionEntry {
  fileprivate init(_ action: ActionDescriptor) {
    // An action of the classic style has no place in dispatch tables, and no types to learn from.
    let shape = action.index.map { _ in RequestShape(action.request) }
    self.init(
      name: action.name, style: shape == nil ? .byName : .typed, isolation: action.isolation,
      isExposed: action.isExposed, requirements: action.requirements,
      request: typeName(action.request), fields: shape?.fields ?? [], gap: shape?.gap,
      response: typeName(action.response))
  }
}
