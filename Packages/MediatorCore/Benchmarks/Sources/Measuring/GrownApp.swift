/// What was measured of one generated app.
public struct GrownApp: Codable, Sendable {
  /// How many modules it has, each with one target of four actions.
  public let modules: Int

  /// How many Swift modules hold them, not counting the extension packages, of which there are as many.
  public let swiftModules: Int

  /// From launch to exit without a call, in milliseconds.
  public var start = Pair()

  /// Resident memory before the first call, in KiB.
  public var memory = Pair()

  /// The first typed call of a target, in microseconds: the median of all but the first target's.
  public var firstCall = 0.0

  /// The very first typed call of the process, in microseconds.
  public var veryFirstCall = 0.0

  /// A typed call once every target was called, in nanoseconds.
  public var call = 0.0

  /// Resident memory once every target was called, in KiB.
  public var memoryAfterCalls = 0.0

  /// The build from nothing, of the app with targets, in seconds for each module.
  public var buildPerModule = 0.0

  /// The build after a change of one implementation, in seconds.
  public var rebuildOfModule = 0.0

  /// What that build compiled.
  public var compiledOfModule = ""

  /// The build after a change of one extension package, in seconds.
  public var rebuildOfExtension = 0.0

  /// What that build compiled.
  public var compiledOfExtension = ""

  /// A figure of the app with targets, and of the plain one.
  public struct Pair: Codable, Sendable {
    /// With targets.
    public var targets = 0.0

    /// The same code without targets.
    public var plain = 0.0

    /// Knows nothing yet.
    public init() {}
  }

  /// Begins a report on an app.
  ///
  /// - Parameters:
  ///   - modules: How many modules it has.
  ///   - swiftModules: How many Swift modules hold them.
  public init(modules: Int, swiftModules: Int) {
    self.modules = modules
    self.swiftModules = swiftModules
  }
}

extension GrownApp {
  static let lines: [(title: String, value: @Sendable (GrownApp) -> String)] = [
    ("Swift modules, with extension packages", { "\(2 * $0.swiftModules)" }),
    ("launch to exit, ms", { pair($0.start) }),
    ("memory at start, KiB", { pair($0.memory) }),
    ("memory once all targets were called, KiB", { shown($0.memoryAfterCalls) }),
    ("first call of the process, µs", { shown($0.veryFirstCall) }),
    ("first call of each other target, µs", { shown($0.firstCall) }),
    ("later call, ns", { shown($0.call) }),
    ("release build from nothing, s per module", { shown($0.buildPerModule) }),
    (
      "rebuild after a change of one implementation",
      { "\(shown($0.rebuildOfModule)) s, \($0.compiledOfModule)" }
    ),
    (
      "rebuild after a change of one extension package",
      { "\(shown($0.rebuildOfExtension)) s, \($0.compiledOfExtension)" }
    ),
  ]

  private static func pair(_ pair: Pair) -> String {
    "\(shown(pair.targets)) (plain \(shown(pair.plain)))"
  }
}
