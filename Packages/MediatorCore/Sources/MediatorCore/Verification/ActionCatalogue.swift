/// Every action that a mediator's modules answer: the document that callers look actions up in.
///
/// It is made of the contracts that the app lists and of the tables that the binary links, so there is
/// no list to keep. As JSON it has this shape, whose ``version`` changes when a reader of the old one
/// would misread the new one; absent keys are nil:
///
///     {
///       "version": 1,
///       "targets": [{
///         "name": "Account.Target_Account",
///         "module": "Account",
///         "linked": true,
///         "actions": [{
///           "name": "login",
///           "style": "typed",               // or "byName", of the classic style
///           "isolation": "mainActor",       // or "synchronous", "asynchronous"
///           "exposed": true,                // whether a URL may perform it
///           "requirements": [],
///           "request": "LoginRequest",
///           "fields": [{
///             "name": "reason", "type": "String", "optional": true, "callback": false
///           }],                             // also "values" of an enumeration, and nested "fields"
///           "gap": "…",                     // why there may be more fields than these
///           "response": "Screen"
///         }]
///       }]
///     }
public struct ActionCatalogue: Sendable, Hashable, Codable {
  /// The version of the shape; this is 1.
  public let version: Int

  /// The targets in the order of the modules and their contracts.
  public let targets: [TargetEntry]

  init(targets: [TargetEntry]) {
    version = 1
    self.targets = targets
  }

  /// A target with its actions.
  public struct TargetEntry: Sendable, Hashable, Codable {
    /// The full name, as `Module.Target_Name`.
    public let name: String

    /// The Swift module.
    public let module: String

    /// Whether the binary links it.
    public let isLinked: Bool

    /// The actions of its contracts in their order, and then what else its table answers, by name.
    public let actions: [ActionEntry]

    private enum CodingKeys: String, CodingKey {
      case name
      case module
      case isLinked = "linked"
      case actions
    }
  }

  /// An action.
  public struct ActionEntry: Sendable, Hashable, Codable {
    /// The name.
    public let name: String

    /// Whether a contract declares it.
    public let style: Style

    /// Where its handler runs.
    public let isolation: ActionIsolation

    /// Whether a URL may perform it.
    public let isExposed: Bool

    /// What it requires, by names that the app's configuration answers.
    public let requirements: [String]

    /// The type of the request.
    public let request: String

    /// The keys that the request is filled from.
    public let fields: [RequestField]

    /// Why there may be more keys than ``fields`` lists; nil where they are all.
    public let gap: String?

    /// The type of the response.
    public let response: String

    private enum CodingKeys: String, CodingKey {
      case name
      case style
      case isolation
      case isExposed = "exposed"
      case requirements
      case request
      case fields
      case gap
      case response
    }
  }

  /// How an action is declared.
  public enum Style: String, Sendable, Hashable, Codable {
    /// By a contract, with types.
    case typed

    /// By its name alone, in the classic style; its handler knows the keys of its parameters.
    case byName
  }
}

extension ActionIsolation: Codable {}
