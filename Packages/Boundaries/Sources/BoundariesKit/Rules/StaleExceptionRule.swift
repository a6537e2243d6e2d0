/// An exception, or an entry of the baseline, that no violation needs any more.
///
/// What they match is known only after every other rule has spoken, so the check asks this rule about
/// each of them, and not about the workspace.
struct StaleExceptionRule: Rule {
  static let name = "stale-exception"

  let documentation = RuleDocumentation(
    name: Self.name,
    catches: """
      An exception in the configuration, or an entry of the baseline, that no longer matches anything.
      """,
    why: "It would allow the same violation again, unseen, to whoever makes it next.",
    remedy: """
      Remove the exception. 'boundaries baseline' removes such entries of the baseline.
      """,
    example: """
      {"rule": "layer", "from": "Order", "to": "Payment", "reason": "until the calls are moved"}
      """)

  func violations(in workspace: Workspace) -> [Violation] { [] }

  func violation(_ exception: AllowedException) -> Violation {
    let chain = exception.to.map { "\(exception.from) → \($0)" } ?? exception.from
    return Violation(
      self, from: exception.from, to: exception.to, at: exception.place,
      "the exception to '\(exception.rule)' for \(chain) matches nothing",
      why: "its reason was: \(exception.reason)",
      fix: "remove it from the configuration")
  }

  func violation(_ stale: Baseline.StaleEntry) -> Violation {
    let key = stale.key
    let chain = key.to.map { "\(key.from) → \($0)" } ?? key.from
    let covered = stale.entry.count == 1 ? "" : "\(stale.entry.count) times "
    let left = stale.left == 0 ? "matches nothing" : "matches only \(stale.left)"
    return Violation(
      self, from: key.from, to: key.to, at: stale.entry.place,
      "the baseline's entry \(covered)'\(key.rule)' for \(chain) in \(key.file) \(left)",
      why: "what it covered was worked off, and a baseline only shrinks",
      fix: "run 'boundaries baseline', which removes it")
  }
}
