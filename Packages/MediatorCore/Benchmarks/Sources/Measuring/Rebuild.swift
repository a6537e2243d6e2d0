/// The builds after changes of one Swift module, each of which linked the app.
public struct Rebuild: Codable, Hashable, Sendable {
  /// The module that was changed.
  public let changed: String

  /// The median of the builds, in seconds.
  public let seconds: Double

  /// The modules that any of the builds compiled, in alphabetical order.
  public let compiled: [String]

  /// Sums builds up.
  ///
  /// - Parameters:
  ///   - changed: The module that was changed.
  ///   - seconds: How long each build took.
  ///   - compiled: What each build compiled.
  public init(of changed: String, seconds: [Double], compiled: [[String]]) {
    self.changed = changed
    self.seconds = Summary(seconds).median
    self.compiled = Set(compiled.joined()).sorted()
  }

  /// Whether nothing but the changed module was compiled.
  public var isAlone: Bool { compiled == [changed] }
}

extension Rebuild: CustomStringConvertible {
  /// One cell of a table.
  public var description: String {
    "\(shown(seconds)) s: \(compiled.joined(separator: ", ")) and the link"
  }
}
