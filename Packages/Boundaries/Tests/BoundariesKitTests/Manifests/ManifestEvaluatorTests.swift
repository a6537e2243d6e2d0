import Foundation
import Synchronization
import Testing

@testable import BoundariesKit

/// Manifests as the toolchain evaluates them, which takes its time, so there are few of them.
struct ManifestEvaluatorTests {
  private final class Evaluated: Sendable {
    let packages = Mutex<[String]>([])
  }

  private static func evaluator(_ tree: FileTree, _ evaluated: Evaluated = Evaluated()) async throws
    -> ManifestEvaluator
  {
    try await ManifestEvaluator(cache: CacheFolder(for: tree)) { package in
      evaluated.packages.withLock { $0.append(package) }
    }
  }

  @Test("every part of a manifest that boundaries depend on is read")
  func everything() async throws {
    let written = try Tree()
    try written.write(Self.manifest, to: "Apkg/Package.swift")
    let tree = try FileTree(root: written.root)
    let manifest = try await Self.evaluator(tree).manifest(of: "Apkg", in: tree)
    #expect(manifest.name == "A package")
    #expect(
      manifest.dependencies == [
        Manifest.PackageDependency(identity: "b", path: "\(tree.root)/b"),
        Manifest.PackageDependency(identity: "c", name: "Cname", path: "\(tree.root)/c"),
        Manifest.PackageDependency(identity: "swift-log"),
        Manifest.PackageDependency(identity: "mona.LinkedList"),
      ])
    #expect(
      manifest.products == [
        Manifest.Product(name: "Prod", targets: ["A", "B"]),
        Manifest.Product(name: "tool", targets: ["Tool"]),
        Manifest.Product(name: "Plug", isPlugin: true, targets: ["Plug"]),
      ])
    #expect(
      manifest.targets.map { "\($0.name) \($0.kind)" } == [
        "A regular", "B regular", "Tool executable", "ATests test", "Plug plugin", "Macros macro",
        "Sys system", "Bin binary",
      ])
    #expect(
      manifest.targets[0]
        == Manifest.Target(
          name: "A", path: "Custom/A", sources: ["x", "y.swift"], excluded: ["Ex", "r", "e.txt"],
          resources: ["r", "e.txt"],
          dependencies: [
            Manifest.Dependency(kind: .byName, name: "B"),
            Manifest.Dependency(
              kind: .target, name: "Macros",
              condition: Manifest.Condition(platforms: ["linux", "macos"])),
            Manifest.Dependency(kind: .product, name: "P", package: "b"),
            Manifest.Dependency(
              kind: .product, name: "P2", package: "Cname", moduleAliases: ["K": "L"],
              condition: Manifest.Condition(platforms: ["ios"], traits: ["X"])),
          ],
          usesPlugins: true,
          settings: [
            "enableUpcomingFeature(ExistentialAny)", "define(FOO) when linux, debug",
            "swiftLanguageMode(6)", "unsafeFlags(-Xa, -Xb)", "defaultIsolation(MainActor)",
          ],
          definitions: [
            Manifest.Definition(
              name: "FOO", condition: Manifest.Condition(platforms: ["linux"]),
              configuration: "debug")
          ]))
    #expect(manifest.traits == ["X": [], "Y": ["X"]])
  }

  @Test("a package of the tests declares what its manifest does")
  func fixture() async throws {
    let package = FixturePackage(
      "Order/Order", uses: ["Core"], products: [("Kit", ["Order"]), ("Go", ["Go"])],
      .library("Order", uses: ["Core/Core"], settings: ["ExistentialAny"], ["A.swift": ""]),
      .executable(
        "Tool", uses: [FixtureTarget.Use("Core/Core").under("T"), "Order"], ["main.swift": ""]),
      .tests("OrderTests", uses: ["Order"], ["T.swift": ""]), .plugin("Go"))
    let written = try Tree(package)
    let tree = try FileTree(root: written.root)
    #expect(
      try await Self.evaluator(tree).manifest(of: "Order/Order", in: tree)
        == package.manifest(in: tree.root))
  }

  @Test("an answer is remembered until the manifest changes, and nothing but the cache is written")
  func remembered() async throws {
    let written = try Tree(FixturePackage("Core", .library("Core", ["Core.swift": ""])))
    let tree = try FileTree(root: written.root)
    let evaluated = Evaluated()
    for _ in 1...2 {
      _ = try await Self.evaluator(tree, evaluated).manifest(of: "Core", in: tree)
    }
    #expect(evaluated.packages.withLock { $0 } == ["Core"])
    #expect(try tree.names(in: ".") == [".build", "Core"])
    #expect(try tree.names(in: ".build") == ["boundaries"])
    #expect(try tree.names(in: "Core") == ["Package.swift", "Sources"])

    let changed = FixturePackage("Core", .library("Renamed", ["Core.swift": ""])).manifestText
    try written.write(changed, to: "Core/Package.swift")
    let manifest = try await Self.evaluator(tree, evaluated).manifest(of: "Core", in: tree)
    #expect(manifest.targets.map(\.name) == ["Renamed"])
    #expect(evaluated.packages.withLock { $0 } == ["Core", "Core"])
  }

  @Test("where the root cannot be written, answers are remembered among the temporary files")
  func unwritable() async throws {
    let written = try Tree(FixturePackage("Core", .library("Core", ["Core.swift": ""])))
    try written.write("a file where the folder would be", to: ".build")
    let tree = try FileTree(root: written.root)
    let cache = CacheFolder(for: tree)
    defer { try? FileManager.default.removeItem(atPath: cache.path) }
    #expect(cache.path.hasPrefix(NSTemporaryDirectory()))
    let evaluated = Evaluated()
    for _ in 1...2 {
      _ = try await Self.evaluator(tree, evaluated).manifest(of: "Core", in: tree)
    }
    #expect(evaluated.packages.withLock { $0 } == ["Core"])
    #expect(try tree.names(in: ".") == [".build", "Core"])
  }

  @Test("the environment has no say in what a manifest declares")
  func environment() async throws {
    let written = try Tree()
    try written.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: Context.environment["BOUNDARIES_TESTS"] ?? "clean")
      """, to: "Package.swift")
    setenv("BOUNDARIES_TESTS", "dirty", 1)
    let tree = try FileTree(root: written.root)
    #expect(try await Self.evaluator(tree).manifest(of: ".", in: tree).name == "clean")
  }

  @Test(
    "a manifest that fails is a problem with the compiler's place or SwiftPM's reason",
    arguments: [
      (
        "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"\", targets: [.target(nme: \"\")])\n",
        Problem(
          path: "Package.swift", line: 3, column: 50,
          sentence: "This manifest does not compile: incorrect argument label in call "
            + "(have 'nme:', expected 'name:').")
      ),
      (
        "// swift-tools-version: 99.0\nimport PackageDescription\n",
        Problem(path: "Package.swift", sentence: "")
      ),
    ])
  func failing(text: String, problem: Problem) async throws {
    let written = try Tree()
    try written.write(text, to: "Package.swift")
    let tree = try FileTree(root: written.root)
    let found = await #expect(throws: Problem.self) {
      try await Self.evaluator(tree).manifest(of: ".", in: tree)
    }
    if problem.sentence.isEmpty {
      // The rest names the folder and the installed version.
      #expect(found?.path == "Package.swift")
      #expect(
        found?.sentence.hasPrefix("This manifest cannot be evaluated: 'boundaries-tests-") == true)
      #expect(
        found?.sentence.contains("is using Swift tools version 99.0.0 but the installed") == true)
    } else {
      #expect(found == problem)
    }
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import CompilerPluginSupport
    import PackageDescription

    let package = Package(
      name: "A package",
      products: [
        .library(name: "Prod", type: .static, targets: ["A", "B"]),
        .executable(name: "tool", targets: ["Tool"]),
        .plugin(name: "Plug", targets: ["Plug"]),
      ],
      traits: ["X", .trait(name: "Y", enabledTraits: ["X"]), .default(enabledTraits: ["X"])],
      dependencies: [
        .package(path: "../b"),
        .package(name: "Cname", path: "../c"),
        .package(url: "https://example.com/swift-log.git", from: "1.0.0"),
        .package(id: "mona.LinkedList", exact: "1.2.3"),
      ],
      targets: [
        .target(
          name: "A",
          dependencies: [
            "B", .target(name: "Macros", condition: .when(platforms: [.linux, .macOS])),
            .product(name: "P", package: "b"),
            .product(
              name: "P2", package: "Cname", moduleAliases: ["K": "L"],
              condition: .when(platforms: [.iOS], traits: ["X"])),
          ],
          path: "Custom/A", exclude: ["Ex"], sources: ["x", "y.swift"],
          resources: [.process("r"), .embedInCode("e.txt")],
          cSettings: [.define("C")],
          swiftSettings: [
            .enableUpcomingFeature("ExistentialAny"),
            .define("FOO", .when(platforms: [.linux], configuration: .debug)),
            .swiftLanguageMode(.v6), .unsafeFlags(["-Xa", "-Xb"]),
            .defaultIsolation(MainActor.self),
          ],
          plugins: [.plugin(name: "Plug"), .plugin(name: "Other", package: "b")]),
        .target(name: "B"),
        .executableTarget(name: "Tool"),
        .testTarget(name: "ATests", dependencies: ["A"]),
        .plugin(name: "Plug", capability: .buildTool(), dependencies: ["Tool"]),
        .macro(name: "Macros"),
        .systemLibrary(name: "Sys", pkgConfig: "sys"),
        .binaryTarget(name: "Bin", path: "Bin.xcframework"),
      ]
    )
    """
}
