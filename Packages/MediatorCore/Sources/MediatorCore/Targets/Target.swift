/// A door into a business module, found by its name.
///
/// A target is an internal final class (or an actor) that is called `Target_` and a name:
///
///     final class Target_Account: Target {
///       static let actions: ActionTable<Target_Account> = [
///         .on(\AccountContract.session) { target, _, call in target.session },
///       ]
///     }
///
/// Nothing registers it: a mediator asks the runtime for `Account.Target_Account` when the first
/// call needs it. A private, nested or generic class is not found.
///
/// A target may be a Sendable class, an actor, or a `@MainActor` class, which marks `actions` and
/// `init` as `nonisolated`, since both are read wherever the first call comes from. In a package whose
/// default isolation is the main actor such a class says `@MainActor` as well: the language leaves
/// classes that conform to a Sendable protocol out of that default.
public protocol Target: AnyObject, Sendable {
  /// Makes a target, or answers nil where it cannot work; the call then fails as if there were none.
  ///
  /// Calls that race for the first cached instance may make more than one; one is published, and the
  /// others never perform an action. No lock is held meanwhile.
  init?()

  /// The actions that the target answers.
  static var actions: ActionTable<Self> { get }

  /// How long an instance lives; the default is ``TargetLifetime/perCall``.
  static var lifetime: TargetLifetime { get }
}

extension Target {
  /// How long an instance lives: one for each call.
  public static var lifetime: TargetLifetime { .perCall }
}
