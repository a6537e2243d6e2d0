/// Why the module has no answer to parameters that have the right types.
enum CalculatorError: Error, Equatable, CustomStringConvertible {
  case sumOutOfRange(Int, Int)
  case unknownRepair(String)
  case impossibleHours(Int)

  var description: String {
    switch self {
    case .sumOutOfRange(let first, let second):
      "The sum of \(first) and \(second) does not fit into an Int; use smaller numbers."
    case .unknownRepair(let repair):
      "There is no price for the repair \"\(repair)\"; the repairs that have one are "
        + "\(Repair.allCases.map(\.rawValue).joined(separator: ", "))."
    case .impossibleHours(let hours):
      "There is no price for \(hours) hours; a repair takes "
        + "\(Estimate.possibleHours.lowerBound) to \(Estimate.possibleHours.upperBound)."
    }
  }
}
