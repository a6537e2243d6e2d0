package import BoundariesKit
import Foundation

/// A repository of packages in pairs, a business module and its extension package, with an app that
/// links them all, which a number and a seed determine.
///
/// Each source has what a careless search would take for imports: in comments, in strings, in names.
package struct GeneratedMonorepo: Sendable {
  /// The smallest number of packages: the app, the core, and the pairs that violations need.
  package static let leastPackages = 10

  let packages: [GeneratedPackage]
  let configuration: String

  /// What a check must find, sorted; nothing unless violations were asked for.
  package let planted: [PlantedViolation]

  /// Makes a repository.
  ///
  /// - Parameters:
  ///   - count: The number of packages, at least `leastPackages`.
  ///   - seed: What all choices follow from.
  ///   - hasViolations: Whether violations of every rule are planted.
  package init(packages count: Int, seed: UInt64, hasViolations: Bool = false) {
    var plan = MonorepoPlan(packages: max(count, Self.leastPackages), seed: seed)
    if hasViolations { plan.plantViolations() }
    packages = plan.packages
    configuration = plan.configuration
    planted = plan.planted.sorted()
  }

  /// The number of packages.
  package var count: Int { packages.count }

  /// The paths of all Swift sources but the manifests, relative to the root, sorted.
  package var sources: [String] {
    packages.flatMap { package in package.files.keys.map { FileTree.join(package.path, $0) } }
      .sorted()
  }

  /// Writes the repository into a folder, which is made where it is missing.
  package func write(to root: String) throws {
    func write(_ text: String, _ path: String) throws {
      let url = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try write(configuration, "scripts/boundaries.json")
    for package in packages {
      try write(package.manifestText, FileTree.join(package.path, "Package.swift"))
      for (file, text) in package.files { try write(text, FileTree.join(package.path, file)) }
    }
  }

  /// What the toolchain would answer about each manifest, by the paths of the packages, so that
  /// a check of a large repository need not evaluate thousands of them.
  package func manifests(in root: String) -> [String: Manifest] {
    Dictionary(uniqueKeysWithValues: packages.map { ($0.path, $0.manifest(in: root)) })
  }
}

/// A violation that was planted, and where.
package struct PlantedViolation: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var rule: String
  package var from: String
  package var to: String?
  package var path: String
  package var line: Int

  package init(rule: String, from: String, to: String?, path: String, line: Int) {
    self.rule = rule
    self.from = from
    self.to = to
    self.path = path
    self.line = line
  }

  /// What a check that found it says of it.
  package init(_ violation: Violation) {
    self.init(
      rule: violation.rule, from: violation.from, to: violation.to, path: violation.place.path,
      line: violation.place.line)
  }

  package static func < (left: PlantedViolation, right: PlantedViolation) -> Bool {
    (left.path, left.line, left.rule, left.to ?? "") < (
      right.path, right.line, right.rule, right.to ?? ""
    )
  }

  package var description: String {
    "\(path):\(line) [\(rule)] \(from)" + (to.map { " → \($0)" } ?? "")
  }
}
