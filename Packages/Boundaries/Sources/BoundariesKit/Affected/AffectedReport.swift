import Foundation

/// What is affected, as text and as JSON.
package struct AffectedReport {
  /// The jobs that GitHub runs of one matrix at most.
  private static let mostJobs = 256

  private let affected: Affected
  private let shards: [[Affected.Package]]
  private let isShared: Bool

  /// A report on packages that are shared among some shards, or stand for themselves.
  package init(_ affected: Affected, shards: Int? = nil) {
    self.affected = affected
    isShared = shards != nil
    self.shards = affected.shards(shards ?? Self.mostJobs)
  }

  /// A line for each package: its path, its affected modules, why, and its shard where there are
  /// shards; separated by tabs.
  package var text: String {
    affected.packages.map { package in
      let why =
        affected.everything.isEmpty
        ? "\(package.chain.joined(separator: " → ")): \(package.file)"
        : "everything: \(affected.everything[0])"
      var columns = [package.path, package.modules.joined(separator: ", "), why]
      if let shard = shard(of: package) { columns.append("\(shard)") }
      return columns.joined(separator: "\t") + "\n"
    }.joined()
  }

  /// How much is affected, in a line or two for people.
  package var summary: String {
    let changes = Text.count(affected.changes.count, "changed file")
    var summary = """
      \(affected.packages.count) of \(Text.count(affected.total, "package")) affected by \(changes) \
      since '\(affected.revision)'

      """
    if !affected.targets.isEmpty {
      let names = affected.targets.map { "'\($0.name)'" }
      summary += "affected, too, and in no package: \(Text.list(names))\n"
    }
    if let first = affected.everything.first {
      let others = affected.everything.count - 1
      let more = others == 0 ? "" : " and \(Text.count(others, "other"))"
      summary +=
        "everything is affected, for no single package owns what '\(first)'\(more) can change\n"
    }
    return summary
  }

  /// The document that the package's README describes, which changes with `version`.
  package var json: String {
    get throws {
      let packages = affected.packages.map { package in
        Document.Package(
          name: package.name, path: package.path, modules: package.modules, tests: package.tests,
          because: Document.Reason(chain: package.chain, file: package.file),
          weight: package.weight, shard: shard(of: package))
      }
      return try JSONText.encoded(
        Document(
          since: affected.revision, base: affected.base, changes: affected.changes,
          everything: affected.everything, packages: packages,
          targets: affected.targets.map {
            Document.Target(
              name: $0.name, because: Document.Reason(chain: $0.chain, file: $0.file))
          }))
    }
  }

  /// A matrix for a GitHub workflow, in one line: a job for each shard, or for each package.
  package var gitHubMatrix: String {
    get throws {
      let jobs = shards.enumerated().map { number, packages in
        Matrix.Job(
          shard: number + 1, shards: shards.count, packages: packages.map(\.path),
          name: packages.count == 1
            ? packages[0].name : "\(packages[0].name) and \(packages.count - 1) more")
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Matrix(include: jobs)), as: UTF8.self) + "\n"
    }
  }

  private func shard(of package: Affected.Package) -> Int? {
    guard isShared else { return nil }
    return shards.firstIndex { $0.contains { $0.path == package.path } }.map { $0 + 1 }
  }

  private struct Document: Encodable {
    var version = 1
    var since: String
    var base: String
    var changes: [String]
    var everything: [String]
    var packages: [Package]
    var targets: [Target]

    struct Target: Encodable {
      var name: String
      var because: Reason
    }

    struct Package: Encodable {
      var name: String
      var path: String
      var modules: [String]
      var tests: [String]
      var because: Reason
      var weight: Int
      var shard: Int?
    }

    struct Reason: Encodable {
      var chain: [String]
      var file: String
    }
  }

  private struct Matrix: Encodable {
    var include: [Job]

    struct Job: Encodable {
      var shard: Int
      var shards: Int
      var packages: [String]
      var name: String
    }
  }
}
