import Foundation

/// Input from a file descriptor, the process's standard input unless another one is named.
public struct FileDescriptorInput: TerminalInput {
  private let descriptor: Int32

  /// Creates an input; the descriptor stays open when the input is no longer used.
  ///
  /// - Parameter descriptor: The descriptor to read from.
  public init(_ descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Whether the descriptor is a terminal, which shows what is typed.
  public var isInteractive: Bool { isatty(descriptor) == 1 }

  /// Waits for input and returns what there is, at most 4096 bytes.
  ///
  /// - Returns: The next bytes; none at the end.
  /// - Throws: A ``TerminalError`` with the system's reason.
  public mutating func read() throws(TerminalError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      // The system writes at most as many bytes as the buffer has, which outlives the call.
      let count = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count >= 0 { return Array(bytes.prefix(count)) }
      let code = errno
      guard mayRetry(descriptor, after: code, awaiting: POLLIN) else {
        throw TerminalError(.inputFailed, "The input cannot be read: \(reason(of: code)).")
      }
    }
  }
}
