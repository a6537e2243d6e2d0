/// One Swift source, as bytes: the scanner never needs more than the file itself.
package struct SourceFile: Sendable {
  /// The path that reports name; the scanner does not open it.
  package let path: String

  /// The file's content, in whatever encoding it has.
  package let bytes: [UInt8]

  /// Wraps the content of a file.
  ///
  /// - Parameters:
  ///   - path: The path that reports name.
  ///   - bytes: The whole content of the file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
