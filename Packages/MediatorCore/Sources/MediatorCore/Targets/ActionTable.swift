/// The actions that a target answers: a literal of entries.
///
///     static let actions: ActionTable<Target_Account> = [
///       .on(\AccountContract.session) { target, _, call in target.session },
///       .on("estimate") { target, params, call in … },
///       .notFound { target, params, call in … },
///     ]
///
/// A table that names one action twice makes every call of the target throw
/// ``MediatorError/Code/duplicateAction``.
public struct ActionTable<Owner: AnyObject & Sendable>: Sendable, ExpressibleByArrayLiteral {
  let rows: [ActionTableRow<Owner>]

  /// Makes a table of entries.
  ///
  /// - Parameter elements: What the target answers, in any order.
  public init(arrayLiteral elements: ActionTableEntry<Owner>...) {
    rows = elements.flatMap(\.rows)
  }
}
