import MediatorCore

/// A target of the classic style that lives per call.
final class Target_Classic: Target {
  let number = Serial.next()

  static let actions: ActionTable<Target_Classic> = [
    .on("number") { target, _, _ in target.number },
    .on("me") { target, _, _ in target },
    .on("echo") { _, params, _ in params },
    .on("value") { _, params, _ in params?["value"] },
    .on("nil") { _, _, _ in nil },
    .on("void") { target, _, _ in target.doNothing() },
    .on("optional") { _, params, _ in (params?["value"] as? Int) as Any },
    .on("fail") { _, params, _ in throw Failure(reason: params?["reason"] as? String ?? "none") },
    .on("origin") { _, _, call in call.origin },
    .on("calculate:withCompletion:") { _, params, _ in
      guard let callback = params?["callback"] as? @Sendable (Int) -> Void else { return false }
      callback((params?["input1"] as? Int ?? 0) + (params?["input2"] as? Int ?? 0))
      return true
    },
    .on("again") { target, params, call in
      guard let depth = params?["depth"] as? Int, depth > 0 else { return [target.number] }
      let inner = try call.mediator.performTarget(
        "Classic", action: "again", params: .here.with("depth", depth - 1), as: [Int].self)
      return [target.number] + inner
    },
  ]

  private func doNothing() {}
}

/// A target that answers every name, with what it was asked.
final class Target_Any: Target {
  let number = Serial.next()

  static let actions: ActionTable<Target_Any> = [
    .on("number") { target, _, _ in target.number },
    .notFound { target, params, call in
      if call.action == "count" { return 3 }
      return ["action": call.action, "params": params as Any, "number": target.number]
    },
  ]
}

/// A target whose initialiser declines, unless the test wants it.
final class Target_Declining: Target {
  static let actions: ActionTable<Target_Declining> = [
    .on("number") { _, _, _ in 0 }
  ]

  init?() { return nil }
}

/// The same, kept.
final class Target_DecliningKept: Target {
  static let lifetime = TargetLifetime.cached
  static let actions: ActionTable<Target_DecliningKept> = [
    .on("number") { _, _, _ in 0 }
  ]

  init?() { return nil }
}

/// A target whose table is wrong.
final class Target_Twice: Target {
  static let actions: ActionTable<Target_Twice> = [
    .on("same") { _, _, _ in 1 },
    .on("same") { _, _, _ in 2 },
  ]
}

/// A type that is called like a target and is none.
final class Target_Impostor {}

/// A target that the module Echo has as well.
final class Target_Twin: Target {
  static let actions: ActionTable<Target_Twin> = [
    .on("module") { _, _, _ in "MediatorCoreTests" }
  ]
}

/// A part of a target, with a table of its own.
final class Shelf: Sendable {
  let number = Serial.next()

  static let actions: ActionTable<Shelf> = [
    .on("shelf") { shelf, _, _ in shelf.number },
    .on(\DeskContract.double) { _, number, _ in number * 1000 },
  ]
}

/// A target that answers what its part answers, as a subclass what its superclass does.
final class Target_Inheriting: Target {
  let shelf = Shelf()

  static let actions: ActionTable<Target_Inheriting> = [
    .on("own") { target, _, _ in target.shelf.number },
    .on("me") { target, _, _ in target },
    .including(Shelf.actions) { $0.shelf },
  ]
}
