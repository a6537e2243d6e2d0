/// The forms in which a command prints a report.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json, github, sarif

  /// What goes to standard output and to standard error for a report on the tree at a root.
  package func output(
    of report: Report, root: String
  ) throws -> (output: String, errors: String) {
    let text = TextReport(report, root: root)
    return switch self {
    case .text: (text.violations + text.summary, text.problems)
    case .json: (try JSONReport(report).text, text.problems)
    case .github: (GitHubReport(report, root: root).annotations + text.summary, "")
    case .sarif: (try SARIFReport(report, root: root).text, text.problems)
    }
  }
}
