/// Closures as a caller might keep them.
public struct Closures: Sendable {
  /// A handler that answers at once.
  public let next: @Sendable (Int) throws -> Int

  /// A handler that may suspend.
  public let nextLater: @Sendable (Int) async throws -> Int

  /// Stores the two.
  public init() {
    let step = Step()
    next = { $0 &+ step.value }
    nextLater = { $0 &+ step.value }
  }

  /// The function itself.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  @inline(never)
  public static func direct(_ n: Int) -> Int { n &+ 1 }
}

private final class Step: Sendable {
  let value = 1
}
