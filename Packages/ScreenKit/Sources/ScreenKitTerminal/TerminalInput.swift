/// Where a terminal takes its lines from: a keyboard, a pipe, a test's script.
public protocol TerminalInput {
  /// Whether whoever enters a line sees it already.
  ///
  /// A terminal repeats the lines of an input that is not interactive, so that what it prints
  /// can be read as a dialogue.
  var isInteractive: Bool { get }

  /// Waits for input.
  ///
  /// - Returns: The next bytes, which need not be whole lines, nor text; none at the end.
  /// - Throws: A ``TerminalError`` with the code `inputFailed`.
  mutating func read() throws(TerminalError) -> [UInt8]
}
