public import Foundation

/// Why something could not be stored, read or locked.
///
/// The message is a whole sentence with the path: what is wrong, where, and what to do. It is fit for
/// a user's eyes; show it as it is.
public struct StorageError: Error, Sendable, Hashable {
  /// The file or folder that the error is about.
  public let path: String

  /// What is wrong, where, and what to do.
  public let message: String

  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }
}

extension StorageError: LocalizedError {
  /// The message.
  public var errorDescription: String? { message }
}

extension StorageError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
