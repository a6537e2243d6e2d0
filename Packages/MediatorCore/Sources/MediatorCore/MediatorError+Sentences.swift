import Foundation

/// The sentences, in one place, so that they read as one voice; those about parameters are made of
/// ``ParameterFault``, beside it.
extension MediatorError {
  static func emptyName(_ what: String, in call: String) -> MediatorError {
    MediatorError(
      .emptyName, "The name of the \(what) in the call \(call) is empty; name the \(what).")
  }

  init(
    _ failure: TargetFailure, _ action: ActionDescriptor, _ configuration: Mediator.Configuration
  ) {
    let target = action.target
    let undone = "\(action) cannot be performed"
    switch failure {
    case .notFound where target.module.isEmpty && TargetName.isIdentifier(target.name):
      let modules =
        [target.name] + configuration.modules.map(\.name).filter { $0 != target.name }
      self.init(
        .targetNotFound,
        "\(undone): the target was not found in \(modules.joined(separator: ", ")). Link the package "
          + "that has it, list its module in the mediator's configuration, or name the module in the "
          + "call.", unanswered: action)
    case .notFound where target.isValid:
      self.init(
        .targetNotFound,
        "\(target.module) is not part of this binary: \(undone). Link the package \(target.module) "
          + "into the app, or check the name.", unanswered: action)
    case .notFound:
      self.init(
        .targetNotFound,
        "\(undone): that is not the name of a target. A module and a target are each a single Swift "
          + "identifier, without the prefix \(TargetName.prefix) in a call.", unanswered: action)
    case .notATarget:
      self.init(
        .notATarget,
        "\(undone): the type does not conform to Target. Declare it as 'final class "
          + "\(TargetName.prefix)\(target.name): Target'.")
    case .duplicateAction(let name):
      self.init(
        .duplicateAction,
        "\(undone): the target's action table names '\(name)' twice. Remove or rename an entry.")
    case .declined:
      self.init(
        .targetNotFound, "\(undone): the target's initialiser answered nil.", unanswered: action)
    case .ambiguous(let found):
      self.init(
        .ambiguousTarget,
        "\(undone): more than one listed module has the target, "
          + "\(found.map(\.description).joined(separator: " and ")). Name the module in the call.")
    }
  }

  static func declined(
    _ action: ActionDescriptor, _ configuration: Mediator.Configuration
  ) -> MediatorError {
    MediatorError(.declined, action, configuration)
  }

  static func actionNotFound(_ action: ActionDescriptor) -> MediatorError {
    MediatorError(
      .actionNotFound,
      "\(action.target) has no action '\(action.name.visible)'; add it to the target's action "
        + "table, or check the name.", unanswered: action)
  }

  static func otherTypes(expected: ActionDescriptor, found: ActionDescriptor) -> MediatorError {
    MediatorError(
      .otherTypes,
      "\(expected.target) answers '\(expected.name)' as \(found.signature), but its contract says "
        + "\(expected.signature); answer it in the action table with the contract's key path.")
  }

  static func requiresMainActor(_ call: borrowing Call) -> MediatorError {
    MediatorError(
      .requiresMainActor,
      "The action \(call.descriptor) runs on the main actor and was called from elsewhere; await "
        + "\(call.origin.asynchronousEntry), or call it on the main actor.")
  }

  static func requiresAsync(_ call: borrowing Call) -> MediatorError {
    let hasTypedForm = call.origin == .local && call.descriptor.index != nil
    return MediatorError(
      .requiresAsync,
      "The action \(call.descriptor) is asynchronous and was called synchronously; await "
        + "\(call.origin.asynchronousEntry)\(hasTypedForm ? ", or its typed form" : "").")
  }

  static func requestNotDecodable(_ action: ActionDescriptor, _ type: Any.Type) -> MediatorError {
    MediatorError(
      .requestNotDecodable,
      "The action \(action) cannot be called by name: its request \(typeName(type)) is not Decodable. Use its "
        + "typed form, or make the request Decodable.")
  }

  static func unexpectedResponse(
    _ action: ActionDescriptor, expected: Any.Type, _ response: Any?
  ) -> MediatorError {
    let found = response.map { "a value of type \(typeName(type(of: $0)))" } ?? "nothing"
    return MediatorError(
      .unexpectedResponse,
      "The action \(action) answered \(found), but the caller asked for \(typeName(expected)).")
  }

  static func invalidURL(_ url: URL, _ fault: String) -> MediatorError {
    MediatorError(.invalidURL, "The URL '\(shown(url))' \(fault).")
  }

