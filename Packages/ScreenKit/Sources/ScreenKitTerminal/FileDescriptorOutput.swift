import Foundation

/// Output to a file descriptor, the process's standard output unless another one is named.
///
/// Nothing is buffered: what was written is out. Making one lets the process ignore `SIGPIPE`
/// from then on, for a reader that went away is to be an error, not the process's end.
public struct FileDescriptorOutput: TerminalOutput, Sendable {
  private let descriptor: Int32

  /// Creates an output; the descriptor stays open when the output is no longer used.
  ///
  /// - Parameter descriptor: The descriptor to write to.
  public init(_ descriptor: Int32 = 1) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  /// Writes a text as UTF-8.
  ///
  /// - Parameter text: The text, with its line breaks.
  /// - Throws: A ``TerminalError`` with the system's reason.
  public mutating func write(_ text: String) throws(TerminalError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // The system reads at most as many bytes as are left, which outlive the call.
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let code = errno
      if code == EPIPE {
        throw TerminalError(.outputClosed, "Nobody reads the output any more.")
      }
      guard mayRetry(descriptor, after: code, awaiting: POLLOUT) else {
        throw TerminalError(.outputFailed, "The output cannot be written: \(reason(of: code)).")
      }
    }
  }
}
