import MediatorCore

/// The fallback target, for mediators that list this module.
final class Target_NoTargetAction: Target {
  static let actions: ActionTable<Target_NoTargetAction> = [
    .on("response") { target, params, call in
      guard let answer = call.mediator.environment[FallbackAnswer.self] else { return params }
      return answer.make(target, params)
    }
  ]

  init?() {
    if FallbackAnswer.declines { return nil }
  }
}

/// What the fallback target does in a test; without one it answers the parameters that it got.
package struct FallbackAnswer: Sendable {
  /// Whether the fallback target's initialiser answers nil.
  @TaskLocal package static var declines = false

  package let make: @Sendable (AnyObject, [String: Any]?) -> Any?

  package init(_ make: @escaping @Sendable (AnyObject, [String: Any]?) -> Any?) {
    self.make = make
  }
}
