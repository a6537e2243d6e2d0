import MediatorCore
import Testing

/// A target that keeps its contract, and fails the test in which it is made or called.
final class Target_Sound: Target {
  struct Size: Decodable, Sendable {
    enum Unit: String, Decodable, CaseIterable { case cm, inch }

    let width: Int
    let unit: Unit?
  }

  private struct Called: Error {}

  private static func called(_ what: String) -> any Error {
    Issue.record("\(what) ran")
    return Called()
  }

  static let actions: ActionTable<Target_Sound> = [
    .on(\SoundContract.measure) { _, _, _ in throw called("measure") },
    .on(\SoundContract.show) { _, _, _ in throw called("show") },
    .on(\SoundContract.fetch) { _, _, _ in throw called("fetch") },
    .on("old:style:") { _, _, _ in throw called("old:style:") },
    .on("drawn", mainActor: { _, _, _ in throw called("drawn") }),
    .on("awaited", async: { _, _, _ in throw called("awaited") }),
    .notFound { _, _, _ in throw called("notFound") },
  ]

  init?() {
    _ = Self.called("The initialiser")
    return nil
  }
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
