/// A report as the workflow commands that GitHub shows in the diff of a pull request.
package struct GitHubReport {
  private let report: Report
  private let shown: ShownPaths

  /// A report on the tree at a root, whose paths lead there from the current directory; GitHub
  /// takes them for paths in the repository.
  package init(_ report: Report, root: String) {
    self.report = report
    shown = ShownPaths(root: root)
  }

  /// An annotation for each violation and each problem, a line each.
  package var annotations: String {
    report.violations.map { violation in
      annotation(
        [
          ("file", shown.path(violation.place.path)), ("line", "\(violation.place.line)"),
          ("col", "\(violation.place.column)"), ("title", violation.rule),
        ],
        "\(violation.message)\nwhy: \(violation.why)\nfix: \(violation.fix)")
    }.joined()
      + report.problems.map { problem in
        annotation(
          [
            ("file", problem.path.map(shown.path)), ("line", problem.line.map { "\($0)" }),
            ("col", problem.column.map { "\($0)" }), ("title", "boundaries could not read this"),
          ], problem.sentence)
      }.joined()
  }

  private func annotation(_ properties: [(name: String, value: String?)], _ text: String) -> String
  {
    let given = properties.compactMap { name, value in
      value.map { "\(name)=\(Self.escaped($0, isProperty: true))" }
    }
    return "::error \(given.joined(separator: ","))::\(Self.escaped(text, isProperty: false))\n"
  }

  /// A command is one line, and in its properties colons and commas separate.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
