import Foundation

extension MediatorError.Code {
  /// A route's pattern has another form, or leads to an action that is not exposed.
  public static let invalidRoute = Self(rawValue: "invalidRoute")
  /// Two routes match the same paths.
  public static let conflictingRoutes = Self(rawValue: "conflictingRoutes")
}

/// What there is to say about routes and about the parameters of URLs.
extension MediatorError {
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
}
