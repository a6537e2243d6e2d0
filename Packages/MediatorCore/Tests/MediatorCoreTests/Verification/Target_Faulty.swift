import MediatorCore

/// A target that answers little of what its contract declares.
final class Target_Faulty: Target {
  static let actions: ActionTable<Target_Faulty> = [
    .on("byName") { _, _, _ in nil },
    .on(\FaultyContract.twice) { _, _, _ in 1 },
    .on(\FaultyContract.nativeSecret) { _, _, _ in },
    .on(\FaultyContract.number) { _, _, _ in },
    .on(\FaultyContract.pick) { _, _, _ in },
    .on(\FaultyContract.pay) { _, _, _ in },
    .on(\OtherContract.other) { _, _, _ in },
  ]
}

struct FaultyContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Faulty"
  static let shared = FaultyContract()

  struct Pick: Decodable, Sendable {
    struct Style: Decodable, Sendable { let done: Callback<Int>? }

    let title: String
    let completion: Callback<String>
    let style: Style
  }

  let missing = Action<Void, Int>("missing")
  let byName = Action<Int, String?>("byName")
  let twice = Action<Void, Int>("twice")
  let twiceAgain = AsyncAction<Void, Int>("twice")
  let nativeSecret = Action<Void, Void>("nativeSecret", .exposed)
  let number = Action<Int, Void>("number", .exposed)
  let pick = Action<Pick, Void>("pick", .exposed)
  let pay = Action<Void, Void>("pay", requires: ["login", "pin"])
  let other = MainActorAction<Void, Void>("other")
}

/// What the target answers under a name of which its own contract says something else.
struct OtherContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Faulty"
  static let shared = OtherContract()

  let other = Action<Void, Void>("other")
}

/// A target whose table is wrong in itself.
final class Target_Doubled: Target {
  static let actions: ActionTable<Target_Doubled> = [
    .on("same") { _, _, _ in 1 },
    .on("same") { _, _, _ in 2 },
  ]
}

struct DoubledContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Doubled"
  static let shared = DoubledContract()
}

/// A class of a target's name.
final class Target_Nothing {}

struct NothingContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Nothing"
  static let shared = NothingContract()
}

struct NamelessContract: Contract {
  static let target: TargetName = "Somewhere.Nameless"
  static let shared = NamelessContract()
}
