import MediatorCore

/// What the targets of three kinds answer: an action of each isolation, in both styles.
struct StationContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Station"
  static let shared = StationContract()

  let speak = Action<Greeting, String>("speak", .exposed)
  let show = MainActorAction<Greeting, String>("show", .exposed)
  let fetch = AsyncAction<Greeting, String>("fetch", .exposed)
  let wait = AsyncAction<Void, Bool>("wait", .exposed)
  let waitOrThrow = AsyncAction<Void, Bool>("waitOrThrow", .exposed)
  let isCancelled = Action<Void, Bool>("isCancelled", .exposed)
  let fail = AsyncAction<Void, Void>("fail", .exposed)
  let notify = Action<Reply, Void>("notify")
  let notifyOnMain = MainActorAction<Reply, Void>("notifyOnMain")
  let notifyLater = AsyncAction<Reply, Void>("notifyLater")
}

/// A target that is a Sendable class.
final class Target_Station: Target {
  static let actions: ActionTable<Target_Station> = [
    .on(\StationContract.speak) { _, greeting, _ in "speak \(greeting.name)" },
    .on(\StationContract.show) { _, greeting, _ in
      MainActor.assertIsolated()
      return "show \(greeting.name)"
    },
    .on(\StationContract.fetch) { _, greeting, _ in
      await Task.yield()
      return "fetch \(greeting.name)"
    },
    .on(\StationContract.wait) { _, _, call in
      await Patience.untilCancelled(call)
      return Task.isCancelled
    },
    .on(\StationContract.waitOrThrow) { _, _, call in
      await Patience.untilCancelled(call)
      try Task.checkCancellation()
      return false
    },
    .on(\StationContract.isCancelled) { _, _, _ in Task.isCancelled },
    .on(\StationContract.fail) { _, _, _ in throw Failure(reason: "asked to") },
    .on(\StationContract.notify) { _, reply, _ in reply.done(1) },
    .on(\StationContract.notifyOnMain) { _, reply, _ in reply.done(2) },
    .on(\StationContract.notifyLater) { _, reply, _ in
      await Task.yield()
      reply.done(3)
    },
    .on("speak:") { _, params, _ in "speak \(params?["name"] ?? "nobody")" },
    .on(
      "show:",
      mainActor: { _, params, _ in
        MainActor.assertIsolated()
        return "show \(params?["name"] ?? "nobody")"
      }),
    .on(
      "fetch:",
      async: { _, params, _ in
        await Task.yield()
        return "fetch \(params?["name"] ?? "nobody")"
      }),
    .on(
      "wait:",
      async: { _, _, call in
        await Patience.untilCancelled(call)
        return Task.isCancelled
      }),
    .on("notify:") { _, params, call in
      try call.decode(Reply.self, from: params).done(4)
      return nil
    },
  ]
}

struct BoothContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Booth"
  static let shared = BoothContract()

  let speak = Action<Greeting, String>("speak", .exposed)
  let show = MainActorAction<Greeting, String>("show", .exposed)
  let fetch = AsyncAction<Greeting, String>("fetch", .exposed)
}

/// A target that is a class on the main actor, with state there.
@MainActor
final class Target_Booth: Target {
  private var verbs = ["show", "fetch"]

  nonisolated static let actions: ActionTable<Target_Booth> = [
    .on(\BoothContract.speak) { _, greeting, _ in "speak \(greeting.name)" },
    .on(\BoothContract.show) { target, greeting, _ in "\(target.verbs[0]) \(greeting.name)" },
    .on(\BoothContract.fetch) { target, greeting, _ in
      "\(await target.verbs[1]) \(greeting.name)"
    },
    .on("speak:") { _, params, _ in "speak \(params?["name"] ?? "nobody")" },
    .on(
      "show:",
      mainActor: { target, params, _ in
        "\(target.verbs[0]) \(params?["name"] ?? "nobody")"
      }),
    .on(
      "fetch:",
      async: { target, params, _ in
        "\(await target.verbs[1]) \(params?["name"] ?? "nobody")"
      }),
  ]

  nonisolated init() {}
}

struct VaultContract: Contract {
  static let target: TargetName = "MediatorCoreTests.Target_Vault"
  static let shared = VaultContract()

  let speak = Action<Greeting, String>("speak", .exposed)
  let show = MainActorAction<Greeting, String>("show", .exposed)
  let fetch = AsyncAction<Greeting, String>("fetch", .exposed)
}

/// A target that is an actor.
actor Target_Vault: Target {
  static let lifetime = TargetLifetime.cached

  private let verb = "fetch"
  private var opened = 0

  static let actions: ActionTable<Target_Vault> = [
    .on(\VaultContract.speak) { _, greeting, _ in "speak \(greeting.name)" },
    .on(\VaultContract.show) { _, greeting, _ in "show \(greeting.name)" },
    .on(\VaultContract.fetch) { target, greeting, _ in await target.fetch(greeting.name) },
    .on("speak:") { _, params, _ in "speak \(params?["name"] ?? "nobody")" },
    .on("show:", mainActor: { _, params, _ in "show \(params?["name"] ?? "nobody")" }),
    .on(
      "fetch:",
      async: { target, params, _ in
        await target.fetch(params?["name"] as? String ?? "nobody")
      }),
    .on("open", async: { target, _, _ in await target.open() }),
  ]

  private func fetch(_ name: String) -> String { "\(verb) \(name)" }

  private func open() -> Int {
    opened += 1
    return opened
  }
}

/// Tells a test that a handler has begun, and lets the handler wait until its task is cancelled.
struct Patience: Sendable {
  private let continuation: AsyncStream<Void>.Continuation
  let begun: AsyncStream<Void>

  init() { (begun, continuation) = AsyncStream.makeStream() }

  static func untilCancelled(_ call: borrowing Call) async {
    call.mediator.environment[Patience.self]?.continuation.yield()
    let (never, continuation) = AsyncStream<Void>.makeStream()
    // A stream without values ends where the task that waits for one is cancelled.
    for await _ in never {}
    continuation.finish()
  }
}
