import Foundation
import Testing

@testable import Measuring

@Suite("Reports")
struct ReportTests {
  static let machine = Machine(processor: "P", cores: 2, system: "S", swift: "6.3")

  static let rows = [
    Row("call", "call", against: "floor", .times(2)),
    Row("far", "far", against: "floor", .times(2)),
    Row("gain", "gain.call", .none),
  ]

  static func report(_ runs: [Figures]) -> Report {
    Report(
      machine: machine, date: Date(timeIntervalSince1970: 1_796_000_000), runs: runs, rows: rows)
  }

  @Test("the ratio is the median of the runs' ratios, not the ratio of the medians")
  func ratios() {
    let report = Self.report([
      ["call": 10, "floor": 10], ["call": 40, "floor": 20], ["call": 90, "floor": 30],
    ])
    #expect(report.values["call"] == Summary([1, 2, 3]))
    #expect(report.figures["call"]?.median == 40)
    #expect(report.values["far"] == nil)
  }

  @Test("the table says what was missed, and how the last report of the machine compares")
  func table() throws {
    var history = History()
    history.add(Self.report([["call": 10, "floor": 10, "far": 25, "gain.call": 1.5]]))
    let report = Self.report([["call": 15, "floor": 10, "far": 25, "gain.call": 1.5]])
    let table = ReportTable(report, rows: Self.rows, previous: history.last(on: Self.machine))
    #expect(
      table.markdown == """
        | case | ns | floor, ns | value | of runs | limit | before |
        |---|---:|---:|---:|---|---|---:|
        | call | 15 | 10 | 1.5 | 1.5–1.5 | ≤ 2 × | 1.5 |
        | far | 25 | 10 | 2.5 | 2.5–2.5 | **missed:** ≤ 2 × | 1 |
        | gain |  |  | 1.5 | 1.5–1.5 |  | 1 |

        Medians of 1 processes on 2026-11-30, P, 2 cores, S, Swift 6.3. A value is the ratio to the \
        floor of the same process unless its limit says otherwise; *before* is this value over that \
        of the last report.
        """)
  }

  @Test("the history keeps the last forty reports, and tells machines apart")
  func history() throws {
    var history = History()
    for run in 0..<50 { history.add(Self.report([["call": Double(run), "floor": 1]])) }
    #expect(history.entries.count == 40)
    #expect(history.last(on: Self.machine)?.values == ["call": 49])
    let other = Machine(processor: "Q", cores: 2, system: "S", swift: "6.3")
    #expect(history.last(on: other) == nil)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try history.write(to: file)
    #expect(try History(contentsOf: file).entries.map(\.values) == history.entries.map(\.values))
  }

  @Test("the section of the README is replaced, and what is around it stays")
  func page() throws {
    let text = "a\n\(Page.begin)\nold\n\(Page.end)\nb\n"
    #expect(try Page.replacing(text, "new") == "a\n\(Page.begin)\nnew\n\(Page.end)\nb\n")
    #expect(throws: PageFailure.self) { try Page.replacing("a", "new") }
  }

  @Test("a bar past the end of the plot is cut, and says its number")
  func plot() {
    let report = Self.report([["call": 10, "floor": 10, "far": 250]])
    let svg = Plot(table: ReportTable(report, rows: Self.rows, previous: nil)).svg
    #expect(svg.contains(">25</text>"))
    #expect(svg.contains("width=\"450.0\" height=\"17\" fill=\"#d8663b\""))
    #expect(svg.contains("width=\"112.5\" height=\"17\" fill=\"#3b7dd8\""))
  }
}
