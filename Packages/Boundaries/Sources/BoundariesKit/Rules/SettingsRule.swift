/// A target whose Swift settings are not the repository's.
struct SettingsRule: Rule {
  let documentation = RuleDocumentation(
    name: "settings",
    catches: """
      A Swift target whose settings are not those that the configuration names. Definitions of \
      compilation conditions are free.
      """,
    why: """
      Settings choose the dialect. A file that moves between packages, and a reader with it, should find \
      the same one.
      """,
    remedy: "Write the repository's settings block in the manifest, and give it to every target.",
    example: """
      .target(name: "Order")  // without swiftSettings: settings
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    guard let required = workspace.configuration.settings else { return [] }
    return workspace.modules.compactMap { module in
      let package = workspace.package(of: module)
      let given = module.settings.filter { !$0.hasPrefix("define(") }
      let missing = required.filter { !given.contains($0) }
      let extra = given.filter { !required.contains($0) }
      guard module.isSwift, module.kind != .plugin, package.declaredAt == nil,
        !(missing + extra).isEmpty
      else { return nil }
      let lines = [
        missing.isEmpty ? nil : "missing: \(Text.list(missing))",
        extra.isEmpty ? nil : "in no other: \(Text.list(extra))",
      ]
      return Violation(
        self, from: module.name, at: workspace.manifestText(of: package).target(module.name),
        "the Swift settings of target '\(module.name)' differ from the repository's",
        why: lines.compactMap { $0 }.joined(separator: "\n"),
        fix: "give the target the same settings block as every other manifest has")
    }
  }
}
