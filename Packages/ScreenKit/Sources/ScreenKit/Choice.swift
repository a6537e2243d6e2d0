/// Something the user can choose on a screen, and what then happens.
public struct Choice: Sendable {
  /// What the user reads beside the choice's number.
  public let label: String

  /// Does what the choice stands for and says which step to take.
  public let perform: @MainActor () throws -> Step

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - label: What the user reads beside the choice's number.
  ///   - perform: Does what the choice stands for and returns the step to take. The sentence of an
  ///     error that it throws is shown on the screen, which stays.
  public init(_ label: String, _ perform: @escaping @MainActor () throws -> Step) {
    self.label = label
    self.perform = perform
  }
}
