/// What a caller would have without a mediator: a protocol of its own and a value behind it.
public protocol Successor: Sendable {
  /// The number after another.
  ///
  /// - Parameter n: The number.
  /// - Returns: The number after it.
  /// - Throws: Nothing; whoever calls through the protocol cannot know.
  func next(_ n: Int) throws -> Int
}

/// Where that value is found.
public enum Successors {
  /// One that is kept.
  public static let shared: any Successor = PlainSuccessor()

  /// Makes one for a single call.
  ///
  /// - Returns: A new object.
  @inline(never)
  public static func make() -> any Successor { PlainSuccessor() }
}

private final class PlainSuccessor: Successor {
  let step = 1

  func next(_ n: Int) throws -> Int { n &+ step }
}
