/// What is known about an action without performing it.
public final class ActionDescriptor: Sendable {
  /// The target that the action belongs to.
  public let target: TargetName

  /// The name of the action, an entry of the target's table.
  public let name: String

  /// Where the handler runs.
  public let isolation: ActionIsolation

  /// The type of the request; `[String: Any]?` for an action of the classic style.
  public let request: Any.Type

  /// The type of the response; `Any?` for an action of the classic style.
  public let response: Any.Type

  /// Whether a URL may perform the action.
  public let isExposed: Bool

  /// Whether the contract exposes the action; a name that begins with `native` stays local even so.
  let isDeclaredExposed: Bool

  /// What the action requires, by names that the app's configuration answers.
  public let requirements: [String]

  /// The action's place in dispatch tables, or nil for an action of the classic style.
  let index: Int?

  // Found out by the first call by name or URL, since the runtime takes microseconds to answer. The lock is
  // of the whole process; a call that decodes costs many times as much.
  private let knownRequest = Lock<DecodableRequest?>(nil)

  /// What is known about the type of the request, where it is decodable on every actor.
  var decodableRequest: DecodableRequest? {
    if let known = knownRequest.withLock({ $0 }) { return known }
    let found = DecodableRequest(request)
    return knownRequest.withLock { known in
      // Another thread may have been quicker.
      if known == nil { known = found }
      return known
    }
  }

  init(
    target: TargetName, name: String, isolation: ActionIsolation = .synchronous,
    request: Any.Type = [String: Any]?.self, response: Any.Type = Any?.self,
    isExposed: Bool = false, requirements: [String] = [], index: Int? = nil
  ) {
    self.target = target
    self.name = name
    self.isolation = isolation
    self.request = request
    self.response = response
    self.isDeclaredExposed = isExposed
    self.isExposed = isExposed && !name.hasPrefix("native")
    self.requirements = requirements
    self.index = index
  }
}

extension ActionDescriptor {
  private struct Key: Hashable {
    let action: ObjectIdentifier
    let name: String
  }

  private static let all = Lock<[Key: ActionDescriptor]>([:])

  /// Returns the one descriptor of the action with this type and name, for the life of the process.
  ///
  /// There is one for each action that the source declares, however often its contract is built:
  /// names are literals, so nothing that arrives at run time adds to them.
  static func interned(
    _ action: Any.Type, target: TargetName, name: String, isolation: ActionIsolation,
    request: Any.Type, response: Any.Type, isExposed: Bool, requirements: [String]
  ) -> ActionDescriptor {
    all.withLock { all in
      let key = Key(action: ObjectIdentifier(action), name: name)
      if let known = all[key] { return known }
      let descriptor = ActionDescriptor(
        target: target, name: name, isolation: isolation, request: request, response: response,
        isExposed: isExposed, requirements: requirements, index: all.count)
      all[key] = descriptor
      return descriptor
    }
  }
}
