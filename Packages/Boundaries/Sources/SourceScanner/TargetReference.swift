/// A place that names a mediator target.
///
/// The scanner reports each, its own module's included; whose target it is and whether it may be named,
/// the rules decide.
package struct TargetReference: Sendable, Hashable, Codable {
  /// How the target is named.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// `performTarget("Order", action: …)` or `check(target: "Order", …)`.
    case call
    /// The literal `"Order.Target_Order"` or `"Target_Order"`.
    case name
    /// The identifier `Target_Order`.
    case identifier
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

  /// The action that a `call` asks for, where it is a literal or a constant of the file.
  package let action: String?

  /// How the target is named.
  package let kind: Kind

  /// Describes a reference.
  package init(
    location: SourceLocation, module: String?, target: String?, action: String? = nil, kind: Kind
  ) {
    self.location = location
    self.action = action
    self.module = module
    self.target = target
    self.kind = kind
  }
}
