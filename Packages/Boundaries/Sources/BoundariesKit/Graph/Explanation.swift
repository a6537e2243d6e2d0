/// Why one module depends on another, in text: the shortest chain, and a place for each of its steps.
package struct Explanation {
  private let graph: Graph
  private let from: String
  private let to: String
  private let chain: [Graph.Edge]?
  private let opposite: [Graph.Edge]?
  private let shown: ShownPaths

  /// An explanation in a graph, whose paths are shown below a root.
  package init(
    _ graph: Graph, from: String, to: String, root: String
  ) throws(Graph.UnknownName) {
    let starts = try graph.nodes(named: from)
    let ends = try graph.nodes(named: to)
    self.graph = graph
    self.from = from
    self.to = to
    shown = ShownPaths(root: root)
    chain = graph.chain(from: starts, to: ends)
    opposite = chain == nil ? graph.chain(from: ends, to: starts) : nil
  }

  /// Whether there is a chain.
  package var isFound: Bool { chain != nil }

  /// The chain and its places, or a sentence that says that there is none.
  package var text: String {
    if let chain { return described(chain) }
    if let opposite {
      return """
        Nothing leads from '\(from)' to '\(to)'. It is the other way round:
        \(described(opposite))
        """
    }
    return "Nothing leads from '\(from)' to '\(to)', nor back.\n"
  }

  private func described(_ chain: [Graph.Edge]) -> String {
    let ids = chain.prefix(1).map { graph.nodes[$0.from].id } + chain.map { graph.nodes[$0.to].id }
    let steps = chain.map { edge in
      "  \(graph.nodes[edge.from].id) → \(graph.nodes[edge.to].id): \(reason(for: edge))\n"
    }
    return ids.joined(separator: " → ") + "\n" + steps.joined()
  }

  private func reason(for edge: Graph.Edge) -> String {
    if let first = edge.imports.first {
      let others = edge.imports.count - 1
      return "import at \(shown.path("\(first)"))"
        + (others > 0 ? ", and \(Text.count(others, "other"))" : "")
        + (edge.declaration == nil ? ", not declared" : "")
    }
    if let place = edge.declaration {
      return "dependency at \(shown.path("\(place)")), not imported"
    }
    // Such an edge is there only because a violation is about it.
    let places = edge.violations.map { "[\($0.rule)] at \(shown.path("\($0.place)"))" }
    return places.joined(separator: ", ")
  }
}
