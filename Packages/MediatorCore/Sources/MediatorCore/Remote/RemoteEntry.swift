import Foundation

/// The only way from a URL to an action: the exposed actions of the contracts that the app listed, by
/// their own addresses and by the app's routes.
///
/// A name that is not among them is refused here, before any type is looked up.
struct RemoteEntry: Sendable {
  private let schemes: [String]
  private let limits: RemoteLimits
  private let hasRoutes: Bool
  private let addresses: RouteTrie<String, RemoteAddress>
  /// The exposed actions of the listed contracts: descriptors are interned, one for each action.
  private let exposed: Set<ObjectIdentifier>

  init(_ configuration: Mediator.Configuration) {
    schemes = Array(Set(configuration.schemes.map { $0.lowercased() }))
    limits = configuration.limits
    hasRoutes = !configuration.routes.routes.isEmpty
    var exposed: Set<ObjectIdentifier> = []
    var own: [[String]: [ActionDescriptor]] = [:]
    for contract in configuration.modules.flatMap(\.contracts) {
      // A contract may be listed twice.
      for action in contract.actions
      where action.isExposed && exposed.insert(ObjectIdentifier(action)).inserted {
        own[[action.target.name, action.name], default: []].append(action)
      }
    }
    var addresses = configuration.routes.trie
    for (names, actions) in own {
      guard let action = actions.first else { continue }
      let address = RemoteAddress(names, action, actions.dropFirst())
      // A route that has these very names stays.
      _ = addresses.insert(address, at: names.map { .literal($0) })
    }
    self.addresses = addresses
    self.exposed = exposed
  }

  /// Finds the action that a URL leads to, and the parameters that it gives.
  ///
  /// - Throws: `schemeNotAllowed`, `invalidURL`, `notExposed`, or `ambiguousTarget` where two listed
  ///   contracts expose the same names.
  func resolve(
    _ url: URL
  ) throws(MediatorError) -> sending (action: ActionDescriptor, parameters: [String: Any]) {
    var remote = try RemoteCall(url, schemes: schemes, limits: limits)
    // An empty segment is no name, and what a parameter stands for is never empty.
    guard !remote.segments.contains(""), let (address, values) = addresses.match(remote.segments)
    else { throw unknown(remote, url) }
    let action = address.action
    guard address.others.isEmpty else {
      throw .ambiguousURL(url, ([action] + address.others).map(\.target))
    }
    guard !address.isRoute || exposed.contains(ObjectIdentifier(action)) else {
      throw .notExposed(
        url,
        "the route '\(address.pattern.visible)' leads to \(action), of a contract that the app "
          + "does not list")
    }
    for (name, value) in zip(address.parameters, values) {
      let value = value.joined(separator: "/")
      guard value.utf8.count <= limits.valueLength else { throw .valueTooLong(url, name, limits) }
      guard remote.parameters.updateValue(value, forKey: name) == nil else {
        throw .invalidURL(url, "gives '\(name.visible)' both in its path and in its query")
      }
    }
    guard remote.parameters.count <= limits.parameters else {
      throw .tooManyParameters(url, remote.parameters.count, limits)
    }
    return (action, remote.parameters)
  }

  /// What is wrong with a URL that leads nowhere.
  private func unknown(_ remote: RemoteCall, _ url: URL) -> MediatorError {
    let unrouted = hasRoutes ? "matches no route of the app and " : ""
    guard remote.hasHost, let target = remote.segments.first else {
      return .invalidURL(url, "\(unrouted)names no target; \(RemoteCall.form)")
    }
    let path = remote.segments.dropFirst()
    guard let action = path.first, !action.isEmpty else {
      return .invalidURL(url, "\(unrouted)names no action; \(RemoteCall.form)")
    }
    guard path.count == 1 else {
      return .invalidURL(
        url, "\(unrouted)has a path of more than one part; the path is the action's name alone")
    }
    return .notExposed(
      url,
      "\(hasRoutes ? "no route of the app matches it, and " : "")no contract that the app lists "
        + "exposes '\(action.visible)' of '\(target.visible)'")
  }
}
