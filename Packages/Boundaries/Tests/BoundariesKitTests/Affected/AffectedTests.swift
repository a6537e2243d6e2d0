import Foundation
import Testing

@testable import BoundariesKit

struct AffectedTests {
  private static let core = FixturePackage(
    "Core", .library("Core", ["Core.swift": "", "Old.swift": ""]),
    .tests("CoreTests", uses: ["Core"], ["Tests.swift": "@testable import Core\n"]))
  private static let account = FixturePackage(
    "Account", uses: ["Core"],
    .library("Account", uses: ["Core/Core"], ["Account.swift": "import Core\n"]),
    .tests("AccountTests", uses: ["Account"], ["Tests.swift": "@testable import Account\n"]))
  private static let region = FixturePackage(
    "Region", .library("Region", ["Region.swift": ""]),
    .tests("RegionTests", uses: ["Region"], ["Tests.swift": "@testable import Region\n"]))
  private static let app = FixturePackage(
    ".", uses: ["Account", "Region"],
    .executable("App", uses: ["Account/Account", "Region/Region"], ["main.swift": ""]))

  private static func repository() throws -> Repository {
    let tree = try Tree(core, account, region, app)
    try tree.write("*.log\n.build\n", to: ".gitignore")
    try tree.write("# Core\n", to: "Core/README.md")
    try tree.write("test:\n", to: "Account/Makefile")
    return try Repository(tree)
  }

