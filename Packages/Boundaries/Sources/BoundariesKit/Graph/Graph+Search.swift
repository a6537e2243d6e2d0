extension Graph {
  /// A name that no module and no package has.
  package struct UnknownName: Error, Equatable {
    package var sentence: String
  }

  /// The modules that somebody means by a name: that of modules, as manifests or imports write it, that
  /// of a package, or `Package/Module`.
  package func nodes(named name: String) throws(UnknownName) -> [Int] {
    let ways: [(Node) -> Bool] = [
      { $0.id == name }, { $0.name == name }, { "\($0.package)/\($0.name)" == name },
      { $0.importName == name }, { $0.package == name }, { $0.path == name },
    ]
    for isMeant in ways {
      let found = nodes.indices.filter { isMeant(nodes[$0]) }
      if !found.isEmpty { return found }
    }
    let hint = Spelling.hint(for: name, among: Set(nodes.flatMap { [$0.name, $0.package] }))
    throw UnknownName(sentence: "There is no module or package '\(name)'.\(hint)")
  }

  /// The part of the graph that is some nodes and everything that they use, or everything that uses
  /// them.
  package func focused(on starts: [Int], reverse: Bool) -> Graph {
    part(reached(from: starts, reverse: reverse))
  }

  /// The part of the graph without tests, except some.
  package func withoutTests(but kept: [Int] = []) -> Graph {
    part(Set(nodes.indices.filter { nodes[$0].kind != .test || kept.contains($0) }))
  }

  private func reached(from starts: [Int], reverse: Bool) -> Set<Int> {
    var reached = Set(starts)
    var open = starts
    while let node = open.popLast() {
      let next =
        reverse ? incoming[node].map { edges[$0].from } : outgoing[node].map { edges[$0].to }
      open += next.filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// The shortest chain of uses from one of some nodes to one of others; `nil` where there is none.
  ///
  /// Where several are as short, it is the one through the modules that come first.
  package func chain(from starts: [Int], to ends: [Int]) -> [Edge]? {
    var cameBy: [Int: Int] = [:]
    var queue = starts
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for index in outgoing[node] {
        let used = edges[index].to
        if ends.contains(used) {
          var chain = [edges[index]]
          while let step = cameBy[chain[0].from], !starts.contains(chain[0].from) {
            chain.insert(edges[step], at: 0)
          }
          return chain
        }
        if cameBy[used] == nil, !starts.contains(used) {
          cameBy[used] = index
          queue.append(used)
        }
      }
    }
    return nil
  }
}
