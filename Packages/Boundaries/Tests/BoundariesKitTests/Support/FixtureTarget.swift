@testable import BoundariesKit

/// A target of a test's package, and the files that it has.
struct FixtureTarget {
  var kind: Manifest.Target.Kind
  var name: String
  var uses: [Use] = []
  var settings: [String] = []
  var definitions: [Manifest.Definition] = []
  var files: [String: String]

  /// A dependency: `Name` is a target of the package, `Package/Product` a product of another.
  struct Use: ExpressibleByStringInterpolation {
    var name: String
    var package: String?
    var trait: String?
    var platforms: [String] = []

    init(stringLiteral text: String) {
      let parts = text.split(separator: "/").map(String.init)
      name = parts[parts.count - 1]
      package = parts.count > 1 ? parts[0] : nil
    }

    var condition: Manifest.Condition? {
      if trait == nil, platforms.isEmpty { return nil }
      return Manifest.Condition(
        platforms: platforms.map { $0.lowercased() }, traits: trait.map { [$0] } ?? [])
    }

    func under(_ trait: String) -> Use {
      var copy = self
      copy.trait = trait
      return copy
    }

    var text: String {
      let parts =
        (platforms.isEmpty
          ? [] : ["platforms: [\(platforms.map { ".\($0)" }.joined(separator: ", "))]"])
        + (trait.map { ["traits: [\"\($0)\"]"] } ?? [])
      let condition =
        parts.isEmpty ? "" : ", condition: .when(\(parts.joined(separator: ", ")))"
      return package.map { ".product(name: \"\(name)\", package: \"\($0)\"\(condition))" }
        ?? ".target(name: \"\(name)\"\(condition))"
    }
  }

  static func library(
    _ name: String, uses: [Use] = [], settings: [String] = [],
    definitions: [Manifest.Definition] = [], _ files: [String: String]
  ) -> FixtureTarget {
    FixtureTarget(
      kind: .regular, name: name, uses: uses, settings: settings, definitions: definitions,
      files: files)
  }

  static func executable(
    _ name: String, uses: [Use] = [], _ files: [String: String]
  ) -> FixtureTarget {
    FixtureTarget(kind: .executable, name: name, uses: uses, files: files)
  }

  static func tests(
    _ name: String, uses: [Use] = [], _ files: [String: String]
  ) -> FixtureTarget {
    FixtureTarget(kind: .test, name: name, uses: uses, files: files)
  }

  static func plugin(_ name: String) -> FixtureTarget {
    FixtureTarget(kind: .plugin, name: name, files: ["plugin.swift": "import PackagePlugin\n"])
  }

  var traits: [String] { uses.compactMap(\.trait) }

  /// The folder that SwiftPM looks in.
  var folder: String {
    switch kind {
    case .test: "Tests/\(name)"
    case .plugin: "Plugins/\(name)"
    default: "Sources/\(name)"
    }
  }

  var text: String {
    let function =
      switch kind {
      case .executable: "executableTarget"
      case .test: "testTarget"
      case .plugin: "plugin"
      default: "target"
      }
    let features = settings.map { ".enableUpcomingFeature(\"\($0)\")" }.joined(separator: ", ")
    return """
          .\(function)(
            name: "\(name)",
      \(kind == .plugin ? "      capability: .command(intent: .custom(verb: \"go\", description: \"Goes.\")),\n" : "")\
            dependencies: [
      \(uses.map { "        \($0.text),\n" }.joined())      ]\
      \(features.isEmpty ? "" : ",\n      swiftSettings: [\(features)]")
          ),

      """
  }

  var declaration: Manifest.Target {
    Manifest.Target(
      name: name, kind: kind,
      dependencies: uses.map {
        Manifest.Dependency(
          kind: $0.package == nil ? .target : .product, name: $0.name, package: $0.package,
          condition: $0.condition)
      },
      settings: settings.map { "enableUpcomingFeature(\($0))" }, definitions: definitions)
  }
}
