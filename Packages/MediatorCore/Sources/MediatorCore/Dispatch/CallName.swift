/// A call by name, as its caller wrote it; the module is nil where the caller named none.
struct CallName: Hashable, Sendable {
  let target: String
  let module: String?
  let action: String

  /// Few names differ in the module alone, so it is compared and not hashed.
  func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(action)
  }
}

/// What answers a call by name.
final class NamedAction: Sendable {
  let target: BoundTarget
  let action: any BoundAction
  /// The action's own, here so that a call can borrow it.
  let descriptor: ActionDescriptor

  init(_ action: any BoundAction, of target: BoundTarget) {
    self.action = action
    descriptor = action.descriptor
    self.target = target
  }
}
