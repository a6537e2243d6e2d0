/// What a check found.
public struct Report: Sendable, Hashable, Codable {
  /// The violations, sorted, none twice.
  public var violations: [Violation] = []
  /// What could not be read, sorted.
  public var problems: [Problem] = []
  /// How many violations the baseline covers; they are not among the others.
  public var baselined = 0
  /// How many packages were read.
  public var packages = 0
  /// How many modules they declare.
  public var modules = 0
  /// How many Swift files the modules have.
  public var files = 0
  /// Whether there was a configuration, without which rules about layers say nothing.
  public var isConfigured = false

  /// The status that a command leaves with.
  public var status: Int32 {
    problems.isEmpty ? (violations.isEmpty ? 0 : 1) : 2
  }
}
