import MediatorCore

/// What a binary links of the modules that the app knows.
struct LinkedModules: CustomStringConvertible {
  let linked: [Module]
  let missing: [Module]

  /// Looks every target of every listed module up; nothing of them runs.
  init(_ mediator: Mediator) {
    let isLinked: (Module) -> Bool = { module in
      module.targets.allSatisfy { mediator.check(target: $0.name, module: $0.module) }
    }
    linked = mediator.configuration.modules.filter(isLinked)
    missing = mediator.configuration.modules.filter { !isLinked($0) }
  }

  var description: String {
    """
    Linked:
    \(lines(linked))
    Missing:
    \(lines(missing))
    """
  }

  private func lines(_ modules: [Module]) -> String {
    guard !modules.isEmpty else { return "  none" }
    return modules.map { module in
      "  \(module.name): \(module.targets.map(\.description).joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
