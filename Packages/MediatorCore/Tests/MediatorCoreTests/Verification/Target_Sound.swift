import MediatorCore

/// A target that keeps its contract, and would be noticed if it were made or called.
final class Target_Sound: Target {
  struct Size: Decodable, Sendable {
    enum Unit: String, Decodable, CaseIterable { case cm, inch }

    let width: Int
    let unit: Unit?
  }

  struct Failure: Error {}

  static let actions: ActionTable<Target_Sound> = [
    .on(\SoundContract.measure) { _, _, _ in throw Failure() },
    .on(\SoundContract.show) { _, _, _ in throw Failure() },
    .on(\SoundContract.fetch) { _, _, _ in throw Failure() },
    .on("old:style:") { _, _, _ in throw Failure() },
    .on("drawn", mainActor: { _, _, _ in throw Failure() }),
    .on("awaited", async: { _, _, _ in throw Failure() }),
    .notFound { _, _, _ in throw Failure() },
  ]

  init?() { return nil }
}

struct SoundContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Sound"
  static let shared = SoundContract()

  let measure = Action<Target_Sound.Size, Double?>("measure", .exposed)
  let show = MainActorAction<Void, String>("show", .exposed, requires: ["login"])
  let fetch = AsyncAction<[String: [Int]], Void>("fetch")
}

/// A contract of a module that no binary links.
struct UnlinkedContract: Contract {
  static let target: TargetName = "Unlinked.Target_Unlinked"
  static let shared = UnlinkedContract()

  let show = MainActorAction<Void, String>("show")
}
