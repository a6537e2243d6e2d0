/// Why a terminal cannot go on.
public struct TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Code: Sendable {
    /// The input could not be read.
    case inputFailed

    /// Nobody reads the output any more.
    case outputClosed

    /// The output could not be written for another reason.
    case outputFailed
  }

  /// The kind of failure.
  public let code: Code

  /// What went wrong, in a sentence.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - description: What went wrong, in a sentence.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
