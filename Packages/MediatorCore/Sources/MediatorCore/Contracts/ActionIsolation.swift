/// Where an action's handler runs.
public enum ActionIsolation: String, Sendable, Hashable {
  /// On the caller's thread, before the call returns.
  case synchronous

  /// On the main actor, before the call returns.
  case mainActor

  /// In the caller's task; the handler may suspend.
  case asynchronous
}
