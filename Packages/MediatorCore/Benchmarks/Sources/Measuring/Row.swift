/// One line of the table: a figure, what it is held against, and how far it may go.
public struct Row: Sendable {
  /// What is measured, in words.
  public let title: String

  /// The name of the figure.
  public let figure: String

  /// The name of the figure that it is held against, its floor.
  public let floor: String?

  /// How far it may go.
  public let limit: Limit

  /// A bound of a figure.
  public enum Limit: Hashable, Sendable {
    /// At most so many times the floor.
    case times(Double)

    /// At most so many nanoseconds more than the floor.
    case more(Double)

    /// At least this.
    case atLeast(Double)

    /// At most this.
    case atMost(Double)

    /// Shown without a bound.
    case none
  }

  /// Describes a line.
  ///
  /// - Parameters:
  ///   - title: What is measured, in words.
  ///   - figure: The name of the figure.
  ///   - floor: The name of the figure that it is held against.
  ///   - limit: How far it may go.
  public init(_ title: String, _ figure: String, against floor: String? = nil, _ limit: Limit) {
    self.title = title
    self.figure = figure
    self.floor = floor
    self.limit = limit
  }
}

extension Row {
  /// Whether nanoseconds are meant, and not a count or a gain.
  var isTime: Bool { !figure.hasPrefix("gain.") && !figure.hasPrefix("allocations.") }

  /// What the row comes to in one run, in the terms of its limit.
  ///
  /// - Parameter figures: The figures of the run.
  /// - Returns: Nil where a figure is missing.
  public func value(_ figures: Figures) -> Double? {
    guard let figure = figures[figure] else { return nil }
    switch limit {
    case .times: return floor.flatMap { figures[$0] }.map { figure / $0 }
    case .more: return floor.flatMap { figures[$0] }.map { figure - $0 }
    case .atLeast, .atMost: return figure
    case .none: return floor.flatMap { figures[$0] }.map { figure / $0 } ?? figure
    }
  }

  /// Whether a value keeps the limit.
  ///
  /// - Parameter value: The value of the row, in the terms of its limit.
  /// - Returns: Nil where there is no limit.
  public func keeps(_ value: Double) -> Bool? {
    switch limit {
    case .times(let bound), .more(let bound), .atMost(let bound): value <= bound
    case .atLeast(let bound): value >= bound
    case .none: nil
    }
  }
}
