/// What `estimate` is asked for; the properties are the keys of its parameters.
struct Estimate: Decodable {
  let repair: String
  let hours: Int

  /// What coming to the customer's home costs, in cents, whatever is repaired.
  private static let callOutFee = 40_00

  /// More than two weeks of work is not a repair; there is no price for it.
  static let possibleHours = 1...100

  /// The price in cents: the call-out fee and every hour.
  func price() throws(CalculatorError) -> Int {
    guard let repair = Repair(rawValue: repair) else { throw .unknownRepair(repair) }
    guard Self.possibleHours.contains(hours) else { throw .impossibleHours(hours) }
    return Self.callOutFee + hours * repair.hourlyRate
  }
}
