/// A report as text for people, editors and Xcode.
package struct TextReport {
  private let report: Report
  private let shown: ShownPaths

  /// A report on the tree at a root, whose paths are shown so that they lead there from the current
  /// directory.
  package init(_ report: Report, root: String) {
    self.report = report
    shown = ShownPaths(root: root)
  }

  /// The violations, each a line that leads to its place and the lines that explain it.
  package var violations: String {
    report.violations.map { violation in
      """
      \(shown.path(violation.place.path)):\(violation.place.line):\(violation.place.column): \
      error: [\(violation.rule)] \(violation.message)
      \(Self.labelled("why", violation.why))
      \(Self.labelled("fix", violation.fix))

      """
    }.joined()
  }

  /// The problems, a line each.
  package var problems: String {
    report.problems.map { problem in
      let place = [problem.line, problem.column].compactMap { $0.map { ":\($0)" } }.joined()
      let prefix = problem.path.map { "\(shown.path($0))\(place): " } ?? ""
      return "\(prefix)error: \(problem.sentence)\n"
    }.joined()
  }

  /// One line that says how it went, where anything was checked.
  package var summary: String {
    if report.packages == 0 { return "" }
    let read =
      "\(Text.count(report.packages, "package")), \(Text.count(report.modules, "module")), "
      + Text.count(report.files, "file")
    let found =
      report.violations.isEmpty ? "no violation" : Text.count(report.violations.count, "violation")
    var notes = ""
    if report.baselined > 0 { notes += "; \(report.baselined) more in the baseline" }
    if !report.isConfigured { notes += "; no configuration, so no rule about layers was checked" }
    if !report.problems.isEmpty {
      notes += "; the check is not whole: " + Text.count(report.problems.count, "problem")
    }
    return "\(read): \(found)\(notes)\n"
  }

  private static func labelled(_ label: String, _ text: String) -> String {
    "  \(label): " + text.replacing("\n", with: "\n       ")
  }
}
