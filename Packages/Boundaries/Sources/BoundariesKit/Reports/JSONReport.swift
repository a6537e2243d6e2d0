import Foundation

/// A report as JSON for other programs.
///
/// The shape has a version, which changes when something in it changes its meaning or goes; what is added
/// does not change it. Paths are relative to the root of the check, or absolute where a file is not below it.
package struct JSONReport {
  /// The version of the shape.
  package static let version = 1

  private let report: Report

  /// Wraps a report.
  package init(_ report: Report) {
    self.report = report
  }

  /// The document.
  package var text: String {
    get throws {
      try JSONText.encoded(
        Document(
          version: Self.version, status: report.status, packages: report.packages,
          modules: report.modules, files: report.files, isConfigured: report.isConfigured,
          baselined: report.baselined, violations: report.violations.map(Found.init),
          problems: report.problems.map(Unread.init)))
    }
  }

  private struct Document: Encodable {
    let version: Int
    let status: Int32
    let packages: Int
    let modules: Int
    let files: Int
    let isConfigured: Bool
    let baselined: Int
    let violations: [Found]
    let problems: [Unread]
  }

  private struct Found: Encodable {
    let rule: String
    let from: String
    let to: String?
    let path: String
    let line: Int
    let column: Int
    let message: String
    let why: String
    let fix: String

    init(_ violation: Violation) {
      rule = violation.rule
      from = violation.from
      to = violation.to
      path = violation.place.path
      line = violation.place.line
      column = violation.place.column
      message = violation.message
      why = violation.why
      fix = violation.fix
    }
  }

  private struct Unread: Encodable {
    let path: String?
    let line: Int?
    let column: Int?
    let message: String

    init(_ problem: Problem) {
      path = problem.path
      line = problem.line
      column = problem.column
      message = problem.sentence
    }
  }
}