  /// One way to change the tree, and the lines that tell what it affects.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [String: String?]
    var lines: [String]
  }

  private static let everything = [
    ".\tApp", "Account\tAccount, AccountTests", "Core\tCore, CoreTests",
    "Region\tRegion, RegionTests",
  ]

  private static let changes = [
    Change(
      testDescription: "a source affects its module and all that use it",
      files: ["Core/Sources/Core/Core.swift": "// changed"],
      lines: [
        ".\tApp\tApp → Account → Core: Core/Sources/Core/Core.swift",
        "Account\tAccount, AccountTests\tAccount → Core: Core/Sources/Core/Core.swift",
        "Core\tCore, CoreTests\tCore: Core/Sources/Core/Core.swift",
      ]),
    Change(
      testDescription: "a source that is gone does, too",
      files: ["Core/Sources/Core/Old.swift": nil],
      lines: [
        ".\tApp\tApp → Account → Core: Core/Sources/Core/Old.swift",
        "Account\tAccount, AccountTests\tAccount → Core: Core/Sources/Core/Old.swift",
        "Core\tCore, CoreTests\tCore: Core/Sources/Core/Old.swift",
      ]),
    Change(
      testDescription: "a new file of any kind affects the module whose folder it is in",
      files: ["Region/Sources/Region/Resources/größe 1.json": "{}"],
      lines: [
        ".\tApp\tApp → Region: Region/Sources/Region/Resources/größe 1.json",
        "Region\tRegion, RegionTests\tRegion: Region/Sources/Region/Resources/größe 1.json",
      ]),
    Change(
      testDescription: "a test affects the tests of its package",
      files: [
        "Core/Tests/CoreTests/Tests.swift": "", "Core/Tests/CoreTests/Fixtures/text.md": "",
      ],
      lines: ["Core\tCoreTests\tCoreTests: Core/Tests/CoreTests/Fixtures/text.md"]),
    Change(
      testDescription: "a manifest affects its package and all that use it",
      files: ["Region/Package@swift-6.0.swift": "// swift-tools-version: 6.0"],
      lines: [
        ".\tApp\tApp → Region: Region/Package@swift-6.0.swift",
        "Region\tRegion, RegionTests\tRegion: Region/Package@swift-6.0.swift",
      ]),
    Change(
      testDescription: "a file beside the targets affects all of its package",
      files: ["Account/Makefile": "test: all"],
      lines: [
        ".\tApp\tApp → Account: Account/Makefile",
        "Account\tAccount, AccountTests\tAccount: Account/Makefile",
      ]),
    Change(
      testDescription: "documentation affects nothing",
      files: [
        "README.md": "", "Core/README.md": nil, "Core/Sources/Core/Core.docc/Page.tutorial": "",
        "Core/Tests/CoreTests/README": "", "docs/NOTES.MD": "",
      ],
      lines: []),
    Change(
      testDescription: "what is ignored affects nothing",
      files: ["Core/Sources/Core/debug.log": "", "Core/.build/x": ""], lines: []),
    Change(
      testDescription: "the root's manifest affects everything",
      files: ["Package.swift": "// swift-tools-version: 6.2\n// settings"],
      lines: everything.map { $0 + "\teverything: Package.swift" }),
    Change(
      testDescription: "what no package owns affects everything",
      files: ["scripts/test": "#!/bin/sh", "Region/Sources/Region/Region.swift": "// changed"],
      lines: everything.map { $0 + "\teverything: scripts/test" }),
    Change(
      testDescription: "a package that is gone affects only what used it",
      files: [
        "Region/Package.swift": nil, "Region/Sources/Region/Region.swift": nil,
        "Region/Tests/RegionTests/Tests.swift": nil, "Account/Sources/Account/New.swift": "",
      ],
      lines: [
        ".\tApp\tApp → Account: Account/Sources/Account/New.swift",
        "Account\tAccount, AccountTests\tAccount: Account/Sources/Account/New.swift",
      ]),
  ]

  @Test("what a change affects", arguments: changes)
  func change(_ change: Change) async throws {
    let repository = try Self.repository()
    for (path, text) in change.files { try repository.change(path, text) }
    let expected = change.lines.map { $0 + "\n" }.joined()
    // Uncommitted, staged and committed are the same.
    #expect(AffectedReport(try await repository.affected()).text == expected)
    try repository.git("add", "--all")
    #expect(AffectedReport(try await repository.affected()).text == expected)
    try repository.commit("Change")
    #expect(AffectedReport(try await repository.affected(since: "HEAD~1")).text == expected)
    #expect(AffectedReport(try await repository.affected()).text == "")
  }

  @Test("a file that moves affects where it was and where it is")
  func move() async throws {
    let repository = try Self.repository()
    try repository.git("mv", "Core/Sources/Core/Old.swift", "Region/Sources/Region/Old.swift")
    let affected = try await repository.affected()
    #expect(
      affected.changes == ["Core/Sources/Core/Old.swift", "Region/Sources/Region/Old.swift"])
    #expect(affected.packages.map(\.path) == [".", "Account", "Core", "Region"])
  }

  @Test("what others did since the branch began is no change")
  func branches() async throws {
    let repository = try Self.repository()
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.change("Region/Sources/Region/New.swift", "")
    try repository.commit("Topic")
    try repository.git("checkout", "--quiet", "main")
    try repository.change("Core/Sources/Core/New.swift", "")
    try repository.commit("Main")
    try repository.git("checkout", "--quiet", "topic")
    #expect(
      try await repository.affected(since: "main").changes == ["Region/Sources/Region/New.swift"])
  }

  @Test("a package moved elsewhere affects what uses it there")
  func movedPackage() async throws {
    let tree = try Tree(
      FixturePackage("Old/Core", .library("Core", ["Core.swift": ""])),
      FixturePackage("New/Core", .library("Core", ["Core.swift": ""])),
      FixturePackage("Region", .library("Region", ["Region.swift": ""])))
    try FileManager.default.removeItem(atPath: tree.root + "/New")
    let repository = try Repository(tree)
    try repository.git("mv", "Old", "New")
    #expect(
      AffectedReport(try await repository.affected()).text
        == "New/Core\tCore\tCore: New/Core/Package.swift\n")
  }

  @Test("a plugin affects what uses plugins of its package, and what uses that")
  func plugin() async throws {
    let tree = try Tree(
      FixturePackage("Tool", .plugin("Generate")),
      FixturePackage("Core", uses: ["Tool"], .library("Core", ["Core.swift": ""])),
      FixturePackage(
        "Region", uses: ["Core", "Tool"],
        .library("Region", uses: ["Core/Core"], ["Region.swift": "import Core\n"])))
    var repository = try Repository(tree)
    repository.adjust = { $0["Core"]?.targets[0].usesPlugins = true }
    try repository.change("Tool/Plugins/Generate/plugin.swift", "")
    #expect(
      AffectedReport(try await repository.affected()).text == """
        Core\tCore\tCore → Generate: Tool/Plugins/Generate/plugin.swift
        Region\tRegion\tRegion → Core → Generate: Tool/Plugins/Generate/plugin.swift
        Tool\tGenerate\tGenerate: Tool/Plugins/Generate/plugin.swift

        """)
  }

  @Test("targets in one folder own what they compile, and in a folder of another's what is theirs")
  func sharedFolders() async throws {
    let tree = try Tree(FixturePackage("P", .library("A", [:]), .library("B", [:])))
    for path in ["Code/a/A.swift", "Code/a/help.md", "Code/b/B.swift", "Code/b/C/C.swift"] {
      try tree.write("", to: "P/\(path)")
    }
    var repository = try Repository(tree)
    repository.adjust = {
      var targets = [
        Manifest.Target(name: "A", path: "Code", sources: ["a"]),
        Manifest.Target(name: "B", path: "./Code", sources: ["b"], excluded: ["b/C"]),
        Manifest.Target(name: "C", path: "Code/b/C/"),
      ]
      targets[0].resources = ["a/help.md"]
      $0["P"]?.targets = targets
    }
    let owners = [
      "Code/a/A.swift": ["A"], "Code/b/B.swift": ["B"], "Code/b/C/C.swift": ["C"],
      "Code/a/help.md": ["A", "B"], "Code/new.c": ["A", "B"], "Code/b/NOTES.md": [],
    ]
    for (path, modules) in owners {
      try repository.change("P/\(path)", "// changed")
      #expect(try await repository.affected().packages.flatMap(\.modules) == modules, "\(path)")
      try repository.git("stash", "--quiet", "--include-untracked")
    }
  }

  @Test("a manifest among a test's fixtures is that test's, also when it goes")
  func fixtures() async throws {
    let tree = try Tree(
      Self.core, configuration: "{ \"ignore\": [\"**/Fixtures\"] }")
    let manifest = "Core/Tests/CoreTests/Fixtures/P/Package.swift"
    try tree.write("", to: manifest)
    let repository = try Repository(tree)
    try repository.change(manifest, nil)
    #expect(
      AffectedReport(try await repository.affected()).text
        == "Core\tCoreTests\tCoreTests: \(manifest)\n")
  }

  @Test("a link to a file or a folder leads to the module that has it")
  func links() async throws {
    let tree = try Tree(FixturePackage("A", .library("A", [:])))
    try tree.write("", to: "Shared/A/A.swift")
    try FileManager.default.createDirectory(
      atPath: tree.root + "/A/Sources", withIntermediateDirectories: true)
    try tree.link("A/Sources/A", to: "../../Shared/A")
    try tree.write("", to: "Shared/One.swift")
    try tree.link("Shared/A/One.swift", to: "../One.swift")
    let repository = try Repository(tree)
    try repository.change("Shared/A/A.swift", "// changed")
    #expect(
      AffectedReport(try await repository.affected()).text == "A\tA\tA: Shared/A/A.swift\n")
    try repository.git("checkout", "--quiet", ".")
    try repository.change("Shared/One.swift", "// changed")
    #expect(
      AffectedReport(try await repository.affected()).text == "A\tA\tA: Shared/One.swift\n")
  }

  @Test("below the top of a repository, what is outside matters to what depends on it")
  func outside() async throws {
    let tree = try Tree(
      FixturePackage("ios/Region", .library("Region", ["Region.swift": ""])),
      FixturePackage("ios/Account", .library("Account", ["Account.swift": ""])))
    try tree.write("", to: "shared/Models/Sources/Models/Models.swift")
    var repository = try Repository(tree, root: "ios")
    let outside = tree.root + "/shared/Models"
    repository.adjust = {
      $0["Region"]?.dependencies = [
        Manifest.PackageDependency(identity: "models", path: outside)
      ]
    }
    try repository.change("android/build.gradle", "")
    #expect(try await repository.affected().packages.isEmpty)
    try repository.change("shared/Models/Sources/Models/Models.swift", "// changed")
    let file = "\(outside)/Sources/Models/Models.swift"
    #expect(
      AffectedReport(try await repository.affected()).text == "Region\tRegion\tRegion: \(file)\n")
  }

  @Test("a target of an Xcode project is affected beside the packages, and is none of them")
  func projectTarget() async throws {
    let tree = try Tree(
      FixturePackage("Core", .library("Core", ["Core.swift": ""])),
      configuration: """
        {
          "layers": [
            { "name": "core", "packages": ["Core"], "mayUse": [] },
            { "name": "app", "packages": ["."], "mayUse": ["*"] }
          ],
          "targets": [{ "name": "Shop", "layer": "app", "sources": ["iOS/App", "iOS/Shared"] }]
        }
        """)
    try tree.write("import Core\n", to: "iOS/App/App.swift")
    try tree.write("", to: "iOS/Shared/Shared.swift")
    let repository = try Repository(tree)
    try repository.change("iOS/Shared/Shared.swift", "// changed")
    let own = try await repository.affected()
    #expect(own.packages.isEmpty)
    #expect(own.targets.map(\.chain) == [["Shop"]])
    try repository.change("Core/Sources/Core/Core.swift", "// changed")
    let both = try await repository.affected()
    #expect(both.packages.map(\.path) == ["Core"])
    #expect(
      AffectedReport(both).summary == """
        1 of 1 package affected by 2 changed files since 'HEAD'
        affected, too, and in no package: 'Shop'

        """)
    try repository.change("iOS/Shop.xcodeproj/project.pbxproj", "")
    #expect(try await repository.affected().everything == ["iOS/Shop.xcodeproj/project.pbxproj"])
  }

  @Test("what keeps git from answering is said")
  func problems() async throws {
    let repository = try Self.repository()
    await #expect(
      throws: Problem(
        path: nil,
        sentence: """
          There is no revision 'nowhere' in this repository. In a shallow clone it must be fetched \
          first, as in 'git fetch origin nowhere'.
          """)
    ) { try await repository.affected(since: "nowhere") }
    await #expect(throws: Problem.self) { try await repository.affected(since: "--help") }
    try repository.git("checkout", "--quiet", "--orphan", "other")
    try repository.commit("Another beginning")
    await #expect(
      throws: Problem(
        path: nil,
        sentence: """
          'main' and the current commit have no commit in common. A shallow clone must be deepened \
          first, as in 'git fetch --unshallow'.
          """)
    ) { try await repository.affected(since: "main") }
    try FileManager.default.removeItem(atPath: repository.tree.root + "/.git")
    await #expect(
      throws: Problem(
        path: nil,
        sentence: """
          '\(repository.tree.root)' is in no git repository that can be read, so nothing tells what \
          changed. Git says: fatal: not a git repository (or any of the parent directories): .git
          """)
    ) { try await repository.affected() }
  }
}
