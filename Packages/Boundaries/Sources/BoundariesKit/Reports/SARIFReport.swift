import Foundation

/// A report in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// It has the parts that the standard requires, those that lead to a place, and the documentation of the
/// rules. A column counts UTF-8 bytes, as everywhere in this tool; the standard has no word for that,
/// and it differs only behind characters that are not ASCII.
package struct SARIFReport {
  private let report: Report
  private let shown: ShownPaths

  /// A report on the tree at a root, whose paths lead there from the current directory.
  package init(_ report: Report, root: String) {
    self.report = report
    shown = ShownPaths(root: root)
  }

  /// The document.
  package var text: String {
    get throws {
      let run = Run(
        tool: Tool(
          driver: Driver(name: "boundaries", rules: Rules.all.map { Described($0.documentation) })),
        invocations: [
          Invocation(
            executionSuccessful: report.problems.isEmpty,
            toolExecutionNotifications: report.problems.map(notification))
        ],
        results: report.violations.map(result))
      return try JSONText.encoded(
        Log(
          schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run]))
    }
  }

  private func result(_ violation: Violation) -> Result {
    let place = violation.place
    return Result(
      ruleId: violation.rule, level: "error",
      message: Message(
        text: "\(violation.message)\nwhy: \(violation.why)\nfix: \(violation.fix)"),
      locations: [location(place.path, line: place.line, column: place.column)])
  }

  private func notification(_ problem: Problem) -> Notification {
    Notification(
      level: "error", message: Message(text: problem.sentence),
      locations: problem.path.map { [location($0, line: problem.line, column: problem.column)] })
  }

  private func location(_ path: String, line: Int?, column: Int?) -> Location {
    Location(
      physicalLocation: PhysicalLocation(
        artifactLocation: Artifact(uri: Self.uri(shown.path(path))),
        region: line.map { Region(startLine: $0, startColumn: column) }))
  }

  /// A relative reference, or a `file` URL for an absolute path.
  private static func uri(_ path: String) -> String {
    // A colon in the first part of a relative reference would make it a scheme.
    let allowed = CharacterSet.urlPathAllowed.subtracting([":"])
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }

  // MARK: The parts of the format, by the names that it gives them

  private struct Log: Encodable {
    let schema: String
    let version: String
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name: String
    let rules: [Described]
  }

  private struct Described: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message

    init(_ documentation: RuleDocumentation) {
      id = documentation.name
      shortDescription = Message(text: documentation.catches)
      fullDescription = Message(text: documentation.why)
      help = Message(text: documentation.remedy)
    }
  }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]?
  }

  private struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
  }

  private struct Message: Encodable { let text: String }

  private struct Location: Encodable { let physicalLocation: PhysicalLocation }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region?
  }

  private struct Artifact: Encodable { let uri: String }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
  }
}
