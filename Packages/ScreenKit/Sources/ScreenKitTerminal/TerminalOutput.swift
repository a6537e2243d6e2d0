/// Where a terminal prints to: a screen, a pipe, a test's transcript.
public protocol TerminalOutput {
  /// Prints a text, all of it, before it returns.
  ///
  /// - Parameter text: The text, with its line breaks.
  /// - Throws: A ``TerminalError`` with the code `outputClosed` if nobody reads any more, or
  ///   `outputFailed`.
  mutating func write(_ text: String) throws(TerminalError)
}