  static func schemeNotAllowed(
    _ url: URL, _ scheme: String, _ allowed: [String]
  ) -> MediatorError {
    let list = allowed.isEmpty ? "none" : allowed.sorted().joined(separator: ", ")
    return MediatorError(
      .schemeNotAllowed,
      "The URL '\(shown(url))' is refused: its scheme '\(scheme)' is not among those that the app "
        + "allows (\(list)).")
  }

  static func ambiguousURL(_ url: URL, _ found: [TargetName]) -> MediatorError {
    MediatorError(
      .ambiguousTarget,
      "The URL '\(shown(url))' is refused: more than one listed contract exposes the action, those "
        + "of \(found.map(\.description).joined(separator: " and ")).")
  }

  static func notExposed(_ url: URL, _ reason: String) -> MediatorError {
    MediatorError(.notExposed, "The URL '\(shown(url))' is refused: \(reason).")
  }

  static func invalidRoute(_ route: Route, _ fault: String) -> MediatorError {
    MediatorError(.invalidRoute, "The route '\(route.pattern.visible)' \(fault).")
  }

  static func conflictingRoutes(_ first: String, _ second: String) -> MediatorError {
    MediatorError(
      .conflictingRoutes,
      "The routes '\(first.visible)' and '\(second.visible)' match the same paths; remove one, or "
        + "tell them apart by a literal segment.")
  }

  static func tooManyParameters(_ url: URL, _ count: Int, _ limits: RemoteLimits) -> MediatorError {
    .invalidURL(
      url, "has \(count) parameters; the limit of the configuration is \(limits.parameters)")
  }

  static func valueTooLong(_ url: URL, _ name: String, _ limits: RemoteLimits) -> MediatorError {
    .invalidURL(
      url, "has a value for '\(name.visible)' that is longer than \(limits.valueLength) bytes")
  }

  static var alreadyConfigured: MediatorError {
    MediatorError(
      .alreadyConfigured,
      "Mediator.shared is configured already, or in use; call configureShared once, before anything "
        + "else uses it.")
  }

  static func unexpectedRequest(
    _ action: ActionDescriptor, expected: Any.Type, _ request: Any
  ) -> MediatorError {
    MediatorError(
      .unexpectedRequest,
      "An interceptor changed the request of \(action) to a value of type \(typeName(type(of: request))), "
        + "but the action takes \(typeName(expected)).")
  }

  static func redirectOffMainActor(_ action: ActionDescriptor) -> MediatorError {
    MediatorError(
      .redirectOffMainActor,
      "An interceptor redirected \(action), which is no main-actor action; let it answer or throw.")
  }

  static func unansweredRequirement(_ action: ActionDescriptor, _ name: String) -> MediatorError {
    MediatorError(
      .unansweredRequirement,
      "The action \(action) requires '\(name)', which no interceptor answers; give the mediator's "
        + "configuration one for it.")
  }

  static func alreadyResumed(_ action: ActionDescriptor) -> MediatorError {
    MediatorError(
      .alreadyResumed, "The call of \(action) that was put off was performed already.")
  }

  /// A URL as a sentence quotes it: a URL may be of any length, hold any bytes and carry a password,
  /// and a sentence goes to logs and screens.
  private static func shown(_ url: URL) -> String {
    let parts = URLParts(url.absoluteString)
    var bytes = parts.bytes
    if let password = parts.password, !password.isEmpty {
      bytes.replaceSubrange(password, with: "***".utf8)
    }
    let shown = bytes.prefix(200).map { byte in
      (0x21...0x7E).contains(byte)
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return shown.joined() + (bytes.count > 200 ? "…" : "")
  }
}

extension Call.Origin {
  /// The entry that reaches an action of any isolation from any place.
  fileprivate var asynchronousEntry: String {
    switch self {
    case .local: "performTargetAsync"
    case .remote: "performActionAsync"
    }
  }
}

extension ActionDescriptor: CustomStringConvertible {
  /// The action and its target, as sentences name them.
  public var description: String { "'\(name.visible)' of \(target.description.visible)" }

  fileprivate var signature: String {
    let request = request == Void.self ? "()" : "(\(typeName(request)))"
    let response = typeName(response)
    return switch isolation {
    case .synchronous: "\(request) -> \(response)"
    case .mainActor: "@MainActor \(request) -> \(response)"
    case .asynchronous: "\(request) async -> \(response)"
    }
  }
}
