import Foundation

/// The two streams of the command.
enum Output {
  /// Writes to standard output.
  static func write(_ text: String) {
    put(text, to: .standardOutput)
  }

  /// Writes to standard error.
  static func complain(_ text: String) {
    put(text, to: .standardError)
  }

  /// Nobody is left to tell when a reader closes its end.
  private static func put(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
