/// What a screen shows at one moment: lines to read, choices to make, a text to enter.
public struct ScreenContent: Sendable {
  /// The lines to read, in order; a line break inside one of them begins another line.
  public var lines: [String]

  /// The choices offered, numbered from 1 in this order.
  public var choices: [Choice]

  /// The text that the screen asks for, if it asks for any.
  public var prompt: Prompt?

  /// Creates content from its parts, each of which may be left out.
  ///
  /// - Parameters:
  ///   - lines: The lines to read.
  ///   - choices: The choices offered.
  ///   - prompt: The text that the screen asks for.
  public init(_ lines: [String] = [], choices: [Choice] = [], prompt: Prompt? = nil) {
    self.lines = lines
    self.choices = choices
    self.prompt = prompt
  }
}
