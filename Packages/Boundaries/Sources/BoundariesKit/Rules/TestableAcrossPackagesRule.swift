import SourceScanner

/// `@testable import` of another package's module.
struct TestableAcrossPackagesRule: Rule {
  let documentation = RuleDocumentation(
    name: "testable-across-packages",
    catches: "'@testable import' of another package's module.",
    why: """
      It makes everything internal of that module part of what others rely on, so its team can change \
      nothing without asking. And it needs a build for testing, which a release build is not.
      """,
    remedy: """
      Test through what the module offers. If tests need more, its package offers a product for them; \
      what a private module answers is stubbed with an override.
      """,
    example: "@testable import MediatorCore  // in Packages/Order/Order/Tests")

  func violations(in workspace: Workspace) -> [Violation] {
    let privates = Set(workspace.modules.filter { $0.layer?.isPrivate == true }.map(\.importName))
    return workspace.packages.flatMap { package in
      let modules = workspace.modules(of: package)
      let own = Set(modules.map(\.importName))
      return modules.flatMap { module in
        module.sources.flatMap { source in
          source.scan.imports
            .filter { $0.attributes.contains("testable") && !own.contains($0.module) }
            .map {
              violation(
                by: module, $0.module, isPrivate: privates.contains($0.module),
                at: source.place($0.location))
            }
        }
      }
    }
  }

  private func violation(
    by module: Module, _ used: String, isPrivate: Bool, at place: Place
  ) -> Violation {
    Violation(
      self, from: module.name, to: used, at: place,
      "target '\(module.name)' imports '\(used)' of another package with @testable",
      why: "\(module.name) → \(used); what is internal is for the package's own tests",
      fix: isPrivate
        ? "remove the import, and stub the actions of '\(used)' with an override (MediatorTesting)"
        : "remove '@testable' and use what '\(used)' makes public")
  }
}
