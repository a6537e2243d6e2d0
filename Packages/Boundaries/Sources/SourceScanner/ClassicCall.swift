/// A call that names a target and an action by strings.
package struct ClassicCall: Sendable, Hashable, Codable {
  /// Where the target's name stands.
  package let location: SourceLocation

  /// The target, without `Target_`.
  package let target: SourceString

  /// The action; `nil` for `check(target:)`, which performs none.
  package let action: SourceString?

  /// The target's module, where the call names it.
  package let module: SourceString?
}
