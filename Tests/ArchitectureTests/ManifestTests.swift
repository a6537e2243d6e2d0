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
}
