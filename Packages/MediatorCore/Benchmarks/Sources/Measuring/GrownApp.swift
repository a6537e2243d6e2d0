/// What was measured of one generated app.
public struct GrownApp: Codable, Hashable, Sendable {
  /// How many modules it has, each a Swift module with one target of four actions, beside as many
  /// extension modules.
  public let modules: Int

  /// From launch to exit without a call, in milliseconds.
  public var start = Pair()

  /// Resident memory before the first call, in KiB.
  public var memory = Pair()

  /// Resident memory once every target was called, in KiB.
  public var memoryAfterCalls = 0.0

  /// The very first typed call of the process, in microseconds.
  public var veryFirstCall = 0.0

  /// The first typed call of a target, in microseconds: the median of all but the first target's.
  public var firstCall = 0.0

  /// What the runtime takes to find a plain class by its name and to cast it to a protocol, without the
  /// mediator, in microseconds: the median of all but the first class's.
  public var lookUp = 0.0

  /// A typed call once every target was called, in nanoseconds.
  public var call = 0.0

  /// The builds of the app with targets, as a developer makes them.
  public var debug = Builds()

  /// The builds of the app with targets, as they are shipped.
  public var release = Builds()

  /// A figure of the app with targets, and of the plain one.
  public struct Pair: Codable, Hashable, Sendable {
    /// With targets.
    public let targets: Double

    /// The same code without targets.
    public let plain: Double

    /// Pairs a figure; without figures, both are 0.
    ///
    /// - Parameters:
    ///   - targets: The figure of the app with targets.
    ///   - plain: The figure of the plain one.
    public init(targets: Double = 0, plain: Double = 0) {
      self.targets = targets
      self.plain = plain
    }
  }

  /// The builds in one configuration.
  public struct Builds: Codable, Hashable, Sendable {
    /// The build from nothing, in seconds for each module.
    public var perModule = 0.0

    /// The builds after changes of one implementation.
    public var implementation = Rebuild(of: "", seconds: [0], compiled: [])

    /// The builds after changes of one extension package.
    public var extensionPackage = Rebuild(of: "", seconds: [0], compiled: [])

    /// Knows nothing yet.
    public init() {}
  }

  /// Begins a report on an app.
  ///
  /// - Parameter modules: How many modules it has.
  public init(modules: Int) { self.modules = modules }
}

extension GrownApp {
  static let lines: [(title: String, value: @Sendable (GrownApp) -> String)] = [
    ("launch to exit, ms", { pair($0.start) }),
    ("memory at start, KiB", { pair($0.memory) }),
    ("memory once all targets were called, KiB", { shown($0.memoryAfterCalls) }),
    ("first call of the process, µs", { shown($0.veryFirstCall) }),
    ("first call of each other target, µs", { shown($0.firstCall) }),
    ("one look-up by name alone, µs", { shown($0.lookUp) }),
    ("later call, ns", { shown($0.call) }),
    ("debug build from nothing, s per module", { shown($0.debug.perModule) }),
    ("debug rebuild, one implementation changed", { alone($0.debug.implementation) }),
    ("debug rebuild, one extension package changed", { "\($0.debug.extensionPackage)" }),
    ("release build from nothing, s per module", { shown($0.release.perModule) }),
    ("release rebuild, one implementation changed", { "\($0.release.implementation)" }),
    ("release rebuild, one extension package changed", { "\($0.release.extensionPackage)" }),
  ]

  private static func pair(_ pair: Pair) -> String {
    "\(shown(pair.targets)) (plain \(shown(pair.plain)))"
  }

  /// What a developer waits for is to compile nothing else.
  private static func alone(_ rebuild: Rebuild) -> String {
    rebuild.isAlone ? "\(rebuild)" : "**missed:** \(rebuild)"
  }
}
