@testable import BoundariesKit
import Testing

extension Tree {
  /// The workspace and the report of a check, whose manifests are not evaluated.
  func examine() async throws -> (workspace: Workspace, report: Report) {
    let described = packages.map { ($0.path, $0.manifest(in: root)) }
    let manifests = GivenManifests(manifests: Dictionary(uniqueKeysWithValues: described))
    let examined = await Check(root: root, manifests: manifests).examine()
    return (try #require(examined.workspace), examined.report)
  }

  /// The graph, with what a check says.
  func graph() async throws -> Graph {
    let (workspace, report) = try await examine()
    return Graph(workspace, violations: report.violations)
  }
}
