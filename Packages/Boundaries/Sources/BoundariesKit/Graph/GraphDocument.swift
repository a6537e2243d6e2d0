import Foundation

/// The graph as JSON.
///
/// Its shape is described in the package's README, and changes with `version`.
package struct GraphDocument: Encodable {
  private let version = 1
  private let layers: [String]
  private let modules: [Module]
  private let edges: [Edge]

  private struct Module: Encodable {
    var id: String
    var name: String
    var package: String
    var path: String
    var layer: String?
    var kind: String
    var files: Int
    var level: Int
    var violations: [Violation]
  }

  private struct Edge: Encodable {
    var from: String
    var to: String
    var declaration: Place?
    var imports: [Place]
    var violations: [Violation]
  }

  package init(_ graph: Graph) {
    layers = graph.layers
    modules = graph.nodes.map {
      Module(
        id: $0.id, name: $0.name, package: $0.package, path: $0.path, layer: $0.layer,
        kind: $0.kind.rawValue, files: $0.files, level: $0.level, violations: $0.violations)
    }
    edges = graph.edges.map {
      Edge(
        from: graph.nodes[$0.from].id, to: graph.nodes[$0.to].id, declaration: $0.declaration,
        imports: $0.imports, violations: $0.violations)
    }
  }

  /// The document as text for people and programs.
  package var text: String {
    Self.json(self, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  /// The document as text that can stand in a script element, which `</script` would end.
  var embedded: String {
    Self.json(self, [.sortedKeys]).replacing("<", with: "\\u003c")
  }

  private static func json(
    _ document: GraphDocument, _ formatting: JSONEncoder.OutputFormatting
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    // Encoding texts and numbers cannot fail; an empty document would be seen.
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
