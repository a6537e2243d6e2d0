/// One way to build a package.
struct Build {
  let platform: Platform
  let choices: Set<BuildChoice>

  /// More choices than these are not tried out.
  private static let maximumChoices = 10

  /// The first build in which one formula surely holds and another surely does not.
  ///
  /// - Parameters:
  ///   - formula: What holds.
  ///   - other: What does not.
  ///   - traits: The traits that each trait enables.
  /// - Returns: The build, or `nil` where there is none.
  static func first(
    where formula: BuildFormula, without other: BuildFormula, traits: [String: [String]]
  ) -> Build? {
    var choices = formula.choices.union(other.choices)
    var added = choices
    while !added.isEmpty {
      let enabled = added.flatMap { choice -> [BuildChoice] in
        if case .trait(let name) = choice {
          (traits[name] ?? []).map(BuildChoice.trait)
        } else {
          []
        }
      }
      added = Set(enabled).subtracting(choices)
      choices.formUnion(added)
    }
    guard choices.count <= maximumChoices else { return nil }
    let ordered = choices.sorted()
    let asksForPlatform = formula.asksForPlatform || other.asksForPlatform
    for platform in asksForPlatform ? Platform.all : Array(Platform.all.prefix(1)) {
      for mask in 0..<1 << ordered.count {
        let made = Set(ordered.indices.filter { mask & 1 << $0 != 0 }.map { ordered[$0] })
        let build = Build(platform: platform, choices: made)
        if build.isPossible(traits), formula.holds(in: build) == true,
          other.holds(in: build) == false
        {
          return build
        }
      }
    }
    return nil
  }

  /// A trait comes with those that it enables.
  private func isPossible(_ traits: [String: [String]]) -> Bool {
    choices.allSatisfy { choice in
      guard case .trait(let name) = choice else { return true }
      return (traits[name] ?? []).allSatisfy { choices.contains(.trait($0)) }
    }
  }

  /// How it differs from any other build, as far as two formulas ask.
  func description(for formula: BuildFormula, _ other: BuildFormula) -> String {
    let asked = formula.choices.union(other.choices).sorted()
    let asksForPlatform = formula.asksForPlatform || other.asksForPlatform
    let words =
      (asksForPlatform ? ["on \(platform.osName)"] : [])
      + asked.map { $0.description(isMade: choices.contains($0)) }
    return Text.list(words)
  }
}
