import MediatorCore

/// What `calculate:withCompletion:` is asked for; the properties are the keys of its parameters.
struct Addition: Decodable {
  let input1: Int
  let input2: Int
  let callback: Callback<Int>

  func sum() throws(CalculatorError) -> Int {
    let (sum, overflows) = input1.addingReportingOverflow(input2)
    guard !overflows else { throw .sumOutOfRange(input1, input2) }
    return sum
  }
}
