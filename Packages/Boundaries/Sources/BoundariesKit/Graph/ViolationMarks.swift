/// Finds the nodes and edges that violations are about.
struct ViolationMarks {
  private(set) var nodes: [Graph.Node]
  private(set) var edges: [Graph.Edge]
  private var nodesByName: [String: [Int]] = [:]
  private var nodesByPackage: [String: [Int]] = [:]
  private var edgesByEnds: [Ends: Int] = [:]

  private struct Ends: Hashable {
    var from: Int
    var to: Int
  }

  init(nodes: [Graph.Node], edges: [Graph.Edge]) {
    self.nodes = nodes
    self.edges = edges
    nodesByName = Dictionary(grouping: nodes.indices, by: { nodes[$0].name })
    nodesByPackage = Dictionary(grouping: nodes.indices, by: { nodes[$0].package })
    for (index, edge) in edges.enumerated() {
      edgesByEnds[Ends(from: edge.from, to: edge.to)] = index
    }
  }

  /// Adds a violation to what it is about: every edge in a circle, the edge between two modules, or
  /// else the module.
  mutating func add(_ violation: Violation) {
    // An entry of the configuration is wrong then, and no module.
    if violation.rule == StaleExceptionRule.name { return }
    if violation.rule == CycleRule().documentation.name {
      for index in edgesInCircle(through: violation.from) {
        edges[index].violations.append(violation)
      }
      return
    }
    let users = named(violation.from, near: violation.place)
    let used = violation.to.map { named($0, near: nil) } ?? []
    let between = users.flatMap { from in
      used.compactMap { edgesByEnds[Ends(from: from, to: $0)] }
    }
    if !between.isEmpty {
      for index in between { edges[index].violations.append(violation) }
    } else if let from = users.first, let to = used.first, from != to {
      // Somebody names what it neither declares nor imports.
      edgesByEnds[Ends(from: from, to: to)] = edges.count
      edges.append(Graph.Edge(from: from, to: to, violations: [violation]))
    } else if let node = users.first {
      nodes[node].violations.append(violation)
    }
  }

  /// The modules of a name, or of the package of that name; only those of the package that a place
  /// stands in, where there are such.
  private func named(_ name: String, near place: Place?) -> [Int] {
    let all = nodesByName[name] ?? nodesByPackage[name] ?? []
    let near = all.filter { node in
      nodes[node].path == "." || place?.path.hasPrefix(nodes[node].path + "/") == true
    }
    return place == nil || near.isEmpty ? all : near
  }

  private func edgesInCircle(through package: String) -> [Int] {
    let between = edges.filter { nodes[$0.from].package != nodes[$0.to].package }
    let forward = Dictionary(grouping: between, by: { nodes[$0.from].package })
      .mapValues { $0.map { nodes[$0.to].package } }
    let backward = Dictionary(grouping: between, by: { nodes[$0.to].package })
      .mapValues { $0.map { nodes[$0.from].package } }
    let circle = Self.reached(package, forward).intersection(Self.reached(package, backward))
    return edges.indices.filter {
      let ends = (nodes[edges[$0].from].package, nodes[edges[$0].to].package)
      return ends.0 != ends.1 && circle.contains(ends.0) && circle.contains(ends.1)
    }
  }

  private static func reached(_ start: String, _ next: [String: [String]]) -> Set<String> {
    var reached: Set = [start]
    var open = [start]
    while let package = open.popLast() {
      open += (next[package] ?? []).filter { reached.insert($0).inserted }
    }
    return reached
  }
}
