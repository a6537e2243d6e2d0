import SourceScanner

/// An import that is compiled where the manifest's dependency does not apply.
struct ConditionMismatchRule: Rule {
  let documentation = RuleDocumentation(
    name: "condition-mismatch",
    catches: """
      An import whose '#if' can be true where the platforms or traits of the manifest's dependency are not. \
      Traits of the package, flags that the target defines, os(…), and canImport(…) of dependencies and of \
      the system's modules are understood. A custom flag can be on or off; of anything else that is not known, \
      such as targetEnvironment(…), only what holds either way is reported.
      """,
    why: """
      The import compiles on the machine of whoever wrote it, and fails on another platform or with other \
      traits; or it compiles by luck, because another target of the build brings the module along.
      """,
    remedy: """
      Write the dependency's condition around the import, or 'canImport' of the module, or widen the condition \
      in the manifest.
      """,
    example: """
      .product(name: "Keychain", package: "Keychain", condition: .when(platforms: [.macOS]))
      #if !os(Linux)    // on Windows too
        import Keychain
      #endif
      """)

  func violations(in workspace: Workspace) -> [Violation] {
    workspace.modules.flatMap { module -> [Violation] in
      guard module.dependencies.contains(where: { $0.declaration.condition != nil }) else {
        return []
      }
      let conditions = TargetConditions(of: module, in: workspace)
      return module.sources.flatMap { source in
        source.scan.imports.compactMap {
          violation($0, in: source, of: module, conditions, workspace)
        }
      }
    }
  }

  private func violation(
    _ declaration: ImportDeclaration, in source: Module.Source, of module: Module,
    _ conditions: TargetConditions, _ workspace: Workspace
  ) -> Violation? {
    let dependencies = conditions.dependencies(offering: declaration.module)
    guard let availability = conditions.availability(of: declaration.module),
      let dependency = dependencies.first
    else { return nil }
    let compiled = conditions.formula(declaration.condition)
    guard
      let build = Build.first(where: compiled, without: availability, traits: conditions.traits)
    else { return nil }
    let wanted = Self.text(dependencies)
    let given = declaration.condition.map { "when \($0)" } ?? "in every build"
    return Violation(
      self, from: module.name, to: declaration.module, at: source.place(declaration.location),
      "target '\(module.name)' imports '\(declaration.module)' "
        + build.description(for: compiled, availability) + ", where it does not depend on it",
      why: "the import is compiled \(given); the dependency at "
        + "\(workspace.place(of: dependency, in: module)) applies when \(wanted)",
      fix: "write '#if \(wanted)' around the import, or widen the condition of the dependency")
  }

  /// The conditions of dependencies as a source writes them.
  private static func text(_ dependencies: [Module.Dependency]) -> String {
    let texts = dependencies.map { dependency in
      let condition = dependency.declaration.condition
      let platforms = (condition?.platforms ?? []).map { name in
        "os(\(Platform.all.first { $0.manifestName == name }?.osName ?? name))"
      }
      let parts = [platforms, condition?.traits ?? []].filter { !$0.isEmpty }
      return parts.map { names in
        let text = names.joined(separator: " || ")
        return names.count > 1 && parts.count > 1 ? "(\(text))" : text
      }.joined(separator: " && ")
    }
    return texts.joined(separator: " || ")
  }
}
