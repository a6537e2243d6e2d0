/// A kind of repair that has a price; the raw value is its name for callers and customers.
enum Repair: String, CaseIterable {
  case plumbing = "Plumbing"
  case electrical = "Electrical"
  case locks = "Locks"
  case painting = "Painting"
  case appliances = "Appliances"
  case carpentry = "Carpentry"

  /// What an hour of the work costs, in cents.
  var hourlyRate: Int {
    switch self {
    case .plumbing: 65_00
    case .electrical: 70_00
    case .locks: 55_00
    case .painting: 38_00
    case .appliances: 60_00
    case .carpentry: 50_00
    }
  }
}
