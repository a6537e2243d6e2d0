import BoundariesKit
import Foundation
import MonorepoGenerator

/// Measures what the tool promises, on a generated repository, each against a limit.
///
/// Ratios compare two things in the same run, so that they hold on any machine.
@main
enum BoundariesBenchmark {
  static func main() async throws {
    let results = try await measure()
    for result in results { print(result) }
    if results.contains(where: { !$0.holds }) { exit(1) }
  }

  private static func measure() async throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boundaries-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var results: [Measurement] = []
    // Memory is that of the largest child so far, so the compiler runs last.
    results += try await Checks.warm(packages: 2000, in: folder.appendingPathComponent("large"))
    results += try await Checks.cold(
      packages: 100, changed: 10, in: folder.appendingPathComponent("small"))
    results += try Imports.measure(files: 4000, in: folder.appendingPathComponent("large"))
    return results
  }
}
