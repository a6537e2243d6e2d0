import Foundation
import Testing

/// `affected` as it is run, in a git repository whose manifests are evaluated.
struct AffectedCommandTests {
  private static func folder() throws -> Folder {
    let folder = try Folder()
    for (name, dependency) in [("Core", ""), ("Order", ".package(path: \"../Core\")")] {
      let uses = dependency.isEmpty ? "" : ".product(name: \"Core\", package: \"Core\")"
      try folder.write(
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          dependencies: [\(dependency)],
          targets: [
            .target(
              name: "\(name)", dependencies: [\(uses)],
              resources: [.copy("help.md"), .process("Pictures")])
          ])
        """, to: "\(name)/Package.swift")
      try folder.write(
        dependency.isEmpty ? "" : "import Core\n", to: "\(name)/Sources/\(name)/\(name).swift")
      try folder.write("", to: "\(name)/Sources/\(name)/help.md")
      try folder.write("", to: "\(name)/Sources/\(name)/Pictures/a.txt")
    }
    try folder.write(".build\n", to: ".gitignore")
    for arguments in [
      ["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "Begin"],
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"]
        + ["-c", "commit.gpgsign=false"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
    return folder
  }

  @Test("packages are listed with their modules, why and their shards; a summary goes to people")
  func affected() throws {
    let folder = try Self.folder()
    #expect(
      try folder.run("affected", "--since", "HEAD")
        == Answer(
          output: "", errors: "0 of 2 packages affected by 0 changed files since 'HEAD'\n",
          status: 0))
    try folder.write("changed", to: "Core/Sources/Core/help.md")
    #expect(
      try folder.run("affected", "--since", "HEAD", "--shards=2")
        == Answer(
          output: """
            Core\tCore\tCore: Core/Sources/Core/help.md\t2
            Order\tOrder\tOrder → Core: Core/Sources/Core/help.md\t1

            """, errors: "2 of 2 packages affected by 1 changed file since 'HEAD'\n", status: 0))
    #expect(
      try folder.run("affected", "--since", "HEAD", "--format", "github-matrix", "--shards", "1")
        .output == """
          {"include":[{"name":"Core and 1 more","packages":["Core","Order"],"shard":1,"shards":1}]}

          """)
    try folder.write("", to: "Order/Package.swift")
    let broken = try folder.run("affected", "--since", "HEAD")
    #expect(broken.status == 2)
    #expect(broken.output == "")
    #expect(
      broken.errors.hasPrefix("Order/Package.swift: error: This manifest cannot be evaluated: "))
  }

  @Test("without the revision, a repository or git nothing is listed, with status 2")
  func problems() throws {
    let folder = try Self.folder()
    let unknown = try folder.run("affected", "--since", "nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.output == "")
    #expect(
      unknown.errors == """
        boundaries: error: There is no revision 'nowhere' in this repository. In a shallow clone it \
        must be fetched first, as in 'git fetch origin nowhere'.

        """)
    // All that the command finds in its PATH is Swift.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    try folder.write(
      "#!/bin/sh\nPATH='\(path)' exec swift \"$@\"\n", to: ".build/tools/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/.build/tools/swift")
    #expect(
      try folder.run(
        ["affected", "--since", "HEAD"], environment: ["PATH": folder.path + "/.build/tools"])
        == Answer(
          output: "",
          errors: """
            boundaries: error: Git cannot be run, so nothing tells what changed. Is it in PATH?

            """, status: 2))
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    let none = try folder.run("affected", "--since", "HEAD")
    #expect(none.status == 2)
    #expect(none.errors.contains("is in no git repository that can be read"))
  }
}
