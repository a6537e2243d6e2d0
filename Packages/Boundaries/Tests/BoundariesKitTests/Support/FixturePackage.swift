@testable import BoundariesKit

/// A package of a test's tree, described once for its manifest's text and for what that declares.
struct FixturePackage {
  var path: String
  var uses: [String] = []
  var targets: [FixtureTarget]

  /// The traits that a trait enables besides itself.
  var enabledTraits: [String: [String]] = [:]

  /// The products, which are the regular targets unless it is said otherwise.
  var products: [(name: String, targets: [String])]

  /// A package at a path that uses others by their paths, all relative to the root.
  init(
    _ path: String, uses: [String] = [], products: [(name: String, targets: [String])]? = nil,
    _ targets: FixtureTarget...
  ) {
    self.path = path
    self.uses = uses
    self.targets = targets
    self.products =
      products
      ?? targets.filter { $0.kind == .regular || $0.kind == .plugin }.map { ($0.name, [$0.name]) }
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The path of a package as this one's manifest writes it.
  private func relative(_ other: String) -> String {
    if path == "." { return other }
    let up = path.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    return "\(up)/\(other)"
  }

  var manifestText: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(path == "." ? "Root" : name)",
      products: [
    \(products.map { "    .\(isPlugin($0) ? "plugin" : "library")(name: \"\($0.name)\", targets: \($0.targets)),\n" }.joined())  ],
      traits: \(Set(targets.flatMap(\.traits)).sorted()),
      dependencies: [
    \(uses.map { "    .package(path: \"\(relative($0))\"),\n" }.joined())  ],
      targets: [
    \(targets.map(\.text).joined())  ]
    )

    """
  }

  /// The traits that its dependencies ask for, and what each enables.
  var traits: [String: [String]] {
    Dictionary(
      targets.flatMap(\.traits).map { ($0, enabledTraits[$0] ?? []) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What evaluating the manifest of this package in a tree yields.
  func manifest(in root: String) -> Manifest {
    Manifest(
      name: path == "." ? "Root" : name,
      dependencies: uses.map {
        Manifest.PackageDependency(
          identity: $0.split(separator: "/").last?.lowercased() ?? "", path: "\(root)/\($0)")
      },
      products: products.map {
        Manifest.Product(name: $0.name, isPlugin: isPlugin($0), targets: $0.targets)
      },
      targets: targets.map(\.declaration), traits: traits)
  }

  private func isPlugin(_ product: (name: String, targets: [String])) -> Bool {
    targets.contains { product.targets.contains($0.name) && $0.kind == .plugin }
  }
}
