import MediatorCore

/// What verifying the contracts found, as text: a line for each finding, and a summary.
struct VerificationReport: CustomStringConvertible {
  let verification: Verification

  var description: String {
    let missing = verification.missing.map { "\($0) is not part of this binary." }
    let faults = verification.faults.map(\.message)
    return (missing + faults + [summary]).joined(separator: "\n")
  }

  private var summary: String {
    [
      count(verification.contracts, "contract"), count(verification.actions, "action"),
      verification.faults.isEmpty ? "no fault" : count(verification.faults.count, "fault"),
    ].joined(separator: ", ")
  }

  private func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
