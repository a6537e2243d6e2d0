import Foundation
import Testing

@Suite("READMEs")
struct ReadmeTests {
  static let readmes = ["README.md"] + Repository.packages.map { "\($0)/README.md" }

  static let sources =
    ["Package.swift"] + ["App", "Packages", "Tests"].flatMap { Repository.files(below: $0) }

  /// What stands between backticks, outside of blocks of code.
  private func terms(_ text: String) -> [Substring] {
    let prose = text.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    return prose.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  @Test("each Swift file that one names is there", arguments: readmes)
  func files(readme: String) throws {
    for term in terms(try Repository.text(readme)) where term.hasSuffix(".swift") {
      // A template, such as Mediator+X.swift, names no file.
      if term.contains("X") { continue }
      #expect(Self.sources.contains { "/\($0)".hasSuffix("/\(term)") }, "\(term)")
    }
  }

  @Test("each suite of tests that the root's names is there")
  func suites() throws {
    let suites = terms(try Repository.text("README.md"))
      .filter { $0.hasSuffix("Tests") && !$0.contains(" ") }
    #expect(suites.contains("SourceTests"))
    for suite in suites {
      #expect(Self.sources.contains { $0.hasSuffix("/\(suite).swift") }, "\(suite)")
    }
  }

  @Test("each folder that the root's says what goes into is there")
  func folders() throws {
    let rows = try Repository.text("README.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let paths = rows.compactMap { $0.split(separator: "`").dropFirst().first }
      .filter { $0.contains("/") && !$0.contains("X") }
    #expect(paths.contains("Packages/MediatorCore"))
    for path in paths { #expect(Repository.exists(String(path)), "\(path)") }
  }
}
