/// What a `Package.swift` declares, as far as boundaries depend on it.
package struct Manifest: Sendable, Hashable, Codable {
  package var name: String
  package var dependencies: [PackageDependency] = []
  package var products: [Product] = []
  package var targets: [Target] = []
  /// The traits that each trait of the package enables, but the default ones.
  package var traits: [String: [String]] = [:]

  /// A package that the manifest names.
  package struct PackageDependency: Sendable, Hashable, Codable {
    /// The name that SwiftPM derives from the folder or the URL.
    package var identity: String
    /// The name that the manifest gives it, as `package(name:path:)` does.
    package var name: String?
    /// The absolute path, for a package in the file system.
    package var path: String?
  }

  /// Something that other packages can depend on.
  package struct Product: Sendable, Hashable, Codable {
    package var name: String
    package var isPlugin = false
    package var targets: [String]
  }

  /// A target, and so a module.
  package struct Target: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable {
      case regular, executable, test, plugin, macro, system, binary

      /// Whether the package holds sources of such a target that can be Swift.
      var hasSwiftSources: Bool { self != .system && self != .binary }
    }

    package var name: String
    package var kind = Kind.regular
    package var path: String?
    package var sources: [String]?
    /// Paths in the target's folder that are no sources: what it excludes, and its resources.
    package var excluded: [String] = []
    package var dependencies: [Dependency] = []
    /// Whether the target uses plugins, which may add sources that nobody sees.
    package var usesPlugins = false
    /// The Swift settings, each as `enableUpcomingFeature(ExistentialAny)`.
    package var settings: [String] = []
    /// The flags that the target defines for its sources.
    package var definitions: [Definition] = []
  }

  /// A flag that a target defines.
  package struct Definition: Sendable, Hashable, Codable {
    package var name: String
    package var condition: Condition?
    /// `debug` or `release`, where it is defined in one of them only.
    package var configuration: String?
  }

  /// What a target says it uses.
  package struct Dependency: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable {
      case target, product, byName
    }

    package var kind: Kind
    package var name: String
    package var package: String?
    /// The names that the modules of a product have here, by their own names.
    package var moduleAliases: [String: String] = [:]
    package var condition: Condition?
  }

  /// When a dependency applies.
  package struct Condition: Sendable, Hashable, Codable {
    package var platforms: [String] = []
    package var traits: [String] = []
  }
}
