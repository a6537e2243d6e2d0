/// Something that a repository's packages hold to.
package protocol Rule: Sendable {
  /// What the rule is about.
  var documentation: RuleDocumentation { get }

  /// Where a workspace does not hold to it, in any order.
  func violations(in workspace: Workspace) -> [Violation]
}

/// What there is to know about a rule.
package struct RuleDocumentation: Sendable, Hashable {
  /// The name that reports and exceptions use.
  package var name: String
  /// What it catches, in a sentence.
  package var catches: String
  /// Why that matters.
  package var why: String
  /// How to satisfy it.
  package var remedy: String
  /// Something that breaks it.
  package var example: String

  /// The documentation as text for a terminal.
  package var text: String {
    let parts = [
      ("", catches), ("Why: ", why), ("How to satisfy it: ", remedy), ("Example:\n", example),
    ]
    let body = parts.map { label, text in
      let lines = (label + text).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.flatMap { Text.wrapped(String($0), at: 96) }.map { "    \($0)\n" }.joined()
    }
    return "\(name)\n" + body.joined()
  }
}

/// The rules that a check applies.
package enum Rules {
  /// Every rule, in the order of the documentation.
  package static let all: [any Rule] = [
    LayerRule(),
    UndeclaredImportRule(),
    UnusedDependencyRule(),
    ConditionMismatchRule(),
    CycleRule(),
    TestableAcrossPackagesRule(),
    ReexportRule(),
    PublicImplementationRule(),
    UnlinkedModuleRule(),
    ContractRule(),
    ForeignTargetRule(),
    RuntimeLookupRule(),
    SettingsRule(),
    StaleExceptionRule(),
  ]
}
