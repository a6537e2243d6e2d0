import Foundation
import Testing

@Suite("Manifests")
struct ManifestTests {
  static let manifests = ["Package.swift"] + Repository.packages.map { "\($0)/Package.swift" }

  static let settings = """
    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
    """

  @Test("each has the one settings block, language mode 6 and the platforms", arguments: manifests)
  func settings(path: String) throws {
    let manifest = try Repository.text(path)
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(manifest.contains(Self.settings))
    #expect(manifest.contains("swiftLanguageModes: [.v6]"))
    #expect(manifest.contains("platforms: [.macOS(.v15), .iOS(.v18)]"))
  }

  @Test("none depends on a package from elsewhere", arguments: manifests)
  func noThirdParty(path: String) throws {
    let manifest = try Repository.text(path)
    #expect(!manifest.contains("url:"))
    #expect(!manifest.contains(".package(id:"))
  }

  @Test("none has unsafe flags", arguments: manifests)
  func noUnsafeFlags(path: String) throws {
    #expect(try !Repository.text(path).contains("unsafeFlags"))
  }

  @Test("the root has a trait for each business module, all enabled by default")
  func traits() throws {
    let manifest = try Manifest.root()
    let names = Set(manifest.traits.map(\.name))
    #expect(names == Set(Repository.modules).union(["default"]))
    let enabled = manifest.traits.first { $0.name == "default" }?.enabledTraits
    #expect(Set(enabled ?? []) == Set(Repository.modules))
  }

  @Test("App/Modules.swift lists each trait, and nothing else")
  func modules() throws {
    let listed = try Repository.text("App/Modules.swift").matches(of: /Module\("(\w+)"/)
      .map { String($0.1) }
    #expect(listed == Repository.modules)
  }
}

/// What `swift package dump-package` says of a manifest, as far as these tests ask.
struct Manifest: Decodable {
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }

  let traits: [Trait]

  /// Evaluates the root's manifest, in a scratch folder, since SwiftPM holds its own while it tests.
  static func root() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", Repository.root.path,
      "--scratch-path", scratch.path,
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data)
  }
}
