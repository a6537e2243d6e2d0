import MediatorCore

nonisolated struct PanelContract: Contract {
  static let target: TargetName = "MainActorDefaultTests.Target_Panel"
  static let shared = PanelContract()

  let open = MainActorAction<String, String>("open")
  let double = Action<Int, Int>("double")
  let later = AsyncAction<Int, Int>("later")
}

/// A target with state on the main actor; its table and its initialiser are read from anywhere.
///
/// It says `@MainActor` although that is the default here: a class that conforms to a Sendable protocol
/// is left out of the default.
@MainActor
final class Target_Panel: Target {
  nonisolated static let lifetime = TargetLifetime.cached

  private var opened = 0

  nonisolated static let actions: ActionTable<Target_Panel> = [
    .on(\PanelContract.open) { target, name, _ in target.panel(name) },
    .on(\PanelContract.double) { _, number, _ in number * 2 },
    .on(\PanelContract.later) { target, number, _ in
      await Task.yield()
      return number + 1
    },
    .on("double:") { _, params, _ in (params?["number"] as? Int).map { $0 * 2 } },
  ]

  nonisolated init() {}

  private func panel(_ name: String) -> String {
    opened += 1
    return "Panel \(name) \(opened)"
  }
}
