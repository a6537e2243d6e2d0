/// An action of a table with its handler, not yet bound to an instance of the target.
struct ActionTableRow<Owner: AnyObject & Sendable>: Sendable {
  typealias Bind = @Sendable (ActionDescriptor, TargetSource<Owner>) -> any BoundAction

  enum Name: Hashable, Sendable, CustomStringConvertible {
    case action(String)
    case notFound

    var description: String {
      switch self {
      case .action(let name): name
      case .notFound: "notFound"
      }
    }
  }

  let name: Name
  /// The descriptor of a typed action; a classic one is described when it is bound.
  let descriptor: ActionDescriptor?
  var isolation = ActionIsolation.synchronous
  let bind: Bind

  func bound(to source: TargetSource<Owner>, of target: TargetName) -> any BoundAction {
    switch name {
    case .action(let name):
      bind(
        descriptor ?? ActionDescriptor(target: target, name: name, isolation: isolation), source)
    case .notFound:
      bind(ActionDescriptor(target: target, name: "notFound"), source)
    }
  }

  /// The same row in the table of an owner that has, or is, this row's owner.
  func included<Outer: AnyObject & Sendable>(
    _ base: @escaping @Sendable (Outer) -> Owner
  ) -> ActionTableRow<Outer> {
    let name: ActionTableRow<Outer>.Name =
      switch self.name {
      case .action(let name): .action(name)
      case .notFound: .notFound
      }
    return ActionTableRow<Outer>(name: name, descriptor: descriptor, isolation: isolation) {
      bind($0, $1.map(base))
    }
  }
}
