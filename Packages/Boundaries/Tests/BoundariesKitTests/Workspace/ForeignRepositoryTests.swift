import Foundation
import Testing

@testable import BoundariesKit

/// A repository that knows nothing of this one, with manifests of many kinds, as the toolchain evaluates them.
struct ForeignRepositoryTests {
  private func check(_ tree: Tree) async -> String {
    let report = await Check(root: tree.root).run()
    let text = TextReport(report, root: ".")
    let lines = text.violations.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    return lines.map { "\($0)\n" }.joined() + text.problems + text.summary
  }

  @Test("nothing is invented, and what is planted is found, whatever the manifests look like")
  func repository() async throws {
    let tree = try Tree()
    for (path, text) in Self.files { try tree.write(text, to: path) }
    let clean = await check(tree)
    #expect(clean == "6 packages, 19 modules, 16 files: no violation\n")

    try tree.write("import Net\n", to: "Shop/More.swift")
    try tree.write("import FeatureUI\n", to: "Packages/Feature/Code/Core/Main/More.swift")
    try tree.write("import CNet\n", to: "Packages/Client/Sources/Client/More.swift")
    try tree.write("import Client\n", to: "Packages/Client/Tests/ClientTests/More.swift")
    try tree.write("import Slow\n", to: "Packages/Traits/Sources/Quick/More.swift")
    try tree.write(
      "import Feature\nimport Net\n",
      to: "Packages/Feature/Examples/Demo/Sources/Demo/More.swift")
    try tree.write("import NetMacros\n", to: "Packages/Net/Tests/NetTests/More.swift")
    let found = { (path: String, line: Int, from: String, to: String) in
      """
      \(path)/More.swift:\(line):1: error: [undeclared-import] target '\(from)' imports '\(to)', \
      which it does not declare

      """
    }
    let broken = await check(tree)
    #expect(
      broken == found("Packages/Client/Sources/Client", 1, "Client", "CNet")
        + found("Packages/Feature/Code/Core/Main", 1, "Feature", "FeatureUI")
        + found("Packages/Feature/Examples/Demo/Sources/Demo", 2, "Demo", "Net")
        + found("Packages/Net/Tests/NetTests", 1, "NetTests", "NetMacros")
        + found("Packages/Traits/Sources/Quick", 1, "Quick", "Slow")
        + found("Shop", 1, "Shop", "Net")
        + "6 packages, 19 modules, 23 files: 6 violations\n")
  }

  private static let files = [
    "scripts/boundaries.json": """
    {
      "layers": [
        { "name": "packages", "packages": ["Packages/**/*"], "mayUse": ["packages"] },
        { "name": "app", "modules": ["Shop"], "mayUse": ["packages"] }
      ],
      "ignore": ["**/Fixtures", "Templates"],
      "targets": [
        { "name": "Shop", "layer": "app", "sources": ["Shop"], "dependencies": ["FeatureKit"] }
      ]
    }
    """,
    // An Xcode project beside the packages, and what looks like a package and is none.
    "Shop.xcodeproj/project.pbxproj": "",
    "Shop/Shop.swift": "import SwiftUI\nimport Feature\nimport FeatureUI\n",
    "Templates/Module/Package.swift": "let package = <#a package#>\n",

    // Products of another name, several targets, paths, sources, excludes, a remote package.
    "Packages/Feature/Package.swift": """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "FeaturePackage",
      products: [.library(name: "FeatureKit", targets: ["Feature", "FeatureUI"])],
      dependencies: [
        .package(url: "https://example.com/apple/swift-algorithms.git", from: "1.0.0")
      ],
      targets: [
        .target(name: "Feature", path: "Code/Core", exclude: ["Main/Skipped"], sources: ["Main"]),
        .target(
          name: "FeatureUI",
          dependencies: [
            "Feature", .product(name: "Algorithms", package: "swift-algorithms"),
          ], path: "Code/UI"),
        .testTarget(name: "FeatureTests", dependencies: ["Feature"], path: "Checks"),
      ])
    """,
    "Packages/Feature/Code/Core/Main/Feature.swift": "import Foundation\n",
    "Packages/Feature/Code/Core/Main/Skipped/No.swift": "import FeatureUI\n",
    "Packages/Feature/Code/Core/Other/No.swift": "import FeatureUI\n",
    "Packages/Feature/Code/UI/UI.swift": "import Algorithms\nimport Feature\n",
    "Packages/Feature/Checks/Tests.swift": "import XCTest\n@testable import Feature\n",

    // A package in a package.
    "Packages/Feature/Examples/Demo/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Demo",
      dependencies: [.package(path: "../..")],
      targets: [
        .executableTarget(
          name: "Demo", dependencies: [.product(name: "FeatureKit", package: "Feature")])
      ])
    """,
    "Packages/Feature/Examples/Demo/Sources/Demo/Demo.swift": "import FeatureUI\n",

    // C, system, binary and macro targets, plugins, conditions, fixtures among the tests.
    "Packages/Net/Package.swift": """
    // swift-tools-version: 5.9
    import CompilerPluginSupport
    import PackageDescription
    let package = Package(
      name: "net",
      platforms: [.macOS(.v13)],
      products: [
        .library(name: "NetKit", targets: ["Net"]), .plugin(name: "Gen", targets: ["Gen"]),
      ],
      dependencies: [.package(url: "https://example.com/swift-syntax", from: "600.0.0")],
      targets: [
        .target(
          name: "Net",
          dependencies: [
            .target(name: "CNet", condition: .when(platforms: [.linux])), "CZ", "Bin", "NetMacros",
            .byName(name: "Shared", condition: .when(platforms: [.macOS, .iOS])),
          ],
          plugins: ["Gen"]),
        .target(name: "Shared"),
        .target(name: "CNet"),
        .systemLibrary(name: "CZ", pkgConfig: "zlib"),
        .binaryTarget(name: "Bin", path: "Bin.xcframework"),
        .macro(
          name: "NetMacros",
          dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
        .executableTarget(name: "gen-tool"),
        .plugin(name: "Gen", capability: .buildTool(), dependencies: ["gen-tool"]),
        .testTarget(
          name: "NetTests", dependencies: ["Net", "gen-tool"], exclude: ["Fixtures"]),
      ])
    """,
    "Packages/Net/Sources/Net/Net.swift": """
    import Bin
    #if os(Linux)
      import CNet
    #endif
    import CZ
    #if canImport(Darwin)
      @_implementationOnly import Shared
    #endif
    """,
    "Packages/Net/Sources/Shared/Shared.swift": "",
    "Packages/Net/Sources/CNet/net.c": "",
    "Packages/Net/Sources/CNet/include/net.h": "",
    "Packages/Net/Sources/CZ/module.modulemap": "",
    "Packages/Net/Bin.xcframework/Info.plist": "",
    "Packages/Net/Sources/NetMacros/Macros.swift": "import SwiftSyntaxMacros\n",
    "Packages/Net/Sources/gen-tool/main.swift": "import Foundation\n",
    "Packages/Net/Plugins/Gen/Gen.swift": "import PackagePlugin\n",
    "Packages/Net/Tests/NetTests/NetTests.swift":
      "import Testing\nimport gen_tool\n@testable import Net\n",
    "Packages/Net/Tests/NetTests/Fixtures/Broken/Package.swift": "import Nothing\n",

    // A package under another name, and an executable told by its main.swift.
    "Packages/Client/Package.swift": """
    // swift-tools-version:5.5
    import PackageDescription
    let package = Package(
      name: "Client",
      dependencies: [.package(name: "Networking", path: "../Net")],
      targets: [
        .executableTarget(
          name: "Client", dependencies: [.product(name: "NetKit", package: "Networking")]),
        .testTarget(name: "ClientTests", dependencies: ["Client"]),
      ])
    """,
    "Packages/Client/Sources/Client/main.swift": "import Net\n",
    "Packages/Client/Tests/ClientTests/Tests.swift": "import XCTest\n@testable import Client\n",

    // Traits, and a target whose sources stand directly in the shared folder.
    "Packages/Traits/Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(
      name: "Traits",
      products: [.library(name: "Quick", targets: ["Quick"])],
      traits: ["Fast", .default(enabledTraits: ["Fast"])],
      dependencies: [.package(path: "../Single")],
      targets: [
        .target(
          name: "Quick",
          dependencies: [
            .product(name: "Single", package: "Single", condition: .when(traits: ["Fast"]))
          ]),
        .target(name: "Slow"),
      ])
    """,
    "Packages/Traits/Sources/Quick/Quick.swift": "#if Fast\n  import Single\n#endif\n",
    "Packages/Traits/Sources/Slow/Slow.swift": "",
    "Packages/Single/Package.swift": """
    // swift-tools-version: 5.7
    import PackageDescription
    let package = Package(
      name: "Single", products: [.library(name: "Single", targets: ["Single"])],
      targets: [.target(name: "Single")])
    """,
    "Packages/Single/Sources/Single.swift": "import Foundation\n",
  ]
}
