public import Foundation

/// The medians of earlier reports, by which a regression shows.
public struct History: Codable, Sendable {
  /// What is kept of a report.
  public struct Entry: Codable, Sendable {
    /// The machine that measured.
    public let machine: Machine

    /// When.
    public let date: Date

    /// The median of each row, by its title, in the terms of its limit.
    public let values: [String: Double]
  }

  /// How many reports are kept.
  static let limit = 40

  /// The reports, the oldest first.
  public private(set) var entries: [Entry] = []

  /// Remembers nothing.
  public init() {}

  /// Reads a file.
  ///
  /// - Parameter file: The file; where there is none, nothing is remembered.
  /// - Throws: Where it holds something else.
  public init(contentsOf file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(History.self, from: Data(contentsOf: file))
  }

  /// Writes a file.
  ///
  /// - Parameter file: The file.
  /// - Throws: Where it cannot be written.
  public func write(to file: URL) throws {
    try (Report.encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
  }

  /// Adds a report, and drops the oldest where there are too many.
  ///
  /// - Parameter report: The report.
  public mutating func add(_ report: Report) {
    let values = report.values.mapValues { ($0.median * 1_000).rounded() / 1_000 }
    entries.append(Entry(machine: report.machine, date: report.date, values: values))
    entries.removeFirst(max(0, entries.count - Self.limit))
  }

  /// The last report of a machine: figures of others cannot be compared.
  ///
  /// - Parameter machine: The machine.
  /// - Returns: What is kept of the report.
  public func last(on machine: Machine) -> Entry? { entries.last { $0.machine == machine } }
}
