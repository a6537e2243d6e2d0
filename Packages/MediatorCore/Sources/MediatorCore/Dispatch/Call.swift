/// One call of an action, as its handler sees it.
///
/// Handlers and screens reach other modules through ``mediator``, the one that called them, and not
/// through ``Mediator/shared``; so a test's mediator, with its overrides, is used all the way down.
public struct Call: Sendable {
  /// The mediator that performs the call.
  public let mediator: Mediator

  /// Where the call comes from.
  public let origin: Origin

  /// The action that is performed; where none has the name, the name that was asked for.
  public let descriptor: ActionDescriptor

  /// The target that the call is for.
  public var target: TargetName { descriptor.target }

  /// The name of the action that was asked for.
  public var action: String { descriptor.name }

  /// Where a call comes from.
  public enum Origin: Sendable, Hashable {
    /// Code of this process.
    case local

    /// A URL.
    case remote
  }
}

extension Call: CustomStringConvertible {
  /// The target and the action, as errors name them.
  public var description: String { "'\(action)' of \(target)" }
}
