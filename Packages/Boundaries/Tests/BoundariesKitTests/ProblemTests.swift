import Foundation
import Testing

/// What cannot be read is reported, and the rest is checked all the same.
struct ProblemTests {
  private static let note = "; no configuration, so no rule about layers was checked"
  private static let bad = FixturePackage(
    "Bad", .library("Bad", ["A.swift": "@_exported import Foundation\n"]))
  private static let violation = """
    Bad/Sources/Bad/A.swift:1:12: error: [reexport] target 'Bad' exports 'Foundation' again
      why: whoever imports Bad uses Foundation without saying so
      fix: remove '@_exported' and import 'Foundation' where it is used

    """

  @Test("a file that is not UTF-8")
  func encoding() async throws {
    let tree = try Tree(
      Self.bad,
      FixturePackage(
        "Core", .library("Core", uses: ["Helper"], ["A.swift": ""]),
        .library("Helper", ["H.swift": ""])))
    try tree.write(Data([0x2F, 0x2F, 0xFF, 0x0A]), to: "Core/Sources/Core/B.swift")
    let output = await tree.check()
    #expect(output.hasPrefix(Self.violation + "Core/Sources/Core/B.swift:1:3: error: "))
    // The dependency on Helper may be used in the file that cannot be read.
    #expect(
      output.hasSuffix(
        "\n2 packages, 3 modules, 4 files: 1 violation\(Self.note); the check is not whole: 1 problem\n"
      ))
  }

  @Test("a manifest that fails, a target without a folder")
  func unreadable() async throws {
    let tree = try Tree(
      Self.bad, FixturePackage("Core", .library("Core", ["A.swift": ""]), .library("Gone", [:])))
    try tree.write("", to: "Unknown/Package.swift")
    let output = await tree.check()
    #expect(
      output == Self.violation + """
        Core/Package.swift:20:13: error: There is no folder with the sources of the target 'Gone'.
        Unknown/Package.swift: error: The test has no such package.
        2 packages, 3 modules, 2 files: 1 violation\(Self.note); the check is not whole: 2 problems

        """)
  }

  @Test("a source that is there when it is found and not when it is read, links round in circles")
  func gone() async throws {
    let tree = try Tree(Self.bad)
    // To a reader a link to nothing is a file that has vanished since it was listed.
    try tree.link("Bad/Sources/Bad/Gone.swift", to: "Nothing.swift")
    try tree.link("Bad/Sources/Bad/Loop", to: "../Bad")
    try tree.link("Bad/Sources/Bad/Self.swift", to: "Self.swift")
    let output = await tree.check()
    #expect(
      output == Self.violation + """
        Bad/Sources/Bad/Gone.swift: error: This file cannot be read: No such file or directory.
        Bad/Sources/Bad/Loop: error: This link leads back to a folder around it. Remove it, or exclude it.
        Bad/Sources/Bad/Self.swift: error: This file cannot be read: Too many levels of symbolic links.
        1 package, 1 module, 3 files: 1 violation\(Self.note); the check is not whole: 3 problems

        """)
  }

  @Test("a folder without permission", .enabled(if: geteuid() != 0, "root may read everything"))
  func permission() async throws {
    let tree = try Tree(Self.bad)
    try tree.write("", to: "Secret/file")
    let folder = "\(tree.root)/Secret"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
    let output = await tree.check()
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    #expect(
      output == Self.violation + """
        Secret: error: This directory cannot be read: Permission denied.
        1 package, 1 module, 1 file: 1 violation\(Self.note); the check is not whole: 1 problem

        """)
  }

  @Test("a configuration with a mistake, whose layers are then not judged by")
  func configuration() async throws {
    let tree = try Tree(Self.bad, configuration: "{ \"layers\": [], \"tsets\": {} }\n")
    let output = await tree.check()
    #expect(
      output == Self.violation + """
        scripts/boundaries.json:1:17: error: There is no key 'tsets' in the configuration. Did you mean 'tests'?
        1 package, 1 module, 1 file: 1 violation; the check is not whole: 1 problem

        """)
  }

  @Test("a configuration that is not there")
  func missingConfiguration() async throws {
    let tree = try Tree(Self.bad)
    let output = await tree.check(configuration: "/nowhere/b.json")
    #expect(
      output == Self.violation + """
        /nowhere/b.json: error: This file cannot be read: No such file or directory.
        1 package, 1 module, 1 file: 1 violation; the check is not whole: 1 problem

        """)
  }

  @Test("a directory without packages")
  func empty() async throws {
    #expect(
      try await Tree().check()
        == ".: error: There is no Package.swift in this directory or below it.\n")
  }
}
