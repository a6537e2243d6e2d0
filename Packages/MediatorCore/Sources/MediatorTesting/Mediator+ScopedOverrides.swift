public import MediatorCore

/// Overrides for a part of a test.
extension Mediator {
  /// Runs a body, and puts the overrides back that there were before it.
  ///
  ///     try mediator.restoringOverrides {
  ///       mediator.override(AccountContract.shared.session) { _, _ in nil }
  ///       let orders = try mediator.order.list()
  ///       #expect(orders == [])
  ///     }
  ///
  /// Tests that run in parallel each have a mediator of their own, so they need no scope.
  ///
  /// - Parameter body: What overrides actions, or removes overrides, for as long as it runs.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func restoringOverrides<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = overrides
    defer { restore(before) }
    return try body()
  }

  /// Runs an asynchronous body, and puts the overrides back that there were before it.
  ///
  /// - Parameter body: What overrides actions, or removes overrides, for as long as it runs.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  public func restoringOverrides<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let before = overrides
    defer { restore(before) }
    return try await body()
  }
}
