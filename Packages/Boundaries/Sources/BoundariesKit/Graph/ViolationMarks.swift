/// Finds the nodes and edges that violations are about.
struct ViolationMarks {
  private let workspace: Workspace
  /// A node for each module of the workspace, at the same position.
  private(set) var nodes: [Graph.Node]
  private(set) var edges: [Graph.Edge]
  private var nodesByName: [String: [Int]] = [:]
  private var nodesByPackage: [String: [Int]] = [:]
  private var edgesByEnds: [Ends: Int] = [:]

  private struct Ends: Hashable {
    var from: Int
    var to: Int
  }

  init(_ workspace: Workspace, nodes: [Graph.Node], edges: [Graph.Edge]) {
    self.workspace = workspace
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
      let circle = edgesInCircle(through: violation.from)
      for index in circle { edges[index].violations.append(violation) }
      // Packages may depend on each other without a module that does.
      if circle.isEmpty, let node = named(violation.from, near: violation.place).first {
        nodes[node].violations.append(violation)
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
      // A module names what it neither declares nor imports, or its package declares what none uses.
      let manifest = workspace.package(of: workspace.modules[from]).manifestPath
      edgesByEnds[Ends(from: from, to: to)] = edges.count
      edges.append(
        Graph.Edge(
          from: from, to: to,
          declaration: violation.place.path == manifest ? violation.place : nil,
          violations: [violation]))
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

  /// The edges between packages that lead to a package and back from it.
  private func edgesInCircle(through name: String) -> [Int] {
    let starts = workspace.packages.filter { $0.name == name }.map(\.id)
    let next = workspace.packages.map { $0.dependencies.compactMap { $0 } }
    var previous = next.map { _ in [Int]() }
    for (package, used) in next.enumerated() {
      for other in used { previous[other].append(package) }
    }
    let circle = Self.reached(starts, next).intersection(Self.reached(starts, previous))
    return edges.indices.filter {
      let from = workspace.modules[edges[$0].from].package
      let to = workspace.modules[edges[$0].to].package
      return from != to && circle.contains(from) && circle.contains(to)
    }
  }

  private static func reached(_ starts: [Int], _ next: [[Int]]) -> Set<Int> {
    var reached = Set(starts)
    var open = starts
    while let package = open.popLast() {
      open += next[package].filter { reached.insert($0).inserted }
    }
    return reached
  }
}
