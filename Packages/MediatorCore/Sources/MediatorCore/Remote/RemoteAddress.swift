/// Where a path leads.
struct RemoteAddress: Sendable {
  /// The route's pattern, or the action's own address.
  let pattern: String

  /// The names of the parameters that are in the path.
  var parameters: [String] = []

  /// One action, or all that have the same own address.
  let actions: [ActionDescriptor]
}
