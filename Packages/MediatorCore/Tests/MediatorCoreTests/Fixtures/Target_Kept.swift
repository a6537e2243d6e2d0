import MediatorCore

/// What the tests' cached target answers.
struct KeptContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Kept"
  static let shared = KeptContract()

  let number = Action<Void, Int>("number")
  let me = Action<Void, Target_Kept>("me")
  let run = Action<Work, Void>("run")
  let runLater = AsyncAction<LaterWork, Void>("runLater")
}

/// Something to do while an action of a target runs.
struct Work: Sendable {
  let body: @Sendable (Target_Kept) -> Void
}

/// Something to wait for while an action of a target runs.
struct LaterWork: Sendable {
  let body: @Sendable (Target_Kept) async -> Void
}

/// A target that one mediator keeps.
final class Target_Kept: Target {
  static let lifetime = TargetLifetime.cached

  let number = Serial.next()

  static let actions: ActionTable<Target_Kept> = [
    .on(\KeptContract.number) { target, _, _ in target.number },
    .on(\KeptContract.me) { target, _, _ in target },
    .on(\KeptContract.run) { target, work, _ in work.body(target) },
    .on(\KeptContract.runLater) { target, work, _ in await work.body(target) },
    .on("echo") { _, params, _ in params },
  ]
}
