/// What a mediator did that it must not, whatever bytes it gets.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// What it did.
  public let description: String

  init(_ description: String) { self.description = description }
}
