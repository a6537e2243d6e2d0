/// An interceptor with the calls that it is for.
public struct Interception: Sendable {
  /// What decides or observes.
  public let interceptor: any Interceptor

  /// The calls that it is for.
  public let scope: Scope

  /// Installs an interceptor for some calls.
  ///
  /// - Parameters:
  ///   - interceptor: What decides or observes.
  ///   - scope: The calls that it is for; all, by default.
  public init(_ interceptor: any Interceptor, scope: Scope = .all) {
    self.interceptor = interceptor
    self.scope = scope
  }

  /// A set of calls.
  public enum Scope: Sendable, Hashable {
    /// Every call.
    case all

    /// Calls of the targets of a module.
    case module(String)

    /// Calls of one action.
    case action(TargetName, String)

    /// Calls that come from a URL.
    case remote

    func includes(_ action: ActionDescriptor) -> Bool {
      switch self {
      case .all, .remote: true
      case .module(let module): action.target.module == module
      case .action(let target, let name): action.target == target && action.name == name
      }
    }

    func includes(_ origin: Call.Origin) -> Bool { self != .remote || origin == .remote }
  }
}
