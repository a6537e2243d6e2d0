/// A platform that a package can be built for.
struct Platform: Hashable {
  /// The name in manifests' conditions.
  let manifestName: String
  /// The name in `os(…)`.
  let osName: String

  /// Mac Catalyst and the like are left out: sources ask for them as for iOS.
  static let all: [Platform] =
    apple + [
      Platform(manifestName: "linux", osName: "Linux"),
      Platform(manifestName: "windows", osName: "Windows"),
      Platform(manifestName: "android", osName: "Android"),
      Platform(manifestName: "wasi", osName: "WASI"),
      Platform(manifestName: "openbsd", osName: "OpenBSD"),
      Platform(manifestName: "freebsd", osName: "FreeBSD"),
    ]

  private static let apple: [Platform] = [
    Platform(manifestName: "macos", osName: "macOS"),
    Platform(manifestName: "ios", osName: "iOS"),
    Platform(manifestName: "tvos", osName: "tvOS"),
    Platform(manifestName: "watchos", osName: "watchOS"),
    Platform(manifestName: "visionos", osName: "visionOS"),
  ]

  /// The platforms that `os(name)` is about.
  static func named(os name: String) -> Set<Platform> {
    let name = ["OSX": "macOS", "xrOS": "visionOS"][name] ?? name
    return Set(all.filter { $0.osName == name })
  }

  /// The platforms that names in a manifest's condition are about.
  static func named(_ manifestNames: [String]) -> Set<Platform> {
    Set(all.filter { manifestNames.contains($0.manifestName) })
  }

  /// The platforms that always have a module of the system, and those that may have it; `nil` for a
  /// module of which this is not known.
  static func having(_ module: String) -> (always: Set<Platform>, perhaps: Set<Platform>)? {
    let always: Set<Platform>
    var perhaps: Set<Platform> = []
    switch module {
    case "Swift", "Foundation": always = Set(all)
    case "Darwin", "ObjectiveC", "CryptoKit", "Combine", "Security", "SwiftUI": always = Set(apple)
    case "AppKit", "Cocoa":
      always = named(os: "macOS")
      perhaps = named(os: "iOS")
    case "UIKit":
      always = Set(apple.filter { ["iOS", "tvOS", "visionOS"].contains($0.osName) })
      perhaps = named(os: "watchOS")
    case "WatchKit":
      always = named(os: "watchOS")
      perhaps = named(os: "iOS")
    case "WinSDK": always = named(os: "Windows")
    case "WASILibc": always = named(os: "WASI")
    case "Glibc":
      always = []
      perhaps = Set(all.filter { ["Linux", "FreeBSD", "OpenBSD", "Android"].contains($0.osName) })
    case "Musl":
      always = []
      perhaps = named(os: "Linux")
    case "Android", "Bionic":
      always = []
      perhaps = named(os: "Android")
    default: return nil
    }
    return (always, perhaps)
  }
}
