/// Reads a baseline, and collects every mistake in it with its place.
struct BaselineReader {
  /// The version of the file's shape.
  static let version = 1

  private var json = JSONShape()
  private var baseline = Baseline()

  /// What the file of a baseline says, and what is wrong with it.
  static func read(_ bytes: [UInt8], path: String) -> (Baseline, [Problem]) {
    var reader = BaselineReader()
    do {
      reader.readRoot(try JSONParser.parse(bytes, path: path))
    } catch {
      reader.json.report(error)
    }
    return (reader.baseline, reader.json.problems.sorted())
  }

  private mutating func readRoot(_ root: JSONNode) {
    let members = json.object(root, "the baseline", keys: ["version", "violations"])
    json.missing("version", "the baseline", members, root)
    if let version = json.count(members["version"]), version != Self.version,
      let place = members["version"]?.place
    {
      json.report(
        place,
        "This baseline has the version \(version), and this tool reads version \(Self.version).")
    }
    for node in json.array(members["violations"]) { readEntry(node) }
  }

  private mutating func readEntry(_ node: JSONNode) {
    let what = "an entry of the baseline"
    let members = json.object(node, what, keys: ["rule", "from", "to", "file", "count"])
    var texts: [String] = []
    for key in ["rule", "from", "file"] {
      json.missing(key, what, members, node)
      texts += json.string(members[key]).map { [$0] } ?? []
    }
    let to = json.string(members["to"])
    let count = json.count(members["count"]) ?? 1
    guard texts.count == 3 else { return }
    let key = Baseline.Key(rule: texts[0], from: texts[1], to: to, file: texts[2])
    if !baseline.add(key, Baseline.Entry(count: count, place: node.place)) {
      json.report(node.place, "This entry stands here a second time. Write the sum as its 'count'.")
    }
  }
}
