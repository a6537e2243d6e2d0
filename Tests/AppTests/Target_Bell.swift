import MediatorCore

/// A target of the tests, with an action of each kind.
final class Target_Bell: Target {
  static let actions: ActionTable<Target_Bell> = [
    .on(\BellContract.ring) { _, request, _ in request.times },
    .on(\BellContract.tune) { _, _, _ in },
    .on("old:style:", mainActor: { _, _, _ in nil }),
  ]
}

struct BellContract: Contract {
  static let target: TargetName = "AppTests.Target_Bell"
  static let shared = BellContract()

  struct Ring: Decodable, Sendable {
    enum Tone: String, Decodable, CaseIterable { case low, high }
    struct Place: Decodable, Sendable { let floor: Int }

    let times: Int
    let tone: Tone?
    let place: Place
  }

  let ring = Action<Ring, Int>("ring", .exposed)
  let tune = AsyncAction<[String: Int], Void>("tune")
}

/// A contract that its target does not keep.
struct BrokenBellContract: Contract {
  static let target: TargetName = "AppTests.Target_Bell"
  static let shared = BrokenBellContract()

  let stop = Action<Void, Void>("stop", requires: ["key"])
}

/// A contract of a module that is not linked.
struct GongContract: Contract {
  static let target: TargetName = "Gong.Target_Gong"
  static let shared = GongContract()

  let strike = MainActorAction<Void, Bool?>("strike", requires: ["login"])
}
