import Foundation
import Measuring

/// Measures, and says what came of it.
@main
struct BenchCommand {
  @MainActor
  static func main() async {
    guard isOptimised else {
      fail("Bench measures release builds only: build it with '-c release', as scripts/bench does.")
    }
    do {
      let options = try BenchOptions(CommandLine.arguments.dropFirst())
      if let id = options.profiled {
        try await profile(id)
      } else if options.isSingleRun {
        let run = SingleRun(cases: try BenchCases.all(), effort: options.isQuick ? .quick : .full)
        write(try JSONEncoder().encode(try await run.figures()))
      } else {
        try perform(options)
      }
    } catch {
      fail("\(error)")
    }
  }

  /// Debug builds evaluate what `assert` is given; release builds do not.
  private static var isOptimised: Bool {
    var isOptimised = true
    assert(
      {
        isOptimised = false
        return true
      }())
    return isOptimised
  }

  private static func perform(_ options: BenchOptions) throws {
    let report = Report(
      machine: .current, date: .now, runs: try runs(options), rows: BenchRows.all)
    if options.isJSON {
      write(try Report.encoder.encode(report))
      return
    }
    let root = options.update
    var history = try root.map { try History(contentsOf: Page.history(in: $0)) } ?? History()
    let table = ReportTable(report, rows: BenchRows.all, previous: history.last(on: report.machine))
    print(table.markdown)
    guard let root else { return }
    history.add(report)
    try history.write(to: Page.history(in: root))
    try Page(root: root).update(table)
  }

  /// Each run is a process of its own, since where code and objects come to lie differs between them.
  private static func runs(_ options: BenchOptions) throws -> [Figures] {
    let program = try options.program()
    return try (0..<options.runs).map { _ in
      let outcome = try Subprocess.run(
        program, ["--single-run"] + (options.isQuick ? ["--quick"] : []), quietly: false)
      guard outcome.status == 0 else { throw BenchFailure.run(outcome.status) }
      return try JSONDecoder().decode(Figures.self, from: Data(outcome.output.utf8))
    }
  }

  /// Performs one case a million times, and nothing else.
  @MainActor
  private static func profile(_ id: String) async throws {
    let cases = [BenchCases.none] + (try BenchCases.all())
    guard let item = cases.first(where: { $0.id == id }) else {
      throw BenchFailure.option(
        "there is no case '\(id)', but \(cases.map(\.id).joined(separator: ", "))")
    }
    let calls = 1_000_000
    let time = try await item.time(calls)
    print("\(id): \(calls) calls in \(time)")
  }

  private static func write(_ data: Data) {
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
