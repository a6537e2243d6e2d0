/// What a check found.
public struct Report: Sendable, Hashable, Codable {
  /// The violations, sorted, none twice.
  public var violations: [Violation]
  /// What could not be read, sorted.
  public var problems: [Problem]
  /// How many packages were read.
  public var packages: Int
  /// How many modules they declare.
  public var modules: Int
  /// How many Swift files the modules have.
  public var files: Int
  /// Whether there was a configuration, without which rules about layers say nothing.
  public var isConfigured: Bool

  /// The status that a command leaves with.
  public var status: Int32 {
    problems.isEmpty ? (violations.isEmpty ? 0 : 1) : 2
  }
}
