/// When something is part of a build.
indirect enum BuildFormula: Sendable, Hashable {
  /// The build is for one of these platforms.
  case platforms(Set<Platform>)

  /// Somebody enabled a trait, or defined a flag.
  case choice(BuildChoice)

  /// What cannot be told, and may depend on everything else.
  case unknown

  case constant(Bool)
  case not(BuildFormula)
  case all([BuildFormula])
  case any([BuildFormula])

  /// Whether it holds in a build; `nil` when that cannot be told.
  func holds(in build: Build) -> Bool? {
    switch self {
    case .platforms(let platforms): return platforms.contains(build.platform)
    case .choice(let choice): return build.choices.contains(choice)
    case .unknown: return nil
    case .constant(let value): return value
    case .not(let operand): return operand.holds(in: build).map { !$0 }
    case .all(let terms):
      var result: Bool? = true
      for term in terms {
        guard let value = term.holds(in: build) else {
          result = nil
          continue
        }
        if !value { return false }
      }
      return result
    case .any(let terms):
      return BuildFormula.all(terms.map(BuildFormula.not)).holds(in: build).map { !$0 }
    }
  }

  /// The choices that it asks about.
  var choices: Set<BuildChoice> {
    switch self {
    case .choice(let choice): [choice]
    case .not(let operand): operand.choices
    case .all(let terms), .any(let terms): Set(terms.flatMap(\.choices))
    case .platforms, .unknown, .constant: []
    }
  }

  /// Whether it asks for the platform.
  var asksForPlatform: Bool {
    switch self {
    case .platforms: true
    case .not(let operand): operand.asksForPlatform
    case .all(let terms), .any(let terms): terms.contains(where: \.asksForPlatform)
    case .choice, .unknown, .constant: false
    }
  }
}
