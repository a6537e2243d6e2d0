import MediatorCore

struct RacingContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Racing"
  static let shared = RacingContract()

  let number = Action<Void, Int>("number")
}

/// A cached target whose initialiser gives others time to race.
final class Target_Racing: Target {
  static let lifetime = TargetLifetime.cached

  let number: Int

  static let actions: ActionTable<Target_Racing> = [
    .on(\RacingContract.number) { target, _, _ in target.number }
  ]

  init() {
    var spent = 0
    for turn in 0..<2000 { spent &+= turn }
    number = spent == 0 ? 0 : Serial.next()
  }
}
