/// Where a path leads.
final class RemoteAddress: Sendable {
  /// The route's pattern, or the action's own address.
  let pattern: String

  /// The names of the parameters that are in the path.
  let parameters: [String]

  /// One action, or all that have the same own address.
  let actions: [ActionDescriptor]

  init(pattern: String, parameters: [String] = [], actions: [ActionDescriptor]) {
    self.pattern = pattern
    self.parameters = parameters
    self.actions = actions
  }
}
