/// What a `Package.swift` declares, as far as boundaries depend on it.
package struct Manifest: Sendable, Hashable, Codable {
  package var name: String
  package var dependencies: [PackageDependency] = []
  package var products: [Product] = []
  package var targets: [Target] = []
  /// The traits that each trait of the package enables, but the default ones.
  package var traits: [String: [String]] = [:]

  package init(
    name: String, dependencies: [PackageDependency] = [], products: [Product] = [],
    targets: [Target] = [], traits: [String: [String]] = [:]
  ) {
    self.name = name
    self.dependencies = dependencies
    self.products = products
    self.targets = targets
    self.traits = traits
  }

  /// A package that the manifest names.
  package struct PackageDependency: Sendable, Hashable, Codable {
    /// The name that SwiftPM derives from the folder or the URL.
    package var identity: String
    /// The name that the manifest gives it, as `package(name:path:)` does.
    package var name: String?
    /// The absolute path, for a package in the file system.
    package var path: String?

    package init(identity: String, name: String? = nil, path: String? = nil) {
      self.identity = identity
      self.name = name
      self.path = path
    }
  }

  /// Something that other packages can depend on.
  package struct Product: Sendable, Hashable, Codable {
    package var name: String
    package var isPlugin = false
    package var targets: [String]

    package init(name: String, isPlugin: Bool = false, targets: [String]) {
      self.name = name
      self.isPlugin = isPlugin
      self.targets = targets
    }
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
    /// The paths of its resources, which are among `excluded` too.
    package var resources: [String] = []
    package var dependencies: [Dependency] = []
    /// Whether the target uses plugins, which may add sources that nobody sees.
    package var usesPlugins = false
    /// The Swift settings, each as `enableUpcomingFeature(ExistentialAny)`.
    package var settings: [String] = []
    /// The flags that the target defines for its sources.
    package var definitions: [Definition] = []

    package init(
      name: String, kind: Kind = .regular, path: String? = nil, sources: [String]? = nil,
      excluded: [String] = [], resources: [String] = [], dependencies: [Dependency] = [],
      usesPlugins: Bool = false, settings: [String] = [], definitions: [Definition] = []
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.sources = sources
      self.excluded = excluded
      self.resources = resources
      self.dependencies = dependencies
      self.usesPlugins = usesPlugins
      self.settings = settings
      self.definitions = definitions
    }
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

    package init(
      kind: Kind, name: String, package: String? = nil, moduleAliases: [String: String] = [:],
      condition: Condition? = nil
    ) {
      self.kind = kind
      self.name = name
      self.package = package
      self.moduleAliases = moduleAliases
      self.condition = condition
    }
  }

  /// When a dependency applies.
  package struct Condition: Sendable, Hashable, Codable {
    package var platforms: [String] = []
    package var traits: [String] = []
  }
}
