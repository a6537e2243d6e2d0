/// Who uses whom among the modules of a workspace.
package struct Graph: Sendable {
  package private(set) var nodes: [Node] = []
  /// Sorted by the positions of the user and the used, which occur together once.
  package private(set) var edges: [Edge] = []
  /// The layers that have modules, those that use others before those that are used.
  package private(set) var layers: [String] = []
  /// The positions of the edges that begin at each node, and of those that end there.
  private(set) var outgoing: [[Int]] = []
  private(set) var incoming: [[Int]] = []

  /// A module.
  package struct Node: Sendable {
    /// The name, after the package's name or path and a slash where it alone is not unique.
    package var id: String
    package var name: String
    package var importName: String
    /// The name of the package, and the path of its folder.
    package var package: String
    package var path: String
    package var layer: String?
    package var kind: Manifest.Target.Kind
    /// The number of Swift files.
    package var files: Int
    /// The number of modules in the longest chain below it.
    package var level = 0
    /// What is wrong with the module itself.
    package var violations: [Violation] = []
  }

  /// A module's use of another one.
  package struct Edge: Sendable {
    package var from: Int
    package var to: Int
    /// Where the manifest declares the dependency; `nil` where it does not.
    package var declaration: Place?
    /// Where sources import the module.
    package var imports: [Place] = []
    package var violations: [Violation] = []
  }

  /// The graph of a workspace, with what a check says about it.
  package init(_ workspace: Workspace, violations: [Violation] = []) {
    nodes = Self.nodes(of: workspace)
    edges = Self.edges(of: workspace)
    var marks = ViolationMarks(workspace, nodes: nodes, edges: edges)
    for violation in violations { marks.add(violation) }
    nodes = marks.nodes
    edges = marks.edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    connect()
    findLevels()
    orderLayers()
  }

  /// The part of the graph that some of its nodes make up.
  func part(_ kept: Set<Int>) -> Graph {
    let positions = Dictionary(
      uniqueKeysWithValues: kept.sorted().enumerated().map { ($1, $0) })
    var part = self
    part.nodes = kept.sorted().map { nodes[$0] }
    part.edges = edges.compactMap { edge in
      guard let from = positions[edge.from], let to = positions[edge.to] else { return nil }
      var edge = edge
      (edge.from, edge.to) = (from, to)
      return edge
    }
    let kept = Set(part.nodes.compactMap(\.layer))
    part.layers = layers.filter(kept.contains)
    part.connect()
    return part
  }

  private mutating func connect() {
    outgoing = Array(repeating: [], count: nodes.count)
    incoming = outgoing
    for (index, edge) in edges.enumerated() {
      outgoing[edge.from].append(index)
      incoming[edge.to].append(index)
    }
  }

  private static func nodes(of workspace: Workspace) -> [Node] {
    func isUnique(_ names: [String]) -> [String: Bool] {
      Dictionary(names.map { ($0, true) }, uniquingKeysWith: { _, _ in false })
    }
    let names = isUnique(workspace.modules.map(\.name))
    let qualified = isUnique(
      workspace.modules.map { "\(workspace.package(of: $0).name)/\($0.name)" })
    return workspace.modules.map { module in
      let package = workspace.package(of: module)
      let candidates = [(module.name, names), ("\(package.name)/\(module.name)", qualified)]
      return Node(
        id: candidates.first { $1[$0] == true }?.0 ?? "\(package.path)/\(module.name)",
        name: module.name, importName: module.importName, package: package.name,
        path: package.path, layer: module.layer?.name, kind: module.kind,
        files: module.sources.count)
    }
  }

  private static func edges(of workspace: Workspace) -> [Edge] {
    workspace.packages.flatMap { package in
      // Finding places means reading the manifest's text, which is done once for all of its targets.
      let text = workspace.manifestText(of: package)
      return workspace.modules(of: package).flatMap { module in
        var edges: [Int: Edge] = [:]
        for dependency in module.dependencies {
          for used in dependency.modules where used != module.id {
            edges[used, default: Edge(from: module.id, to: used)].declaration =
              edges[used]?.declaration
              ?? text.dependency(dependency.declaration.name, of: module.name)
          }
        }
        for found in module.imports {
          edges[found.module, default: Edge(from: module.id, to: found.module)].imports
            .append(found.place)
        }
        return edges.values
      }
    }
  }

  /// Finds the level of each node; a dependency that leads back into a circle does not count.
  private mutating func findLevels() {
    var isOpen = Array(repeating: false, count: nodes.count)
    var isDone = isOpen
    for start in nodes.indices where !isDone[start] {
      // A stack of its own, for a chain can be longer than the thread's.
      var stack = [(node: start, next: 0)]
      isOpen[start] = true
      while let (node, next) = stack.last {
        if next < outgoing[node].count {
          stack[stack.count - 1].next += 1
          let used = edges[outgoing[node][next]].to
          if isDone[used] {
            nodes[node].level = max(nodes[node].level, nodes[used].level + 1)
          } else if !isOpen[used] {
            isOpen[used] = true
            stack.append((used, 0))
          }
        } else {
          isDone[node] = true
          stack.removeLast()
          if let user = stack.last?.node {
            nodes[user].level = max(nodes[user].level, nodes[node].level + 1)
          }
        }
      }
    }
  }

  /// Orders the layers by how high their modules stand on average.
  private mutating func orderLayers() {
    var heights: [(layer: String, height: Double)] = []
    for (layer, members) in Dictionary(grouping: nodes, by: \.layer) {
      guard let layer else { continue }
      let sources =
        members.contains { $0.kind != .test } ? members.filter { $0.kind != .test } : members
      let sum = sources.reduce(0) { $0 + $1.level }
      heights.append((layer, Double(sum) / Double(sources.count)))
    }
    layers = heights.sorted { ($1.height, $0.layer) < ($0.height, $1.layer) }.map(\.layer)
  }
}
