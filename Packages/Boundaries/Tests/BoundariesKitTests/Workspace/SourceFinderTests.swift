import Testing

@testable import BoundariesKit

/// Where the sources of targets are, as `swift package describe` says of the same trees.
struct SourceFinderTests {
  private func sources(
    _ target: Manifest.Target, and others: [Manifest.Target] = [], in files: [String],
    links: [(String, String)] = [], problems: [Problem] = []
  ) throws -> [String]? {
    let written = try Tree()
    for file in files { try written.write("", to: "P/\(file)") }
    for (link, destination) in links { try written.link("P/\(link)", to: destination) }
    var finder = SourceFinder(
      tree: try FileTree(root: written.root), package: "P",
      manifest: Manifest(name: "P", targets: [target] + others))
    let found = finder.folder(of: target).map { folder in finder.files(of: target, in: folder) }
    #expect(finder.problems == problems)
    return found
  }

  @Test("hidden files, asset folders and documentation are no sources, nested packages are")
  func contents() throws {
    #expect(
      try sources(
        Manifest.Target(name: "N"),
        in: [
          "Sources/N/b.swift", "Sources/N/a.swift", "Sources/N/c.txt", "Sources/N/.h/x.swift",
          "Sources/N/x.docc/s.swift", "Sources/N/x.xcassets/s.swift", "Sources/N/en.lproj/l.swift",
          "Sources/N/y.bundle/f.swift", "Sources/N/inner/Package.swift", "Sources/Other/o.swift",
        ]) == [
          "P/Sources/N/a.swift", "P/Sources/N/b.swift", "P/Sources/N/en.lproj/l.swift",
          "P/Sources/N/inner/Package.swift", "P/Sources/N/y.bundle/f.swift",
        ])
  }

  @Test("a target's own path, sources and excludes are kept to")
  func custom() throws {
    #expect(
      try sources(
        Manifest.Target(
          name: "N", path: "./R/", sources: ["x", "y.swift"], excluded: ["x/Ex", "x/no.swift"]),
        in: ["R/x/a.swift", "R/x/Ex/b.swift", "R/x/no.swift", "R/y.swift", "R/z.swift"])
        == ["P/R/x/a.swift", "P/R/y.swift"])
  }

  @Test(
    "the folder is the first place that exists, and the only target of its kind may have all of it",
    arguments: [
      (Manifest.Target(name: "N"), [], "Source/N/a.swift", true),
      (Manifest.Target(name: "N"), [], "Sources/a.swift", true),
      (
        Manifest.Target(name: "N"), [Manifest.Target(name: "NTests", kind: .test)],
        "Sources/a.swift", true
      ),
      (Manifest.Target(name: "N"), [Manifest.Target(name: "M")], "Sources/a.swift", false),
      (Manifest.Target(name: "T", kind: .test), [], "Tests/T/a.swift", true),
      (Manifest.Target(name: "T", kind: .test), [], "Sources/T/a.swift", true),
      (Manifest.Target(name: "G", kind: .plugin), [], "Plugins/G/a.swift", true),
      (Manifest.Target(name: "N"), [], "Tests/N/a.swift", false),
      (Manifest.Target(name: "N", path: "../Outside"), [], "Sources/N/a.swift", false),
      (Manifest.Target(name: "N", path: "."), [], "a.swift", true),
    ])
  func folders(
    target: Manifest.Target, others: [Manifest.Target], file: String, isFound: Bool
  ) throws {
    #expect(try sources(target, and: others, in: [file]) == (isFound ? ["P/\(file)"] : nil))
  }

  @Test("links to folders are followed, and those that lead round in circles are reported")
  func links() throws {
    #expect(
      try sources(
        Manifest.Target(name: "N"), in: ["Sources/N/a.swift", "Shared/s.swift"],
        links: [("Sources/N/loop", "."), ("Sources/N/shared", "../../Shared")],
        problems: [
          Problem(
            path: "P/Sources/N/loop",
            sentence: "This link leads back to a folder around it. Remove it, or exclude it.")
        ])
        == ["P/Sources/N/a.swift", "P/Sources/N/shared/s.swift"])
  }
}
