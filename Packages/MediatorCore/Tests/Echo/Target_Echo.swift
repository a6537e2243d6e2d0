import MediatorCore

/// A target in the module of its own name.
final class Target_Echo: Target {
  static let actions: ActionTable<Target_Echo> = [
    .on("say") { _, params, _ in params?["word"] }
  ]
}

/// A target that the module of the tests has as well.
final class Target_Twin: Target {
  static let actions: ActionTable<Target_Twin> = [
    .on("module") { _, _, _ in "Echo" }
  ]
}
