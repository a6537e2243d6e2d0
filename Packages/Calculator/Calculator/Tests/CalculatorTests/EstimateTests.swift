import MediatorCore
import Testing

@testable import Calculator

/// The actions `estimate` and `repairs`, by the names that callers write.
struct EstimateTests {
  private let mediator = Mediator()

  private func estimate(_ params: [String: Any]?) throws -> Int {
    try mediator.performTarget("Calculator", action: "estimate", params: params, as: Int.self)
  }

  @Test("the repairs are listed in the order in which to offer them")
  func repairs() throws {
    let repairs = try mediator.performTarget(
      "Calculator", action: "repairs", as: [String].self)
    #expect(
      repairs == ["Plumbing", "Electrical", "Locks", "Painting", "Appliances", "Carpentry"])
  }

  @Test(
    "a price in cents is the call-out fee and every hour",
    arguments: [
      ("Plumbing", 1, 105_00), ("Plumbing", 2, 170_00), ("Electrical", 3, 250_00),
      ("Locks", 1, 95_00), ("Painting", 10, 420_00), ("Appliances", 2, 160_00),
      ("Carpentry", 100, 5040_00),
    ])
  func price(repair: String, hours: Int, cents: Int) throws {
    #expect(try estimate(["repair": repair, "hours": hours]) == cents)
    #expect(try estimate(["repair": repair, "hours": "\(hours)"]) == cents)
  }

  @Test("hours that no repair takes are refused", arguments: [0, -1, 101, .max, .min])
  func impossibleHours(hours: Int) {
    let error = #expect(throws: CalculatorError.self) {
      try estimate(["repair": "Locks", "hours": hours])
    }
    #expect(
      error?.description == "There is no price for \(hours) hours; a repair takes 1 to 100.")
  }

  @Test("a repair without a price is refused, with those that have one", arguments: ["Roof", ""])
  func unknownRepair(repair: String) {
    let error = #expect(throws: CalculatorError.self) {
      try estimate(["repair": repair, "hours": 2])
    }
    #expect(
      error?.description == "There is no price for the repair \"\(repair)\"; the repairs that have "
        + "one are Plumbing, Electrical, Locks, Painting, Appliances, Carpentry.")
  }

  @Test(
    "a parameter that is missing or of another type is named",
    arguments: [
      (["hours": 2], "'repair'", "missing", "String"),
      (["repair": 2, "hours": 2], "'repair'", "2 (Int)", "String"),
      (["repair": "Locks"], "'hours'", "missing", "Int"),
      (["repair": "Locks", "hours": "two"], "'hours'", "\"two\"", "Int"),
      (["repair": "Locks", "hours": 1.5], "'hours'", "1.5 (Double)", "Int"),
    ] as [([String: any Sendable], String, String, String)])
  func wrongParameters(
    params: [String: any Sendable], key: String, shown: String, expected: String
  ) {
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter \(key) of 'estimate' of Calculator.Target_Calculator is \(shown); "
          + "\(expected) was expected.")
    ) {
      try estimate(params)
    }
  }
}
