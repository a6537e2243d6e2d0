import Foundation
import Testing

@testable import Measuring

@Suite("Reports on growth")
struct GrowthReportTests {
  static func app(_ modules: Int, compiled: [String]) -> GrownApp {
    var app = GrownApp(modules: modules)
    app.start = GrownApp.Pair(targets: 60.25, plain: 60)
    app.memory = GrownApp.Pair(targets: 16_500, plain: 16_400)
    app.memoryAfterCalls = 20_000
    app.veryFirstCall = 400
    app.firstCall = 80.5
    app.lookUp = 20.25
    app.call = 16
    app.debug.perModule = 0.5
    app.debug.implementation = Rebuild(
      of: "M5", seconds: [0.9, 0.5, 0.7], compiled: [["M5"], compiled, ["M5"]])
    app.debug.extensionPackage = Rebuild(
      of: "M5Mediator", seconds: [1], compiled: [["M5", "M5Mediator", "App"]])
    app.release.perModule = 0.25
    app.release.implementation = Rebuild(of: "M5", seconds: [2, 3], compiled: [["M5", "App"]])
    app.release.extensionPackage = Rebuild(
      of: "M5Mediator", seconds: [4], compiled: [["App"], ["M5", "M5Mediator"]])
    return app
  }

  static let report = GrowthReport(
    machine: ReportTests.machine, date: Date(timeIntervalSince1970: 1_796_000_000),
    apps: [app(10, compiled: ["M5"]), app(100, compiled: ["M5", "App"])])

  static let table = ReportTable(
    ReportTests.report([["call": 10, "floor": 10]]), rows: ReportTests.rows, previous: nil)

  /// A repository with nothing but a README and a folder for results.
  static func withRoot(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: Page.growth(in: root).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("a\n\(Page.begin)\n\(Page.end)\nb\n".utf8).write(
      to: root.appending(path: "README.md"))
    try body(root)
  }

  static func page(_ sections: [String]) -> String {
    let plot =
      "![The ratios of the table as bars](Packages/MediatorCore/Benchmarks/Results/dispatch.svg)"
    let all = ([table.markdown, plot] + sections).joined(separator: "\n\n")
    return "a\n\(Page.begin)\n\(all)\n\(Page.end)\nb\n"
  }

  @Test("the table has a column for each app, and says where a change compiled too much")
  func table() {
    #expect(
      Self.report.markdown == """
        | modules | 10 | 100 |
        |---|---:|---:|
        | launch to exit, ms | 60.2 (plain 60) | 60.2 (plain 60) |
        | memory at start, KiB | 16500 (plain 16400) | 16500 (plain 16400) |
        | memory once all targets were called, KiB | 20000 | 20000 |
        | first call of the process, µs | 400 | 400 |
        | first call of each other target, µs | 80.5 | 80.5 |
        | one look-up by name alone, µs | 20.2 | 20.2 |
        | later call, ns | 16 | 16 |
        | debug build from nothing, s per module | 0.5 | 0.5 |
        | debug rebuild, one implementation changed | 0.7 s: M5 and the link | **missed:** 0.7 s: App, M5 and the link |
        | debug rebuild, one extension package changed | 1 s: App, M5, M5Mediator and the link | 1 s: App, M5, M5Mediator and the link |
        | release build from nothing, s per module | 0.25 | 0.25 |
        | release rebuild, one implementation changed | 2.5 s: App, M5 and the link | 2.5 s: App, M5 and the link |
        | release rebuild, one extension package changed | 4 s: App, M5, M5Mediator and the link | 4 s: App, M5, M5Mediator and the link |

        Generated apps, measured on 2026-11-30, P, 2 cores, S, Swift 6.3. Each module is a Swift \
        module with one target of four actions, beside an extension module. *Plain* is the same code \
        whose classes are no targets, and which nobody calls; the look-up by name alone finds each of \
        its classes by name and casts it to a protocol, without the mediator. A rebuild is the median \
        of three changes of the module in the middle, with what any of them compiled. A release build compiles \
        the App too, since the package manager makes every module that is linked an input of it.
        """)
  }

  @Test("a report is read as it was stored, and its table stands after the plot")
  func stored() throws {
    try Self.withRoot { root in
      try Self.report.store(in: root)
      #expect(try GrowthReport.stored(in: root) == Self.report)
      var notes: [String] = []
      try Page(root: root).update(Self.table) { notes.append($0) }
      #expect(notes == [])
      let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
      #expect(readme == Self.page([Self.report.markdown]))
    }
  }

  @Test("without a report on growth the README goes without, and nothing is said")
  func absent() throws {
    try Self.withRoot { root in
      #expect(try GrowthReport.stored(in: root) == nil)
      var notes: [String] = []
      try Page(root: root).update(Self.table) { notes.append($0) }
      #expect(notes == [])
      let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
      #expect(readme == Self.page([]))
    }
  }

  @Test(
    "with an older report, or what is none, the README goes without, and a sentence says so",
    arguments: [
      #"{"apps": [{"modules": 10, "swiftModules": 10}], "date": "2026-11-30T15:41:58Z", "machine": {"cores": 2, "processor": "P", "swift": "6.3", "system": "S"}}"#,
      "{}", "",
    ])
  func older(text: String) throws {
    try Self.withRoot { root in
      try Data(text.utf8).write(to: Page.growth(in: root))
      var notes: [String] = []
      try Page(root: root).update(Self.table) { notes.append($0) }
      #expect(
        notes == [
          "growth.json is no report on growth that can be read, so README.md goes without: write it "
            + "anew with 'scripts/bench --growth'."
        ])
      let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
      #expect(readme == Self.page([]))
    }
  }
}
