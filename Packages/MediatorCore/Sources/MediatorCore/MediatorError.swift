/// Why a mediator could not perform a call.
///
/// Handlers' own errors reach the caller unchanged; this is what the mediator itself has to say. The
/// message is a whole sentence that names the call, fit for a log and for an error screen.
public struct MediatorError: Error, Sendable, Hashable {
  /// What kind of error it is; others may be added, so a `switch` needs a default.
  public let code: Code

  /// What was wrong, where, and what to do.
  public let message: String

  /// The action that nothing answers, where that is what the error says.
  let unanswered: ActionDescriptor?

  /// Makes an error; for interceptors and test doubles that answer in the mediator's place.
  ///
  /// - Parameters:
  ///   - code: What kind of error it is.
  ///   - message: A whole sentence that names the call.
  public init(_ code: Code, _ message: String) {
    self.init(code, message, unanswered: nil)
  }

  init(_ code: Code, _ message: String, unanswered: ActionDescriptor?) {
    self.code = code
    self.message = message
    self.unanswered = unanswered
  }

  /// Whether two errors are of one kind and say the same.
  public static func == (first: MediatorError, second: MediatorError) -> Bool {
    first.code == second.code && first.message == second.message
  }

  /// Hashes the kind and the message.
  ///
  /// - Parameter hasher: What they are fed to.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }

  /// A kind of error, as an extensible set of names.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// Names a kind.
    ///
    /// - Parameter rawValue: The name; the mediator's own are the constants of this type.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension MediatorError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension MediatorError.Code {
  /// A target or an action was called by an empty name.
  public static let emptyName = Self(rawValue: "emptyName")
  /// No such target is linked, its name is no identifier, or its initialiser declined.
  public static let targetNotFound = Self(rawValue: "targetNotFound")
  /// There is a type of the target's name, which is not a target.
  public static let notATarget = Self(rawValue: "notATarget")
  /// Two modules that the app lists have the target, and the call names neither.
  public static let ambiguousTarget = Self(rawValue: "ambiguousTarget")
  /// The target's table names an action twice.
  public static let duplicateAction = Self(rawValue: "duplicateAction")
  /// The target has no such action.
  public static let actionNotFound = Self(rawValue: "actionNotFound")
  /// The target answers the name with another kind of action or with other types.
  public static let otherTypes = Self(rawValue: "otherTypes")
  /// A main-actor action was called synchronously off the main actor.
  public static let requiresMainActor = Self(rawValue: "requiresMainActor")
  /// An asynchronous action was called synchronously.
  public static let requiresAsync = Self(rawValue: "requiresAsync")
  /// The request cannot be made from parameters by name.
  public static let requestNotDecodable = Self(rawValue: "requestNotDecodable")
  /// A parameter is missing, or is not what was expected.
  public static let invalidParameter = Self(rawValue: "invalidParameter")
  /// The answer is not of the type that the caller asked for.
  public static let unexpectedResponse = Self(rawValue: "unexpectedResponse")
  /// An interceptor changed the request to one of another type.
  public static let unexpectedRequest = Self(rawValue: "unexpectedRequest")
  /// An interceptor redirected an action that does not run on the main actor.
  public static let redirectOffMainActor = Self(rawValue: "redirectOffMainActor")
  /// An action requires what no interceptor of the configuration answers.
  public static let unansweredRequirement = Self(rawValue: "unansweredRequirement")
  /// A call that was put off was performed already.
  public static let alreadyResumed = Self(rawValue: "alreadyResumed")
  /// The URL has no place in the form `scheme://target/action?name=value`.
  public static let invalidURL = Self(rawValue: "invalidURL")
  /// The app does not allow the URL's scheme.
  public static let schemeNotAllowed = Self(rawValue: "schemeNotAllowed")
  /// No listed contract exposes the action to URLs.
  public static let notExposed = Self(rawValue: "notExposed")
  /// A route's pattern has another form, or leads to an action that is not exposed.
  public static let invalidRoute = Self(rawValue: "invalidRoute")
  /// Two routes match the same paths.
  public static let conflictingRoutes = Self(rawValue: "conflictingRoutes")
  /// The shared mediator was configured twice, or after its first use.
  public static let alreadyConfigured = Self(rawValue: "alreadyConfigured")
}
