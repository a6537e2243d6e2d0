/// The graph in Graphviz's language: layers are boxes, and a violation is red and names its rules.
package struct DotGraph {
  private let graph: Graph

  package init(_ graph: Graph) {
    self.graph = graph
  }

  /// The digraph.
  package var text: String {
    var lines = ["digraph boundaries {", "  rankdir=LR;", "  node [shape=box];"]
    for (number, layer) in graph.layers.enumerated() {
      lines += ["  subgraph cluster_\(number) {", "    label=\(Self.quoted(layer));"]
      lines += nodes(in: layer).map { "  " + $0 }
      lines.append("  }")
    }
    lines += nodes(in: nil)
    lines += graph.edges.map { edge in
      var attributes = edge.declaration == nil ? ["style=dashed"] : []
      if !edge.violations.isEmpty {
        let rules = Set(edge.violations.map(\.rule)).sorted().joined(separator: ", ")
        attributes += ["color=red", "fontcolor=red", "label=\(Self.quoted(rules))"]
      }
      let ends = [edge.from, edge.to].map { Self.quoted(graph.nodes[$0].id) }
      return "  \(ends.joined(separator: " -> "))\(Self.list(attributes));"
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func nodes(in layer: String?) -> [String] {
    graph.nodes.filter { $0.layer == layer }.map { node in
      let attributes = node.violations.isEmpty ? [] : ["color=red", "fontcolor=red"]
      return "  \(Self.quoted(node.id))\(Self.list(attributes));"
    }
  }

  private static func list(_ attributes: [String]) -> String {
    attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
