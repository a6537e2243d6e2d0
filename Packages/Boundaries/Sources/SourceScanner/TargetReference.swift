/// A place, other than a call, that names a mediator target.
///
/// The scanner reports each, its own module's included; whose target it is and whether it may be named,
/// the rules decide.
package struct TargetReference: Sendable, Hashable, Codable {
  /// How the target is named.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// The literal `"Order.Target_Order"` or `"Target_Order"`.
    case name
    /// The identifier `Target_Order`.
    case identifier
    /// The identifier where the type of that name is declared.
    case declaration
    /// The literal `"scheme://Order/…"`.
    case url
    /// The value of `kCTMediatorParamsKeySwiftTargetModuleName`: a module, and no target.
    case moduleParameter
  }

  /// Where the name stands: the literal, constant or identifier.
  package let location: SourceLocation

  /// The module, where it is named.
  package let module: String?

  /// The target without `Target_`; `nil` for a `moduleParameter` only.
  package let target: String?

  /// The action that a `url` names.
  package let action: String?

  /// How the target is named.
  package let kind: Kind
}
