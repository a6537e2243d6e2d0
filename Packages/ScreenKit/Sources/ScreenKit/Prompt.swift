/// A text that a screen asks for, and what happens with it.
public struct Prompt: Sendable {
  /// What stands before the text being entered, such as `"Name: "`.
  public let label: String

  /// Takes the text that was entered and says which step to take.
  public let submit: @MainActor (String) throws -> Step

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - label: What stands before the text being entered, such as `"Name: "`.
  ///   - submit: Takes the text and returns the step to take. The sentence of an error that it
  ///     throws is shown on the screen, which stays, so that the user can enter another text.
  public init(_ label: String, _ submit: @escaping @MainActor (String) throws -> Step) {
    self.label = label
    self.submit = submit
  }
}
