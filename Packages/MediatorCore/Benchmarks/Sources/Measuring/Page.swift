public import Foundation

/// The README of the repository, of which one section is written by the benchmarks.
public struct Page {
  static let begin = "<!-- benchmarks: scripts/bench --update writes what follows -->"
  static let end = "<!-- benchmarks: end -->"

  private static let folder = "Packages/MediatorCore/Benchmarks/Results"

  private let root: URL

  /// Names the README.
  ///
  /// - Parameter root: The root of the repository.
  public init(root: URL) { self.root = root }

  /// The file of earlier reports.
  ///
  /// - Parameter root: The root of the repository.
  /// - Returns: The file, which may not be there yet.
  public static func history(in root: URL) -> URL {
    root.appending(path: "\(folder)/history.json")
  }

  /// The file of the last report on growth.
  ///
  /// - Parameter root: The root of the repository.
  /// - Returns: The file, which may not be there yet.
  public static func growth(in root: URL) -> URL { root.appending(path: "\(folder)/growth.json") }

  /// Writes the section and the plot that it shows.
  ///
  /// Where the report on growth cannot be read, a sentence on standard error says so.
  ///
  /// - Parameter table: The report.
  /// - Throws: Where the README has no place for the section, or a file cannot be written.
  public func update(_ table: ReportTable) throws {
    try update(table) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  }

  func update(_ table: ReportTable, note: (String) -> Void) throws {
    let plot = "\(Self.folder)/dispatch.svg"
    try Plot(table: table).svg.write(
      to: root.appending(path: plot), atomically: true, encoding: .utf8)
    let readme = root.appending(path: "README.md")
    var sections = [table.markdown, "![The ratios of the table as bars](\(plot))"]
    do {
      if let growth = try GrowthReport.stored(in: root) { sections.append(growth.markdown) }
    } catch let failure as GrowthReportFailure {
      note(failure.description)
    }
    let text = try Self.replacing(
      String(contentsOf: readme, encoding: .utf8), sections.joined(separator: "\n\n"))
    try text.write(to: readme, atomically: true, encoding: .utf8)
  }

  /// A text with another section between its marks.
  ///
  /// - Throws: `PageFailure` where it has no such marks.
  static func replacing(_ text: String, _ section: String) throws -> String {
    guard let begin = text.range(of: Self.begin),
      let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
    else { throw PageFailure() }
    return text[..<begin.upperBound] + "\n\(section)\n" + text[end.lowerBound...]
  }
}

struct PageFailure: Error, CustomStringConvertible {
  var description: String {
    "README.md has no place for the table: add the lines '\(Page.begin)' and '\(Page.end)'."
  }
}
