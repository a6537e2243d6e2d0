/// Something that whoever builds may choose.
enum BuildChoice: Sendable, Hashable, Comparable {
  case trait(String)
  case flag(String)

  /// How a build with or without it is described.
  func description(isMade: Bool) -> String {
    switch self {
    case .trait(let name): "\(isMade ? "with" : "without") the trait '\(name)'"
    case .flag(let name): "\(isMade ? "with" : "without") the flag '\(name)'"
    }
  }
}
