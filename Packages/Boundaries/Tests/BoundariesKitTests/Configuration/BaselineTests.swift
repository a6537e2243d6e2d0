@testable import BoundariesKit
import Foundation
import Testing

/// A baseline from the day it is written to the day it is empty.
struct BaselineTests {
  private static let path = "scripts/boundaries-baseline.json"

  private static func tree() throws -> Tree {
    try Tree(
      FixturePackage("Core", .library("Core", ["Core.swift": ""])),
      FixturePackage(
        "Order", uses: ["Core"],
        .library(
          "Order", uses: ["Core/Core"],
          [
            "A.swift": "@_exported import Core\n@_exported import Core\n",
            "B.swift": "@_exported import Core\n",
          ])))
  }

  private func text(_ tree: Tree) throws -> String {
    try String(contentsOfFile: "\(tree.root)/\(Self.path)", encoding: .utf8)
  }

  private static let whole = """
    {
      "version": 1,
      "violations": [
        { "rule": "reexport", "from": "Order", "to": "Core", "file": "Order/Sources/Order/A.swift", "count": 2 },
        { "rule": "reexport", "from": "Order", "to": "Core", "file": "Order/Sources/Order/B.swift" }
      ]
    }

    """

  private static let note = "; no configuration, so no rule about layers was checked"

  @Test("the violations of today are written without their lines, and then pass")
  func written() async throws {
    let tree = try Self.tree()
    #expect(
      try await tree.writeBaseline()
        == "scripts/boundaries-baseline.json: 3 violations to be worked off\n")
    #expect(try text(tree) == Self.whole)
    #expect(
      await tree.check()
        == "2 packages, 2 modules, 3 files: no violation; 3 more in the baseline\(Self.note)\n")

    // Lines move, and what is covered stays covered.
    try tree.write("// more\n\n@_exported import Core\n", to: "Order/Sources/Order/B.swift")
    #expect(
      await tree.check()
        == "2 packages, 2 modules, 3 files: no violation; 3 more in the baseline\(Self.note)\n")
  }

  @Test("a new violation fails, and the baseline does not take it in unless it is told to")
  func new() async throws {
    let tree = try Self.tree()
    _ = try await tree.writeBaseline()
    let line = "@_exported import Core\n"
    try tree.write(line, to: "Order/Sources/Order/C.swift")
    let violation = """
      Order/Sources/Order/C.swift:1:12: error: [reexport] target 'Order' exports 'Core' again
        why: whoever imports Order uses Core without saying so
        fix: remove '@_exported' and import 'Core' where it is used

      """
    #expect(
      await tree.check() == violation
        + "2 packages, 2 modules, 4 files: 1 violation; 3 more in the baseline\(Self.note)\n")
    #expect(
      try await tree.writeBaseline() == violation
        + "scripts/boundaries-baseline.json: 3 violations to be worked off\n")
    #expect(try text(tree) == Self.whole)
    #expect(
      try await tree.writeBaseline(addsNew: true)
        == "scripts/boundaries-baseline.json: 4 violations to be worked off, 1 more than before\n")

    // One more in a file that is covered: which one is new cannot be told.
    try tree.write(line + line, to: "Order/Sources/Order/B.swift")
    #expect(
      await tree.check().hasSuffix(
        "4 files: 2 violations; 3 more in the baseline\(Self.note)\n"))
  }

  @Test("an entry that covers more than there is is a violation until it is removed")
  func shrinks() async throws {
    let tree = try Self.tree()
    _ = try await tree.writeBaseline()
    try tree.write("@_exported import Core\n", to: "Order/Sources/Order/A.swift")
    try tree.write("import Core\n", to: "Order/Sources/Order/B.swift")
    #expect(
      await tree.check() == """
        scripts/boundaries-baseline.json:4:5: error: [stale-exception] the baseline's entry 2 times 'reexport' for Order → Core in Order/Sources/Order/A.swift matches only 1
          why: what it covered was worked off, and a baseline only shrinks
          fix: run 'boundaries baseline', which removes it
        scripts/boundaries-baseline.json:5:5: error: [stale-exception] the baseline's entry 'reexport' for Order → Core in Order/Sources/Order/B.swift matches nothing
          why: what it covered was worked off, and a baseline only shrinks
          fix: run 'boundaries baseline', which removes it
        2 packages, 2 modules, 3 files: 2 violations; 1 more in the baseline\(Self.note)

        """)
    #expect(
      try await tree.writeBaseline()
        == "scripts/boundaries-baseline.json: 1 violation to be worked off, 2 fewer than before\n")
    try tree.write("import Core\n", to: "Order/Sources/Order/A.swift")
    #expect(
      try await tree.writeBaseline()
        == "scripts/boundaries-baseline.json: 0 violations to be worked off, 1 fewer than before\n")
    #expect(try text(tree) == "{\n  \"version\": 1,\n  \"violations\": []\n}\n")
  }

  @Test("nothing is written, and no entry is stale, while something cannot be read")
  func incomplete() async throws {
    let tree = try Self.tree()
    _ = try await tree.writeBaseline()
    try tree.write(Data([0x2F, 0x2F, 0xFF]), to: "Order/Sources/Order/A.swift")
    #expect(try await tree.writeBaseline() == nil)
    #expect(try text(tree) == Self.whole)
    let checked = await tree.check()
    #expect(!checked.contains("stale-exception"))
    #expect(checked.contains("the check is not whole: 1 problem"))
  }

  @Test("a baseline that is named must be there for a check")
  func missing() async throws {
    let tree = try Self.tree()
    #expect(
      await tree.check(baseline: "/nowhere/b.json").contains(
        "/nowhere/b.json: error: This file cannot be read: No such file or directory.\n"))
  }

  @Test(
    "a mistake in a baseline is reported with its place",
    arguments: [
      ("[]", "1:1: Here should stand an object, the baseline, and not an array."),
      ("{}", "1:1: The key 'version' is missing in the baseline."),
      (
        #"{"version": 2}"#,
        "1:13: This baseline has the version 2, and this tool reads version 1."
      ),
      (#"{"version": "1"}"#, "1:13: Here should stand a whole number greater than 0."),
      (
        #"{"version": 1, "violations": [{"rule": "a", "from": "b"}]}"#,
        "1:31: The key 'file' is missing in an entry of the baseline."
      ),
      (
        #"{"version": 1, "violations": [{"rule": "a", "from": "b", "file": "c", "count": 0}]}"#,
        "1:80: Here should stand a whole number greater than 0."
      ),
      (
        #"{"version": 1, "violations": [{"rule": "a", "from": "b", "file": "c"}, {"rule": "a", "from": "b", "file": "c"}]}"#,
        "1:72: This entry stands here a second time. Write the sum as its 'count'."
      ),
    ])
  func mistakes(text: String, problem: String) {
    let (_, problems) = BaselineReader.read(Array(text.utf8), path: "b")
    #expect(problems.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.sentence)" } == [problem])
  }

  @Test("names that JSON must escape are read as they were written")
  func escapes() {
    let name = "a\"b\\c\u{1}d\te→"
    var baseline = Baseline()
    let key = Baseline.Key(rule: name, from: name, to: nil, file: name)
    let isNew = baseline.add(key, Baseline.Entry(count: 3, place: Place("b")))
    #expect(isNew)
    let (read, problems) = BaselineReader.read(Array(baseline.text.utf8), path: "b")
    #expect(problems == [])
    #expect(read.entries.mapValues(\.count) == [key: 3])
  }
}
