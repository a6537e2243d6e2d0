/// The graph as a Mermaid flowchart: layers are boxes, and a violation is red and names its rules.
package struct MermaidGraph {
  private let graph: Graph

  package init(_ graph: Graph) {
    self.graph = graph
  }

  /// The flowchart.
  package var text: String {
    var lines = ["flowchart LR"]
    for (number, layer) in graph.layers.enumerated() {
      lines.append("  subgraph layer\(number)[\"\(Self.escaped(layer))\"]")
      lines += nodes(in: layer).map { "  " + $0 }
      lines.append("  end")
    }
    lines += nodes(in: nil)
    lines += graph.edges.map { edge in
      let rules = Set(edge.violations.map(\.rule)).sorted().joined(separator: ", ")
      let arrow = edge.declaration == nil ? "-.->" : "-->"
      return "  n\(edge.from) \(arrow)\(rules.isEmpty ? "" : "|\(rules)|") n\(edge.to)"
    }
    let red = graph.edges.indices.filter { !graph.edges[$0].violations.isEmpty }
    if !red.isEmpty {
      lines.append(
        "  linkStyle \(red.map(String.init).joined(separator: ",")) stroke:#d00,color:#d00")
    }
    for (number, node) in graph.nodes.enumerated() where !node.violations.isEmpty {
      lines.append("  style n\(number) stroke:#d00,color:#d00")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func nodes(in layer: String?) -> [String] {
    graph.nodes.indices.filter { graph.nodes[$0].layer == layer }
      .map { "  n\($0)[\"\(Self.escaped(graph.nodes[$0].id))\"]" }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("#", with: "#35;").replacing("\"", with: "#quot;")
  }
}
