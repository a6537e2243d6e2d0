/// Where a path leads; an object, so that to find it copies one reference.
final class RemoteAddress: Sendable {
  /// The route's pattern, or the action's own address.
  let pattern: String

  /// The names of the parameters that are in the path.
  let parameters: [String]

  let action: ActionDescriptor

  /// Other actions that have the same own address.
  let others: [ActionDescriptor]

  /// Whether the app wrote a route, whose action may be of a contract that it does not list.
  let isRoute: Bool

  /// The address that the app gives to an action.
  init(_ route: Route) {
    pattern = route.pattern
    parameters = route.parameters
    action = route.action
    others = []
    isRoute = true
  }

  /// An action's own address.
  init(_ names: [String], _ action: ActionDescriptor, _ others: some Sequence<ActionDescriptor>) {
    pattern = names.joined(separator: "/")
    parameters = []
    self.action = action
    self.others = Array(others)
    isRoute = false
  }
}
