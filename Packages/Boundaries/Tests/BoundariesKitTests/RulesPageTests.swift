import BoundariesKit
import Foundation
import Testing

@Suite("The page of rules")
struct RulesPageTests {
  @Test("the documentation has the page that the rules make")
  func page() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/BoundariesKit/BoundariesKit.docc/Rules.md")
    #expect(
      try String(contentsOf: page, encoding: .utf8) == Rules.page,
      "write it anew: boundaries rules --format markdown >\(page.standardized.path)")
  }

  @Test("each rule has a section that says why, how and shows an example")
  func sections() {
    for rule in Rules.all {
      let section = Rules.page.components(separatedBy: "\n## \(rule.documentation.name)\n").last
      #expect(section?.contains("**Why:** \(rule.documentation.why)") == true)
      #expect(section?.contains("**How to satisfy it:** \(rule.documentation.remedy)") == true)
      #expect(section?.contains(rule.documentation.example) == true)
    }
  }
}
