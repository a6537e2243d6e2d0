import Foundation

/// The sentences, in one place, so that they read as one voice.
extension MediatorError {
  static func emptyName(_ what: String, in call: String) -> MediatorError {
    MediatorError(
      .emptyName, "The name of the \(what) in the call \(call) is empty; name the \(what).")
  }

  static func targetNotFound(_ name: TargetName) -> MediatorError {
    guard name.isValid else {
      return MediatorError(
        .targetNotFound,
        "'\(name)' is not the name of a target: it is written Module.Target_Name, each of the two "
          + "a single Swift identifier.")
    }
    return MediatorError(
      .targetNotFound,
      "\(name.module) is not part of this binary: the target \(name) was not found. Link the "
        + "package \(name.module) into the app, or check the name.")
  }

  static func targetNotFound(unqualified name: String, modules: [String]) -> MediatorError {
    guard TargetName.isIdentifier(name) else {
      return MediatorError(
        .targetNotFound,
        "'\(name)' is not the name of a target: a name is a single Swift identifier, without the "
          + "module and without the prefix Target_.")
    }
    let places = [name] + modules.filter { $0 != name }
    return MediatorError(
      .targetNotFound,
      "The target Target_\(name) was not found in the module \(places.joined(separator: ", ")). "
        + "Link the package that has it, list its module in the mediator's configuration, or name "
        + "the module in the call.")
  }

  static func notATarget(_ name: TargetName) -> MediatorError {
    MediatorError(
      .notATarget,
      "The type \(name) does not conform to Target; declare it as 'final class "
        + "\(TargetName.prefix)\(name.name): Target'.")
  }

  static func initialiserDeclined(_ name: TargetName) -> MediatorError {
    MediatorError(
      .targetNotFound, "The target \(name) is linked, but its initialiser answered nil.")
  }

  static func ambiguousTarget(_ name: String, _ found: [TargetName]) -> MediatorError {
    MediatorError(
      .ambiguousTarget,
      "The target Target_\(name) is in more than one module that the app lists: "
        + "\(found.map(\.description).joined(separator: " and ")). Name the module in the call.")
  }

  static func duplicateAction(_ action: String, target: TargetName) -> MediatorError {
    MediatorError(
      .duplicateAction,
      "The action table of \(target) names '\(action)' twice; remove or rename one of the entries.")
  }

  static func actionNotFound(_ action: ActionDescriptor) -> MediatorError {
    MediatorError(
      .actionNotFound,
      "\(action.target) has no action '\(action.name)'; add it to the target's action table, or "
        + "check the name.")
  }

  static func otherTypes(expected: ActionDescriptor, found: ActionDescriptor) -> MediatorError {
    MediatorError(
      .otherTypes,
      "\(expected.target) answers '\(expected.name)' as \(found.signature), but its contract says "
        + "\(expected.signature); answer it in the action table with the contract's key path.")
  }

  static func requiresMainActor(_ call: Call) -> MediatorError {
    MediatorError(
      .requiresMainActor,
      "The action \(call) runs on the main actor and was called from elsewhere; call it on the "
        + "main actor.")
  }

  static func requiresAsync(_ call: Call) -> MediatorError {
    MediatorError(
      .requiresAsync,
      "The action \(call) is asynchronous and was called synchronously; await its typed form.")
  }

  static func requestNotDecodable(_ call: Call, _ type: Any.Type) -> MediatorError {
    MediatorError(
      .requestNotDecodable,
      "The action \(call) cannot be called by name: its request \(type) is not Decodable. Use its "
        + "typed form, or make the request Decodable.")
  }

  static func unexpectedResponse(
    _ call: Call, expected: Any.Type, _ response: Any?
  ) -> MediatorError {
    let found = response.map { "a value of type \(type(of: $0))" } ?? "nothing"
    return MediatorError(
      .unexpectedResponse,
      "The action \(call) answered \(found), but the caller asked for \(expected).")
  }

  static func invalidURL(_ url: URL, _ fault: String) -> MediatorError {
    MediatorError(.invalidURL, "The URL '\(shown(url))' \(fault).")
  }

  static func schemeNotAllowed(
    _ url: URL, _ scheme: String, _ allowed: Set<String>
  ) -> MediatorError {
    let list = allowed.isEmpty ? "none" : allowed.sorted().joined(separator: ", ")
    return MediatorError(
      .schemeNotAllowed,
      "The URL '\(shown(url))' is refused: its scheme '\(scheme)' is not among those that the app "
        + "allows (\(list)).")
  }

  static func notExposed(_ url: URL, _ reason: String) -> MediatorError {
    MediatorError(.notExposed, "The URL '\(shown(url))' is refused: \(reason).")
  }

  static var alreadyConfigured: MediatorError {
    MediatorError(
      .alreadyConfigured,
      "Mediator.shared is configured already, or in use; call configureShared once, before anything "
        + "else uses it.")
  }

  /// A URL may be of any length; a sentence may not.
  private static func shown(_ url: URL) -> String {
    let text = url.absoluteString
    return text.count > 200 ? text.prefix(200) + "…" : text
  }
}

extension ActionDescriptor {
  fileprivate var signature: String {
    switch isolation {
    case .synchronous: "(\(request)) -> \(response)"
    case .mainActor: "@MainActor (\(request)) -> \(response)"
    case .asynchronous: "async (\(request)) -> \(response)"
    }
  }
}
