import BoundariesKit
import Testing

struct PackageFinderTests {
  @Test("packages are found in packages, and not in hidden, foreign, linked or ignored folders")
  func packages() throws {
    let written = try Tree()
    for folder in [
      ".", "A", "A/B/C", ".build/checkouts/X", "A/.hidden", "Vendor/Clone", "Vendor/Clone/Inner",
      "Tests/Fixtures/F", "Package.swift.d",
    ] {
      try written.write("", to: "\(folder)/Package.swift")
    }
    try written.write("gitdir: elsewhere", to: "Vendor/Clone/.git")
    try written.write("", to: ".git/HEAD")
    try written.link("A/Loop", to: "..")
    try written.link("Linked", to: "A/B")
    try written.link("Nowhere", to: "Nothing")
    let (packages, problems) = PackageFinder.packages(
      in: try FileTree(root: written.root), ignoring: [PathPattern("**/Fixtures")])
    #expect(packages == [".", "A", "A/B/C", "Package.swift.d"])
    #expect(problems == [])
  }
}
