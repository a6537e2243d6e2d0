/// Something that keeps a file from being read exactly; what could be read is reported all the same.
package struct ScanProblem: Sendable, Hashable, Codable {
  /// Where it stands.
  package let location: SourceLocation

  /// A sentence that says what is wrong and what to do.
  package let message: String

  /// Describes a problem.
  package init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}
