/// What several measurements of one thing say together.
public struct Summary: Codable, Hashable, Sendable {
  /// The one in the middle; of an even number, the mean of the two.
  public let median: Double

  /// The smallest.
  public let low: Double

  /// The largest.
  public let high: Double

  /// Sums measurements up; of none, all is NaN.
  ///
  /// - Parameter values: The measurements, in any order.
  public init(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else {
      (median, low, high) = (.nan, .nan, .nan)
      return
    }
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    low = first
    high = last
  }
}
