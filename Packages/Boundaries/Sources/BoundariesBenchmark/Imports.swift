import BoundariesKit
import Foundation
import MonorepoGenerator

/// The imports of many files, against what the compiler takes to find them.
enum Imports {
  static func measure(files count: Int, in folder: URL) throws -> [Measurement] {
    let repository = GeneratedMonorepo(packages: 2000, seed: 1, hasViolations: true)
    let files = Array(repository.sources.prefix(count))
    let list = folder.appendingPathComponent("inputs")
    try files.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
    let compiler = [
      "swiftc", "-frontend", "-scan-dependencies", "-import-prescan", "-swift-version", "6",
      "-module-name", "Judged", "@\(list.path)",
    ]
    var own: [Double] = []
    var others: [Double] = []
    for _ in 1...5 {
      own.append(try Command.seconds(Command.boundaries, ["imports"] + files, in: folder))
      others.append(
        try Command.seconds(URL(fileURLWithPath: "/usr/bin/env"), compiler, in: folder))
    }
    let (mine, theirs) = (own.min() ?? 0, others.min() ?? 0)
    return [
      Measurement(
        name: "imports of \(files.count) files", value: theirs / mine,
        unit: "times as fast as the compiler's pre-scan", limit: .atLeast(5),
        detail: "\(Measurement.text(mine)) s against \(Measurement.text(theirs)) s")
    ]
  }
}
