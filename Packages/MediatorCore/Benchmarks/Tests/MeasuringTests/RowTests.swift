import Testing

@testable import Measuring

@Suite("Rows")
struct RowTests {
  static let figures: Figures = ["call": 30, "floor": 20, "gain.call": 1.8]

  @Test(
    "a row comes to a ratio, a difference or the figure itself, as its limit has it",
    arguments: [
      (Row("r", "call", against: "floor", .times(2)), 1.5, true),
      (Row("r", "call", against: "floor", .times(1.4)), 1.5, false),
      (Row("r", "call", against: "floor", .more(10)), 10, true),
      (Row("r", "call", against: "floor", .more(9)), 10, false),
      (Row("r", "gain.call", .atLeast(1.9)), 1.8, false),
      (Row("r", "call", .atMost(30)), 30, true),
      (Row("r", "call", against: "floor", .none), 1.5, nil),
      (Row("r", "call", .none), 30, nil),
    ] as [(Row, Double, Bool?)])
  func value(row: Row, expected: Double, keeps: Bool?) {
    #expect(row.value(Self.figures) == expected)
    #expect(row.keeps(expected) == keeps)
  }

  @Test("a row whose figure or floor was not measured comes to nothing")
  func missing() {
    #expect(Row("r", "other", .none).value(Self.figures) == nil)
    #expect(Row("r", "call", against: "other", .times(2)).value(Self.figures) == nil)
  }
}
