/// An exception that no violation needs any more.
///
/// What an exception matches is known only after every other rule has spoken, so the check asks this
/// rule about each exception, and not about the workspace.
struct StaleExceptionRule: Rule {
  let documentation = RuleDocumentation(
    name: "stale-exception",
    catches: "An exception in the configuration that no longer matches anything.",
    why: "It would allow the same violation again, unseen, to whoever makes it next.",
    remedy: "Remove it.",
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
}
