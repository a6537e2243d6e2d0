import MediatorCore

/// What URLs may reach.
struct AContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_A"
  static let shared = AContract()

  let echo = Action<[String: String], [String: String]>("echo", .exposed)
  let number = Action<Void, Int>("number", .exposed)
  let nothing = Action<Void, Void>("nothing", .exposed)
  let no = Action<Void, Bool>("no", .exposed)
  let find = Action<Void, String?>("find", .exposed)
  let items = Action<Items, [Int]>("items", .exposed)
  let callBack = Action<Reply, Void>("callBack", .exposed)
  let open = MainActorAction<Greeting, String>("open", .exposed)
  let sync = AsyncAction<Void, Int>("sync", .exposed)
  let fail = Action<Void, Void>("fail", .exposed)
  let secret = Action<Void, Int>("NativeSecret")
  let nativeOpen = Action<Void, Int>("nativeOpen", .exposed)
  let absent = Action<[String: String], Int>("absent", .exposed)
}

struct Items: Decodable, Sendable {
  let id: [Int]
  var name: String?
}

struct Reply: Decodable, Sendable {
  let done: Callback<Int>
}

final class Target_A: Target {
  let serial = Serial.next()

  static let actions: ActionTable<Target_A> = [
    .on(\AContract.echo) { _, params, _ in params },
    .on(\AContract.number) { target, _, _ in target.serial },
    .on(\AContract.nothing) { _, _, _ in },
    .on(\AContract.no) { _, _, _ in false },
    .on(\AContract.find) { _, _, _ in nil },
    .on(\AContract.items) { _, items, _ in items.id },
    .on(\AContract.callBack) { _, reply, _ in reply.done(1) },
    .on(\AContract.open) { _, greeting, _ in "Screen of \(greeting.name)" },
    .on(\AContract.sync) { _, _, _ in 1 },
    .on(\AContract.fail) { _, _, _ in throw Failure(reason: "asked to") },
    .on(\AContract.secret) { _, _, _ in 42 },
    .on(\AContract.nativeOpen) { _, _, _ in 43 },
    .on("plain") { _, params, _ in params },
  ]
}

/// The same names in a contract of another module.
struct OtherAContract: Contract {
  static let target: TargetName = "Other.Target_A"
  static let shared = OtherAContract()

  let echo = Action<[String: String], [String: String]>("echo", .exposed)
}
