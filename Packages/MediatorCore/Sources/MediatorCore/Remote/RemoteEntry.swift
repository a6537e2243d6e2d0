import Foundation

/// The only way from a URL to an action: the exposed actions of the contracts that the app listed.
///
/// A name that is not among them is refused here, before any type is looked up.
struct RemoteEntry: Sendable {
  private let schemes: Set<String>
  private let limits: RemoteLimits
  /// By the target's name without its module, then by the action's.
  private let exposed: [String: [String: [ActionDescriptor]]]

  init(_ configuration: Mediator.Configuration) {
    schemes = configuration.schemes
    limits = configuration.limits
    var exposed: [String: [String: [ActionDescriptor]]] = [:]
    for contract in configuration.modules.flatMap(\.contracts) {
      for action in contract.actions where action.isExposed {
        let known = exposed[action.target.name]?[action.name] ?? []
        // A contract may be listed twice.
        if known.contains(where: { $0 === action }) { continue }
        exposed[action.target.name, default: [:]][action.name] = known + [action]
      }
    }
    self.exposed = exposed
  }

  /// Finds the action that a URL names, and the parameters that it gives.
  ///
  /// - Throws: `schemeNotAllowed`, `invalidURL`, `notExposed`, or `ambiguousTarget` where two listed
  ///   contracts expose the same names.
  func resolve(
    _ url: URL
  ) throws(MediatorError) -> (action: ActionDescriptor, parameters: [String: any Sendable]) {
    let remote = try RemoteCall(url, schemes: schemes, limits: limits)
    guard let actions = exposed[remote.target]?[remote.action], let action = actions.first else {
      throw .notExposed(
        url,
        "no contract that the app lists exposes '\(remote.action.visible)' of "
          + "'\(remote.target.visible)'")
    }
    guard actions.count == 1 else {
      throw .ambiguousURL(url, actions.map(\.target))
    }
    return (action, remote.parameters)
  }
}
