/// How long an instance of a target lives.
public enum TargetLifetime: Sendable, Hashable {
  /// A new instance for each call, gone when the call returns.
  ///
  /// A classic call that asks for the cache makes one that stays; while it does, every call uses it.
  case perCall

  /// One instance for each mediator, made by the first call and kept until it is released.
  case cached
}
