/// Whether a mediator performs an action for a URL.
public enum RemoteAnswer: Sendable {
  /// The URL leads to this action.
  case yes(ActionDescriptor)

  /// The URL is refused, or leads nowhere; the error is what a call with it throws.
  case no(MediatorError)

  /// Whether the URL leads to an action.
  public var isYes: Bool {
    if case .yes = self { true } else { false }
  }
}
