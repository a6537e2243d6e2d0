import MediatorCore
import Synchronization

/// Says that somebody looked at a target: its table was read, or its initialiser ran.
final class Tripwire: Sendable {
  private let count = Atomic<Int>(0)

  var isTouched: Bool { count.load(ordering: .relaxed) > 0 }

  func touch() { count.add(1, ordering: .relaxed) }
}

struct TrapContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Trap"
  static let shared = TrapContract()

  let local = Action<Void, String>("local")
  let nativeOpen = Action<Void, String>("nativeOpen", .exposed)
}

/// A target that no URL reaches; for one test alone, since the wire is the type's.
final class Target_Trap: Target {
  static let wire = Tripwire()

  static var actions: ActionTable<Target_Trap> {
    wire.touch()
    return [
      .on(\TrapContract.local) { _, _, _ in "local" },
      .on(\TrapContract.nativeOpen) { _, _, _ in "native" },
    ]
  }

  init() { Self.wire.touch() }
}

struct SnareContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Snare"
  static let shared = SnareContract()

  let spring = Action<SnareRequest, String>("spring", .exposed)
}

struct SnareRequest: Decodable {
  init(from decoder: any Decoder) throws { Target_Snare.wire.touch() }
}

/// A target that a URL reaches; for one test alone.
final class Target_Snare: Target {
  static let wire = Tripwire()

  static var actions: ActionTable<Target_Snare> {
    wire.touch()
    return [.on(\SnareContract.spring) { _, _, _ in "sprung" }]
  }

  init() { Self.wire.touch() }
}
