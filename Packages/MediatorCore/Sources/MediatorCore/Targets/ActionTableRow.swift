/// An action of a table with its handler, not yet bound to an instance of the target.
struct ActionTableRow<Owner: AnyObject & Sendable>: Sendable {
  typealias Bind = @Sendable (ActionDescriptor, TargetSource<Owner>) -> any BoundAction

  let key: ActionTableKey
  /// The descriptor of a typed action; a classic one is described when its target is known.
  let descriptor: ActionDescriptor?
  /// Where a classic action runs.
  var isolation = ActionIsolation.synchronous
  let bind: Bind

  func bound(to source: TargetSource<Owner>, of target: TargetName) -> any BoundAction {
    let classic = ActionDescriptor(
      target: target, name: key.description, isolation: isolation)
    return bind(descriptor ?? classic, source)
  }

  /// The same row in the table of an owner that has, or is, this row's owner.
  func included<Outer: AnyObject & Sendable>(
    _ base: @escaping @Sendable (Outer) -> Owner
  ) -> ActionTableRow<Outer> {
    ActionTableRow<Outer>(key: key, descriptor: descriptor, isolation: isolation) {
      bind($0, $1.map(base))
    }
  }
}

/// What a row of a table answers.
enum ActionTableKey: Hashable, Sendable, CustomStringConvertible {
  case action(String)
  /// Every name that no other row has.
  case notFound

  var description: String {
    switch self {
    case .action(let name): name
    case .notFound: "notFound"
    }
  }
}
