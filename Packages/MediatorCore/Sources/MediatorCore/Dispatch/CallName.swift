/// A call by name, as its caller wrote it; the module is nil where the caller named none.
struct CallName: Hashable, Sendable {
  let target: String
  let module: String?
  let action: String
}

/// What answers a call by name.
final class NamedAction: Sendable {
  let target: BoundTarget
  let action: any BoundAction

  init(_ action: any BoundAction, of target: BoundTarget) {
    self.action = action
    self.target = target
  }
}
