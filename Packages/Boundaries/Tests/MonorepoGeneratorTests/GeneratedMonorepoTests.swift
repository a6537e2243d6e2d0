import BoundariesKit
import Foundation
import MonorepoGenerator
import Testing

/// A check finds what was planted in generated repositories, all of it and nothing else.
///
/// The manifests of the larger ones are given, since evaluating hundreds takes minutes; that they are given as
/// the toolchain would answer is shown on a small one.
struct GeneratedMonorepoTests {
  private struct GivenManifests: ManifestSource {
    var manifests: [String: Manifest]

    func manifest(of package: String, in tree: FileTree) async throws(Problem) -> Manifest {
      guard let manifest = manifests[package] else {
        throw Problem(path: package, sentence: "There is no such package.")
      }
      return manifest
    }
  }

  /// Writes a repository into a temporary folder for as long as an operation runs.
  private func written(
    _ repository: GeneratedMonorepo, _ operation: (String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boundaries-tests-\(UUID().uuidString)")
    try repository.write(to: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await operation(try FileTree(root: folder.path).root)
  }

  /// A check of 2,000 packages takes longer than a test should, except where somebody asks for it.
  private static let sizes =
    ProcessInfo.processInfo.environment["BOUNDARIES_LARGE_TREES"] == nil
    ? [10, 11, 200] : [10, 11, 200, 2000]

  @Test(
    "every planted violation is found at its place, and nothing else",
    arguments: sizes, [1, 2] as [UInt64])
  func planted(count: Int, seed: UInt64) async throws {
    let repository = GeneratedMonorepo(packages: count, seed: seed, hasViolations: true)
    #expect(repository.count == count)
    #expect(Set(repository.planted.map(\.rule)).count == 11)
    try await written(repository) { root in
      let manifests = GivenManifests(manifests: repository.manifests(in: root))
      let report = await Check(root: root, manifests: manifests).run()
      let found = report.violations.map(PlantedViolation.init).sorted()
      #expect(found == repository.planted)
      #expect(report.problems == [])
      #expect(report.packages == count)
    }
  }

  @Test("nothing is found where nothing was planted", arguments: sizes, [1, 2] as [UInt64])
  func clean(count: Int, seed: UInt64) async throws {
    let repository = GeneratedMonorepo(packages: count, seed: seed)
    try await written(repository) { root in
      let manifests = GivenManifests(manifests: repository.manifests(in: root))
      let report = await Check(root: root, manifests: manifests).run()
      #expect(report.violations.map(PlantedViolation.init) == [])
      #expect(report.problems == [])
    }
  }

  @Test("manifests that are given are what the toolchain answers, and so is what is found")
  func evaluated() async throws {
    let repository = GeneratedMonorepo(packages: 10, seed: 4, hasViolations: true)
    try await written(repository) { root in
      let report = await Check(root: root).run()
      #expect(report.violations.map(PlantedViolation.init).sorted() == repository.planted)
      #expect(report.problems == [])
      let tree = try FileTree(root: root)
      let evaluator = try await ManifestEvaluator(cache: CacheFolder(for: tree))
      for (path, manifest) in repository.manifests(in: root) {
        #expect(try await evaluator.manifest(of: path, in: tree) == manifest)
      }
    }
  }

  @Test("the same number and seed make the same repository")
  func reproducible() {
    func all(_ seed: UInt64) -> [PlantedViolation] {
      GeneratedMonorepo(packages: 20, seed: seed, hasViolations: true).planted
    }
    #expect(all(7) == all(7))
    #expect(all(7) != all(8))
  }
}
