public import Foundation

/// What all the runs of one evening say, and where.
public struct Report: Codable, Sendable {
  /// The machine.
  public let machine: Machine

  /// When.
  public let date: Date

  /// How many processes measured.
  public let runs: Int

  /// The figures of all runs.
  public let figures: [String: Summary]

  /// What the rows come to, by the rows' titles, each in the terms of its limit.
  public let values: [String: Summary]

  /// Sums runs up.
  ///
  /// The ratio of a row is the median of the runs' ratios, since a run's floor was measured beside it.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - date: When.
  ///   - runs: The figures of each run.
  ///   - rows: The lines of the table.
  public init(machine: Machine, date: Date, runs: [Figures], rows: [Row]) {
    self.machine = machine
    self.date = date
    self.runs = runs.count
    let names = Set(runs.flatMap(\.keys))
    figures = Dictionary(
      uniqueKeysWithValues: names.map { name in (name, Summary(runs.compactMap { $0[name] })) })
    values = Dictionary(
      rows.compactMap { row in
        let values = runs.compactMap(row.value)
        return values.isEmpty ? nil : (row.title, Summary(values))
      }, uniquingKeysWith: { $1 })
  }
}

extension Report {
  /// Writes dates and keys so that people and diffs can read them.
  public static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }
}
