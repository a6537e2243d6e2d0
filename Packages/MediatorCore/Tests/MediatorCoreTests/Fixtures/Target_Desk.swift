import MediatorCore
import Testing

/// What the tests' typed target answers: each isolation, each kind of fault.
struct DeskContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Desk"
  static let shared = DeskContract()

  let number = Action<Void, Int>("number")
  let me = Action<Void, Target_Desk>("me")
  let double = Action<Int, Int>("double")
  let find = Action<String, String?>("find")
  let nothing = Action<Void, Void>("nothing")
  let fail = Action<String, Void>("fail")
  let greet = Action<Greeting, String>("greet")
  let onMain = MainActorAction<Greeting, String>("onMain")
  let later = AsyncAction<Int, Int>("later")
  let opaque = Action<Opaque, Int>("opaque")
  let absent = Action<Int, Int>("absent")
  let absentLater = AsyncAction<Void, Int>("absentLater")
  let absentMain = MainActorAction<Void, Int>("absentMain")
  let classic = Action<Void, Int>("classic")
}

struct Greeting: Decodable, Sendable {
  let name: String
  var times: Int?
}

/// A request that no dictionary can hold.
struct Opaque: Sendable {
  let number: Int
}

/// A typed target that lives per call.
final class Target_Desk: Target {
  let number = Serial.next()

  static let actions: ActionTable<Target_Desk> = [
    .on(\DeskContract.number) { target, _, _ in target.number },
    .on(\DeskContract.me) { target, _, _ in target },
    .on(\DeskContract.double) { _, number, _ in number * 2 },
    .on(\DeskContract.find) { _, key, _ in key == "known" ? "found" : nil },
    .on(\DeskContract.nothing) { _, _, _ in },
    .on(\DeskContract.fail) { _, reason, _ in throw Failure(reason: reason) },
    .on(\DeskContract.greet) { _, greeting, _ in
      String(repeating: "Hello \(greeting.name). ", count: greeting.times ?? 1)
    },
    .on(\DeskContract.onMain) { _, greeting, _ in
      MainActor.assertIsolated()
      return "Main \(greeting.name)"
    },
    .on(\DeskContract.later) { _, number, _ in
      await Task.yield()
      try Task.checkCancellation()
      return number + 1
    },
    .on(\DeskContract.opaque) { _, request, _ in request.number },
    .on("classic") { _, _, _ in 7 },
  ]
}

/// A contract that no module of the tests answers.
struct AbsentContract: Contract {
  static let target: TargetName = "Absent.Target_Absent"
  static let shared = AbsentContract()

  let count = Action<Int, Int>("count", .exposed)
  let stop = Action<Void, Void>("stop")
  let open = MainActorAction<Void, String>("open")
  let sync = AsyncAction<Void, Int>("sync")
}
