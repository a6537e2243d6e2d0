import Foundation
import Testing

/// The command as it is run, on a tree whose manifests are evaluated.
struct CommandTests {
  @Test("a tree is checked, reported with its places and left with status 1")
  func check() throws {
    let folder = try Folder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Tree",
        targets: [.target(name: "Core"), .target(name: "Order", dependencies: ["Core"])]
      )
      """, to: "Package.swift")
    try folder.write("", to: "Sources/Core/Core.swift")
    try folder.write("import Foundation\n", to: "Sources/Order/Order.swift")
    let checked = try folder.run("check")
    #expect(
      checked.output == """
        Package.swift:5:74: error: [unused-dependency] target 'Order' declares 'Core', which none of its sources imports
          why: Order → Core in the manifest; 1 source read, no import of Core
          fix: remove it from the dependencies of 'Order'
        1 package, 2 modules, 2 files: 1 violation; no configuration, so no rule about layers was checked

        """)
    #expect(checked.errors == "")
    #expect(checked.status == 1)

    try folder.write("import Core\n", to: "Sources/Order/Order.swift")
    try folder.write("{}", to: "settings.json")
    let clean = try folder.run("check", "--root", folder.path, "--config=settings.json")
    #expect(
      clean
        == Answer(output: "1 package, 2 modules, 2 files: no violation\n", errors: "", status: 0))

    try folder.write("let package = 1\n", to: "Broken/Package.swift")
    let broken = try folder.run("check", "--root", folder.path + "/", "--config", "settings.json")
    #expect(
      broken.output == """
        1 package, 2 modules, 2 files: no violation; the check is not whole: 1 problem

        """)
    #expect(
      broken.errors.hasPrefix("\(folder.path)/Broken/Package.swift: error: This manifest cannot be")
    )
    #expect(broken.status == 2)
  }

  @Test("packages find each other below a root whose name is not ASCII")
  func unusualRoot() throws {
    let folder = try Folder()
    for (name, dependency) in [("A", ""), ("B", ".package(path: \"../A\")")] {
      try folder.write(
        """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
          dependencies: [\(dependency)],
          targets: [.target(name: "\(name)")])
        """, to: "Größe 1/\(name)/Package.swift")
      try folder.write("import A\n", to: "Größe 1/\(name)/Sources/\(name)/File.swift")
    }
    let checked = try folder.run("check", "--root", "Größe 1")
    #expect(
      checked.output == """
        Größe 1/B/Package.swift:5:33: error: [unused-dependency] package 'B' depends on package 'A', which none of its targets uses
          why: B → A; no product of A stands in a target
          fix: remove the package dependency
        Größe 1/B/Sources/B/File.swift:1:1: error: [undeclared-import] target 'B' imports 'A', which it does not declare
          why: nothing that B declares leads to A; it compiles only where another target of the same build brings it along
          fix: add .product(name: "A", package: "A") to the dependencies of 'B' in B/Package.swift
        2 packages, 2 modules, 2 files: 2 violations; no configuration, so no rule about layers was checked

        """)
  }

  @Test("imports are listed a line each with what they carry")
  func imports() throws {
    let folder = try Folder()
    try folder.write(
      "@testable import struct A.B.C; public import `D`\n/* import E */\n", to: "a.swift")
    try folder.write("", to: "b.swift")
    #expect(
      try folder.run("imports", "a.swift", "c.swift", "b.swift")
        == Answer(
          output: "a.swift:1:11\tA.B.C\t@testable struct\na.swift:1:39\tD\tpublic\n",
          errors: "c.swift: error: This file cannot be read: No such file or directory.\n",
          status: 2))
  }

  @Test("every rule is explained")
  func rules() throws {
    let answer = try Folder().run("rules")
    #expect(answer.status == 0)
    let names = answer.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      names == [
        "layer", "undeclared-import", "unused-dependency", "condition-mismatch", "cycle",
        "testable-across-packages", "reexport", "public-implementation", "unlinked-module",
        "contract", "foreign-target", "runtime-lookup", "settings", "stale-exception",
      ])
  }

  @Test(
    "what the command does not understand it says, with status 2",
    arguments: [
      ([], "A subcommand is missing."),
      (["chek"], "There is no subcommand 'chek'. Did you mean 'check'?"),
      (["check", "--rot", "x"], "There is no option '--rot' here. Did you mean '--root'?"),
      (["check", "--root"], "The option '--root' needs a value."),
      (["check", "--root=a", "--root", "b"], "The option '--root' stands here twice."),
      (["check", "."], "'check' takes no '.'. The directory to check follows '--root'."),
      (
        ["check", "--format", "xml"],
        "There is no format 'xml'. The formats are 'text', 'json', 'github', 'sarif'."
      ),
      (["baseline", "x"], "'baseline' takes no 'x'. The file to write follows '--baseline'."),
      (["baseline", "--ad"], "There is no option '--ad' here. Did you mean '--add'?"),
      (["imports"], "'imports' needs the files to read."),
      (["rules", "layer"], "'rules' takes no 'layer'."),
    ])
  func mistakes(arguments: [String], sentence: String) throws {
    #expect(
      try Folder().run(arguments)
        == Answer(
          output: "", errors: "boundaries: error: \(sentence)\nSee 'boundaries --help'.\n",
          status: 2))
  }

  @Test("a root that is not there is said, with status 2")
  func noRoot() throws {
    #expect(
      try Folder().run("check", "--root", "nowhere")
        == Answer(
          output: "", errors: "nowhere: error: There is no such directory to check.\n", status: 2))
  }

  @Test(
    "help is shown wherever it is asked for", arguments: [["--help"], ["check", "-h"], ["help"]])
  func help(arguments: [String]) throws {
    let answer = try Folder().run(arguments)
    #expect(answer.output.hasPrefix("boundaries: who may use whom"))
    #expect(answer.status == 0)
  }
}
