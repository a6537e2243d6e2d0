import MediatorCore

/// The mediator that initialisers, deinitialisers and tables call, which are handed none.
enum Reentry {
  @TaskLocal static var mediator: Mediator?

  static func call(_ place: String) {
    guard let mediator else { return }
    let number = try? mediator.perform(KeptContract.shared.number)
    mediator.releaseCachedTarget(fullTargetName: "MediatorCoreTests.Target_Twin")
    log?.append("\(place) \(number == nil ? "failed" : "called")")
  }

  @TaskLocal static var log: Log?
}

/// What happened, in order.
final class Log: @unchecked Sendable {
  // Unchecked: the places that write to it run one after the other, in the task of one test.
  private(set) var lines: [String] = []

  func append(_ line: String) { lines.append(line) }
}

/// A target that calls the mediator from everywhere.
final class Target_Reentrant: Target {
  static let lifetime = TargetLifetime.cached

  static var actions: ActionTable<Target_Reentrant> {
    Reentry.call("table")
    return [
      .on("act") { _, _, call in
        Reentry.call("handler")
        call.mediator.releaseCachedTarget(
          fullTargetName: "MediatorCoreTests.Target_Reentrant")
        return try call.mediator.performTarget(
          "Classic", action: "value", params: .here.with("value", 5))
      },
      .including(Shelf.actions) { _ in
        Reentry.call("part")
        return Shelf()
      },
    ]
  }

  init() { Reentry.call("init") }

  deinit { Reentry.call("deinit") }
}
