import MediatorCore

/// A target of a package on the main actor whose entries are of the classic style.
@MainActor
final class Target_Window: Target {
  private var opened = 0

  nonisolated static let actions: ActionTable<Target_Window> = [
    .on("double") { _, params, _ in (params?["number"] as? Int).map { $0 * 2 } },
    .on(
      "open",
      mainActor: { target, _, _ in
        target.opened += 1
        return target.opened
      }),
    .on(
      "later",
      async: { target, _, _ in
        await Task.yield()
        return await target.opened
      }),
  ]

  nonisolated init() {}
}
