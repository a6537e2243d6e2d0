/// Packages that depend on each other in a circle.
struct CycleRule: Rule {
  let documentation = RuleDocumentation(
    name: "cycle",
    catches: "Packages that depend on each other in a circle, shown whole.",
    why: """
      Packages in a circle are one package: none of them builds, is tested or is released without \
      the others.
      """,
    remedy: """
      Cut the circle at the dependency that says least: move what both sides need into a package below \
      them, or turn one direction into a call through an extension package.
      """,
    example: """
      // Packages/A/Package.swift   .package(path: "../B")
      // Packages/B/Package.swift   .package(path: "../A")
      """)

  /// Reports for each dependency that is part of a circle the shortest one through it, each circle once.
  func violations(in workspace: Workspace) -> [Violation] {
    var cycles: Set<[Int]> = []
    let graph = workspace.packages.map { Set($0.dependencies.compactMap { $0 }) }
    for (start, next) in graph.enumerated().flatMap({ start, next in next.map { (start, $0) } }) {
      guard let path = Self.path(from: next, to: start, in: graph) else { continue }
      let cycle = [start] + path.dropLast()
      let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
      cycles.insert(Array(cycle[first...] + cycle[..<first]))
    }
    return cycles.map { violation($0.map { workspace.packages[$0] }, in: workspace) }
  }

  private static func path(from start: Int, to end: Int, in graph: [Set<Int>]) -> [Int]? {
    var paths = [[start]]
    var seen: Set = [start]
    while !paths.isEmpty {
      if let found = paths.first(where: { $0.last == end }) { return found }
      paths = paths.flatMap { path in
        (path.last.map { graph[$0].sorted() } ?? []).filter { seen.insert($0).inserted }
          .map { path + [$0] }
      }
    }
    return nil
  }

  private func violation(_ cycle: [LocalPackage], in workspace: Workspace) -> Violation {
    let steps = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { package, next in
      let index = package.dependencies.firstIndex(of: next.id) ?? 0
      let text = workspace.manifestText(of: package)
      return (package, next, text.package(package.manifest.dependencies[index]))
    }
    let chain = (cycle + cycle.prefix(1)).map(\.name).joined(separator: " → ")
    return Violation(
      self, from: cycle[0].name, to: cycle[cycle.count - 1].name, at: steps[0].2,
      "package '\(cycle[0].name)' depends on itself: \(chain)",
      why: steps.map { "\($0.name) → \($1.name) at \($2)" }.joined(separator: "\n"),
      fix: "cut one of these dependencies, or move what both sides need into a package below them")
  }
}
