@testable import BoundariesKit
import Testing

struct ManifestTextTests {
  private static let text = ManifestText(
    Array(
      """
      // .target(name: "Order", dependencies: ["Core"])
      let package = Package(
        name: "Order",
        products: [.library(name: "Order", targets: ["Order"])],
        dependencies: [
          .package(url: "https://example.com/Kits/Core.git", from: "1.0.0"),
          .package(name: "Renamed", path: "../Other"), .package(id: "a.b", exact: "1.0.0"),
        ],
        targets: [
          /* "Core" /* nested */ */ .executableTarget(name: "First", dependencies: ["Core"]),
          .target(
            name: "Order",
            dependencies: [
              .product(name: "Core", package: "Core", condition: .when(traits: ["Core"])),
              .target(name: "First"),
            ],
            path: "Core", exclude: ["Core"], swiftSettings: [.define("Core")],
            plugins: [.plugin(name: "Core", package: "Core")]
          ),
          .testTarget(name: "OrderTests", dependencies: shared),
        ]
      )
      let shared: [Target.Dependency] = [.byName(name: "Shared")]
      """.utf8), path: "P")

  @Test(
    "a dependency is found in its target's declaration, and where it is shared",
    arguments: [
      ("Core", "Order", Place("P", line: 14, column: 24)),
      ("Core", "First", Place("P", line: 10, column: 79)),
      ("First", "Order", Place("P", line: 15, column: 23)),
      ("Shared", "OrderTests", Place("P", line: 23, column: 50)),
      ("Computed", "OrderTests", Place("P", line: 20, column: 23)),
      ("Computed", "Computed", Place("P", line: 1, column: 1)),
    ])
  func dependencies(name: String, target: String, place: Place) {
    #expect(Self.text.dependency(name, of: target) == place)
  }

  @Test("a package is found by its path, its URL, its name or its identity")
  func packages() {
    let places = [
      Manifest.PackageDependency(identity: "core"),
      Manifest.PackageDependency(identity: "other", name: "Renamed"),
      Manifest.PackageDependency(identity: "a.b"),
      Manifest.PackageDependency(identity: "nowhere"),
    ].map(Self.text.package)
    #expect(
      places == [
        Place("P", line: 6, column: 19), Place("P", line: 7, column: 20),
        Place("P", line: 7, column: 63), Place("P", line: 1, column: 1),
      ])
  }

  @Test(
    "a manifest that is cut off anywhere is read to its end",
    arguments: ["\"", "\"\\", "/*", "/* /*", "\"\"\"", "target(name: \"A", ")", "]", ",:"])
  func truncated(text: String) {
    #expect(ManifestText(Array(text.utf8), path: "P").target("A").path == "P")
  }
}
