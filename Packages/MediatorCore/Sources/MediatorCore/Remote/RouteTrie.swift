/// Leaves by the segments that lead to them.
///
/// Each node has its literals in a dictionary, so what a match costs depends on the length of the path
/// and on how patterns overlap along it, and not on how many patterns there are.
struct RouteTrie<Literal: Hashable & Sendable, Leaf: Sendable>: Sendable {
  private struct Node {
    var literals: [Literal: Int] = [:]
    var parameter: Int?
    var leaf: Leaf?
    var wildcard: Leaf?
  }

  /// Nodes name each other by their places here; the first is the root.
  private var nodes = [Node()]

  /// Adds a leaf, unless the same places lead to another already.
  ///
  /// - Returns: The leaf that is there already; then nothing changes.
  mutating func insert(_ leaf: Leaf, at segments: [RouteSegment<Literal>]) -> Leaf? {
    var node = 0
    for segment in segments {
      switch segment {
      case .literal(let literal): node = child(of: node, \.literals[literal])
      case .parameter: node = child(of: node, \.parameter)
      case .wildcard:
        if let known = nodes[node].wildcard { return known }
        nodes[node].wildcard = leaf
        return nil
      }
    }
    if let known = nodes[node].leaf { return known }
    nodes[node].leaf = leaf
    return nil
  }

  private mutating func child(of node: Int, _ place: WritableKeyPath<Node, Int?>) -> Int {
    if let known = nodes[node][keyPath: place] { return known }
    nodes.append(Node())
    nodes[node][keyPath: place] = nodes.count - 1
    return nodes.count - 1
  }

  /// Finds the leaf that a path leads to: a literal goes before a parameter, that before a wildcard.
  ///
  /// - Returns: The leaf, and the part of the path that each of its parameters stands for.
  func match(_ path: [Literal]) -> (leaf: Leaf, values: [ArraySlice<Literal>])? {
    var values: [ArraySlice<Literal>] = []
    return match(path, at: 0, from: 0, &values).map { ($0, values) }
  }

  /// It goes no deeper than the longest pattern, however long the path is.
  private func match(
    _ path: [Literal], at place: Int, from node: Int, _ values: inout [ArraySlice<Literal>]
  ) -> Leaf? {
    guard place < path.count else { return nodes[node].leaf }
    if let next = nodes[node].literals[path[place]],
      let leaf = match(path, at: place + 1, from: next, &values)
    {
      return leaf
    }
    if let next = nodes[node].parameter {
      values.append(path[place...place])
      if let leaf = match(path, at: place + 1, from: next, &values) { return leaf }
      values.removeLast()
    }
    if let leaf = nodes[node].wildcard {
      values.append(path[place...])
      return leaf
    }
    return nil
  }
}
