@testable import BoundariesKit
import Foundation

/// A tree of packages in a temporary folder, which is gone when the test is over.
final class Tree: Sendable {
  let root: String
  let packages: [FixturePackage]

  /// Writes the packages, and a configuration where there is one.
  convenience init(_ packages: FixturePackage..., configuration: String? = nil) throws {
    try self.init(packages: packages, configuration: configuration)
  }

  init(packages: [FixturePackage], configuration: String? = nil) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("boundaries-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = try FileTree(root: url.path).root
    self.packages = packages
    if let configuration { try write(configuration, to: "scripts/boundaries.json") }
    for package in packages {
      try write(package.manifestText, to: FileTree.join(package.path, "Package.swift"))
      for target in package.targets {
        for (file, text) in target.files {
          try write(text, to: FileTree.join(package.path, "\(target.folder)/\(file)"))
        }
      }
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)", withDestinationPath: destination)
  }

  /// Everything that `boundaries check` prints about the tree, whose manifests are not evaluated.
  func check(configuration: String? = nil, baseline: String? = nil) async -> String {
    let report = await prepared(configuration, baseline).run()
    let text = TextReport(report, root: ".")
    return text.violations + text.problems + text.summary
  }

  /// What `boundaries baseline` prints, or `nil` where it writes nothing.
  func writeBaseline(addsNew: Bool = false) async throws -> String? {
    let (report, change) = await prepared().writeBaseline(addsNew: addsNew)
    return change.map { TextReport(report, root: ".").violations + $0.text(root: ".") }
  }

  private func prepared(_ configuration: String? = nil, _ baseline: String? = nil) -> Check {
    let described = packages.map { ($0.path, $0.manifest(in: root)) }
    return Check(
      root: root, configuration: configuration, baseline: baseline,
      manifests: GivenManifests(manifests: Dictionary(uniqueKeysWithValues: described)))
  }
}
