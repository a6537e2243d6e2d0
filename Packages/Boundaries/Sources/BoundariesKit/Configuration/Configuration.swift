/// What a repository says about its boundaries, in `scripts/boundaries.json`.
package struct Configuration: Sendable {
  /// The layers; a package belongs to the first that matches it.
  package var layers: [Layer] = []

  /// The layers that test modules may use besides what their own layer may.
  package var testsMayUse: [String] = []

  /// The Swift settings that every manifest has, as `enableUpcomingFeature(ExistentialAny)`.
  package var settings: [String]?

  /// The folders that hold no packages of the repository, such as fixtures.
  package var ignored: [PathPattern] = []

  /// The targets that no manifest declares.
  package var targets: [ConfiguredTarget] = []

  /// The violations that are allowed.
  package var exceptions: [AllowedException] = []

  package init() {}

  /// The layer of the package at a path.
  package func layer(ofPackage path: String) -> Layer? {
    layers.first { $0.packages.contains { $0.match(path) != nil } }
  }

  /// The layer of a module, given its package's path.
  package func layer(ofModule module: String, in package: String) -> Layer? {
    layers.first { $0.modules.contains { $0.match(module) != nil } } ?? layer(ofPackage: package)
  }

  /// The path of the package that the package at a path extends, where its layer extends another.
  package func packageExtended(by path: String) -> String? {
    guard let layer = layer(ofPackage: path), let extended = layer.extends else { return nil }
    return layer.packages.lazy.compactMap { $0.match(path) }.first.map { extended.filled(with: $0) }
  }
}

/// A violation that the configuration allows, and why.
package struct AllowedException: Sendable, Hashable {
  package var rule: String
  package var from: String
  package var to: String?
  package var reason: String
  package var place: Place

  /// Whether the exception is about a violation.
  package func allows(_ violation: Violation) -> Bool {
    rule == violation.rule && from == violation.from && (to == nil || to == violation.to)
  }
}
