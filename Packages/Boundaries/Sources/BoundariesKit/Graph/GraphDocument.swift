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
    get throws { try JSONText.encoded(self) }
  }

  /// The document as text that can stand in a script element, which `</script` would end.
  var embedded: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
        .replacing("<", with: "\\u003c")
    }
  }
}
