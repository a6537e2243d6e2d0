/// Where the instance that a handler gets comes from.
enum TargetSource<Owner: AnyObject & Sendable>: Sendable {
  /// The published instance.
  case published(Owner)

  /// A new one for each call, or nil where the initialiser declines.
  case perCall(@Sendable () -> Owner?)

  func map<Base: AnyObject & Sendable>(
    _ base: @escaping @Sendable (Owner) -> Base
  ) -> TargetSource<Base> {
    switch self {
    // `base` is user code, and instances are bound under the lock; so it is asked in the call.
    case .published(let owner): .perCall { base(owner) }
    case .perCall(let create): .perCall { create().map(base) }
    }
  }
}
