public import Foundation

/// How an app behaves as its modules become many.
public struct GrowthReport: Codable, Hashable, Sendable {
  /// The machine.
  public let machine: Machine

  /// When.
  public let date: Date

  /// The generated apps, the smallest first.
  public let apps: [GrownApp]

  /// Gathers what was measured.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - date: When.
  ///   - apps: The generated apps, the smallest first.
  public init(machine: Machine, date: Date, apps: [GrownApp]) {
    self.machine = machine
    self.date = date
    self.apps = apps
  }

  /// The report that the repository holds.
  ///
  /// - Parameter root: The root of the repository.
  /// - Returns: Nil where there is none.
  /// - Throws: A sentence where the file holds something else, such as an older kind of report.
  public static func stored(in root: URL) throws -> GrowthReport? {
    let file = Page.growth(in: root)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let data = try Data(contentsOf: file)
    do {
      return try decoder.decode(GrowthReport.self, from: data)
    } catch is DecodingError {
      throw GrowthReportFailure(file: file.lastPathComponent)
    }
  }

  /// Writes the report where the repository holds it.
  ///
  /// - Parameter root: The root of the repository.
  /// - Throws: Where it cannot be written.
  public func store(in root: URL) throws {
    try (Report.encoder.encode(self) + Data("\n".utf8)).write(
      to: Page.growth(in: root), options: .atomic)
  }

  /// The report as a table, one column for each app.
  public var markdown: String {
    var lines = [
      row("modules", apps.map { "\($0.modules)" }),
      "|---|" + String(repeating: "---:|", count: apps.count),
    ]
    lines += GrownApp.lines.map { title, value in row(title, apps.map(value)) }
    lines += [
      "",
      """
      Generated apps, measured on \(date.day), \(machine). Each module is a Swift module with one \
      target of four actions, beside an extension module. *Plain* is the same code whose classes are \
      no targets, and which nobody calls; the look-up by name alone finds each of its classes by name \
      and casts it to a protocol, without the mediator. A rebuild is the median of three changes of the \
      module in the middle, with what any of them compiled. A release build compiles the App too, since the \
      package manager makes every module that is linked an input of it.
      """,
    ]
    return lines.joined(separator: "\n")
  }

  private func row(_ title: String, _ cells: [String]) -> String {
    "| \(title) | \(cells.joined(separator: " | ")) |"
  }
}

struct GrowthReportFailure: Error, Hashable, CustomStringConvertible {
  let file: String

  var description: String {
    "\(file) is no report on growth that can be read, so README.md goes without: write it anew with "
      + "'scripts/bench --growth'."
  }
}
