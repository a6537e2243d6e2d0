import Foundation
import Testing

@Suite("Layout of the repository")
struct LayoutTests {
  @Test("every business module is a pair of packages, and the root manifest names it")
  func pairs() throws {
    let manifest = try Repository.text("Package.swift")
    let named = try #require(manifest.firstMatch(of: /let modules = \[([^\]]*)\]/)).1
      .matches(of: /"(\w+)"/).map { String($0.1) }
    #expect(named == Repository.modules)
    for module in Repository.modules {
      #expect(Repository.packages.contains("Packages/\(module)/\(module)Mediator"))
    }
  }

  @Test(
    "every package has a README that names its owner, and tests", arguments: Repository.packages)
  func package(path: String) throws {
    let owner = try Repository.owner(of: path)
    #expect(try Repository.text("\(path)/README.md").contains("`\(owner)`"), "no `\(owner)`")
    let tests = Repository.files(below: "\(path)/Tests").filter { $0.hasSuffix(".swift") }
    #expect(!tests.isEmpty)
  }

  @Test("one line of CODEOWNERS covers each module's folder", arguments: Repository.modules)
  func owners(module: String) throws {
    let lines = try Repository.text("CODEOWNERS").split(separator: "\n")
      .filter { $0.hasPrefix("/Packages/\(module)/ ") }
    #expect(lines.count == 1, "CODEOWNERS needs a line '/Packages/\(module)/ @your/team'")
  }

  @Test("leaf folders are unique, since they are the identities of packages")
  func identities() {
    let names = Repository.packages.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    #expect(Set(names.map { $0.lowercased() }).count == names.count, "\(names)")
  }

  @Test("no package is a drawer for what belongs elsewhere")
  func drawers() {
    let drawers = ["common", "utils", "util", "shared", "helpers", "misc", "core"]
    for path in Repository.packages {
      let name = path.split(separator: "/").last?.lowercased() ?? ""
      #expect(!drawers.contains(name), "\(path)")
    }
  }
}
