import BoundariesKit

/// A package of a generated repository: what its manifest declares, and its sources.
struct GeneratedPackage: Sendable {
  static let settings = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

  var path: String
  var targets: [Target]
  /// The paths of the packages that the manifest names.
  var uses: [String]
  /// The sources by their paths in the package.
  var files: [String: String] = [:]

  struct Target: Sendable {
    var name: String
    var kind = Manifest.Target.Kind.regular
    /// What it uses: a target of the package, or a product of the package of that name.
    var uses: [(name: String, package: String?)]
    var hasSettings = true
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  var libraries: [Target] { targets.filter { $0.kind == .regular } }

  func folder(of target: Target) -> String {
    target.kind == .test ? "Tests/\(target.name)" : "Sources/\(target.name)"
  }

  var manifestText: String {
    let settings = Self.settings.map { "  .enableUpcomingFeature(\"\($0)\"),\n" }.joined()
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [
      \(settings)]

      let package = Package(
        name: "\(manifestName)",
        products: [
      \(libraries.map { "    .library(name: \"\($0.name)\", targets: [\"\($0.name)\"]),\n" }.joined())  ],
        dependencies: [
      \(uses.map { "    .package(path: \"\(relative($0))\"),\n" }.joined())  ],
        targets: [
      \(targets.map(text).joined())  ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private var manifestName: String { path == "." ? "Monorepo" : name }

  private func relative(_ other: String) -> String {
    path == "."
      ? other
      : path.split(separator: "/").map { _ in "../" }.joined() + other
  }

  private func text(of target: Target) -> String {
    let function =
      switch target.kind {
      case .executable: "executableTarget"
      case .test: "testTarget"
      default: "target"
      }
    let uses = target.uses.map { use in
      use.package.map { "        .product(name: \"\(use.name)\", package: \"\($0)\"),\n" }
        ?? "        .target(name: \"\(use.name)\"),\n"
    }.joined()
    return """
          .\(function)(
            name: "\(target.name)",
            dependencies: [
      \(uses)      ]\(target.hasSettings ? ",\n      swiftSettings: settings" : "")
          ),

      """
  }

  /// The line of the manifest on which a target begins to be declared, or names a dependency.
  func line(of target: String, using name: String? = nil) -> Int {
    let lines = manifestText.split(separator: "\n", omittingEmptySubsequences: false)
    let isTarget = { (line: Substring) in line == "      name: \"\(target)\"," }
    let start = lines.firstIndex(where: isTarget) ?? 0
    guard let name else { return start + 1 }
    let use = lines[start...].firstIndex { $0.contains("(name: \"\(name)\"") }
    return (use ?? start) + 1
  }

  /// The line of the manifest that names a package.
  func line(ofPackage other: String) -> Int {
    let lines = manifestText.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(".package(path: \"\(relative(other))\")") } ?? 0) + 1
  }

  func manifest(in root: String) -> Manifest {
    Manifest(
      name: manifestName,
      dependencies: uses.map {
        Manifest.PackageDependency(
          identity: $0.split(separator: "/").last?.lowercased() ?? "", path: "\(root)/\($0)")
      },
      products: libraries.map { Manifest.Product(name: $0.name, targets: [$0.name]) },
      targets: targets.map { target in
        Manifest.Target(
          name: target.name, kind: target.kind,
          dependencies: target.uses.map {
            Manifest.Dependency(
              kind: $0.package == nil ? .target : .product, name: $0.name, package: $0.package)
          },
          settings: target.hasSettings
            ? Self.settings.map { "enableUpcomingFeature(\($0))" } : [])
      })
  }
}
