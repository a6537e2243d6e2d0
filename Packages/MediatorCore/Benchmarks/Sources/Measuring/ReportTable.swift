import Foundation

/// A report as Markdown.
public struct ReportTable: Sendable {
  let report: Report
  let rows: [Row]
  let previous: History.Entry?

  /// Lays a report out.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - rows: The lines, in their order.
  ///   - previous: What is kept of the report before, on the same machine.
  public init(_ report: Report, rows: [Row], previous: History.Entry?) {
    self.report = report
    self.rows = rows
    self.previous = previous
  }

  /// The table with a caption.
  public var markdown: String {
    let head = """
      | case | ns | floor, ns | value | of runs | limit | before |
      |---|---:|---:|---:|---|---|---:|
      """
    let caption = """
      Medians of \(report.runs) processes on \(report.date.day), \(report.machine). A value is the \
      ratio to the floor of the same process unless its limit says otherwise; *before* is this value \
      over that of the last report.
      """
    return ([head] + rows.compactMap(line) + ["", caption]).joined(separator: "\n")
  }

  private func line(_ row: Row) -> String? {
    guard let value = report.values[row.title] else { return nil }
    let cells = [
      row.title,
      row.isTime ? report.figures[row.figure].map { shown($0.median) } ?? "" : "",
      row.floor.flatMap { report.figures[$0] }.map { shown($0.median) } ?? "",
      shown(value.median),
      "\(shown(value.low))–\(shown(value.high))",
      limit(row, value.median),
      previous?.values[row.title].flatMap { $0 == 0 ? nil : shown(value.median / $0) } ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func limit(_ row: Row, _ value: Double) -> String {
    let bound: String
    switch row.limit {
    case .times(let limit): bound = "≤ \(shown(limit)) ×"
    case .more(let limit): bound = "≤ \(shown(limit)) ns more"
    case .atLeast(let limit): bound = "≥ \(shown(limit)) × one thread"
    case .atMost(let limit): bound = "≤ \(shown(limit))"
    case .none: return ""
    }
    return row.keeps(value) == true ? bound : "**missed:** \(bound)"
  }
}

/// A number with as many decimals as mean something.
func shown(_ number: Double) -> String {
  let decimals = abs(number) >= 100 ? 0 : abs(number) >= 10 ? 1 : 2
  let text = String(format: "%.\(decimals)f", number)
  guard text.contains(".") else { return text }
  return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
}

extension Date {
  /// The day in UTC, as 2026-11-30.
  var day: String { String(ISO8601Format().prefix(10)) }
}
