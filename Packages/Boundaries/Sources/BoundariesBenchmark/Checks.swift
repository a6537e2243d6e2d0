import BoundariesKit
import Foundation
import MonorepoGenerator

/// Whole checks of generated repositories.
enum Checks {
  /// A check that evaluates nothing, because every manifest is remembered.
  static func warm(packages: Int, in folder: URL) async throws -> [Measurement] {
    let repository = GeneratedMonorepo(packages: packages, seed: 1, hasViolations: true)
    try repository.write(to: folder.path)
    try await remember(repository, in: folder)
    let before = Command.processorSecondsOfChildren
    let seconds = try (1...5).map { _ in
      try Command.seconds(Command.boundaries, ["check"], in: folder, status: 1)
    }
    // Other programs that run meanwhile lengthen the time, but hardly what of it was work.
    let work = (Command.processorSecondsOfChildren - before) / Double(seconds.count)
    let (best, worst) = (seconds.min() ?? 0, seconds.max() ?? 0)
    return [
      Measurement(
        name: "warm check of \(packages) packages", value: best, unit: "s", limit: .atMost(2),
        detail: "the best of \(seconds.count), the worst was \(Measurement.text(worst)) s; "
          + "\(Measurement.text(work)) s of processor time"
      ),
      Measurement(
        name: "its memory", value: Command.peakMemoryOfChildren, unit: "MB", limit: .atMost(300),
        detail: "\(repository.sources.count) sources"),
    ]
  }

  /// A check after some manifests have changed, against the evaluation of those manifests alone.
  static func cold(packages: Int, changed: Int, in folder: URL) async throws -> [Measurement] {
    let repository = GeneratedMonorepo(packages: packages, seed: 1, hasViolations: true)
    try repository.write(to: folder.path)
    try await remember(repository, in: folder)
    let tree = try FileTree(root: folder.path)
    let manifests = repository.manifests(in: tree.root).keys.sorted().suffix(changed)
    var checks: [Double] = []
    var evaluations: [Double] = []
    for round in 1...3 {
      for path in manifests {
        let file = tree.absolute(path) + "/Package.swift"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        try "\(text)// \(round)\n".write(toFile: file, atomically: true, encoding: .utf8)
      }
      let cache = CacheFolder(path: folder.path + ".cache\(round)")
      defer { try? FileManager.default.removeItem(atPath: cache.path) }
      let clock = ContinuousClock()
      let start = clock.now
      let evaluator = try await ManifestEvaluator(cache: cache)
      try await evaluator.evaluate(Array(manifests), in: tree)
      evaluations.append((clock.now - start) / .seconds(1))
      checks.append(
        try Command.seconds(Command.boundaries, ["check"], in: folder, status: 1))
    }
    let (check, evaluation) = (checks.min() ?? 0, evaluations.min() ?? 0)
    return [
      Measurement(
        name: "check after \(changed) of \(packages) manifests changed", value: check / evaluation,
        unit: "times their evaluation", limit: .atMost(1.1),
        detail: "\(Measurement.text(check)) s against \(Measurement.text(evaluation)) s")
    ]
  }

  private static func remember(_ repository: GeneratedMonorepo, in folder: URL) async throws {
    let tree = try FileTree(root: folder.path)
    let evaluator = try await ManifestEvaluator(cache: CacheFolder(for: tree))
    for (path, manifest) in repository.manifests(in: tree.root) {
      try evaluator.remember(manifest, of: path, in: tree)
    }
  }
}

extension ManifestEvaluator {
  /// Evaluates manifests as many at a time as a check does.
  fileprivate func evaluate(_ packages: [String], in tree: FileTree) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, path) in packages.enumerated() {
        if index >= ProcessInfo.processInfo.activeProcessorCount { try await group.next() }
        group.addTask { _ = try await manifest(of: path, in: tree) }
      }
      try await group.waitForAll()
    }
  }
}
