import SourceScanner

/// `@_exported import`.
struct ReexportRule: Rule {
  let documentation = RuleDocumentation(
    name: "reexport",
    catches: "'@_exported import'.",
    why: """
      Whoever imports the module then uses the other one without importing or declaring it, and no \
      reader, nor this check, can tell what a file depends on. The attribute is no part of the language.
      """,
    remedy: "Import the module where it is used. An API that shows its types uses 'public import'.",
    example: "@_exported import MediatorCore")

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.modules.flatMap { module in
      module.sources.flatMap { source in
        source.scan.imports.filter { $0.attributes.contains("_exported") }.map {
          Violation(
            self, from: module.name, to: $0.module, at: source.place($0.location),
            "target '\(module.name)' exports '\($0.module)' again",
            why: "whoever imports \(module.name) uses \($0.module) without saying so",
            fix: "remove '@_exported' and import '\($0.module)' where it is used")
        }
      }
    }
  }
}
