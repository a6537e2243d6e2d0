/// Reads a configuration, and collects every mistake in it with its place.
package struct ConfigurationReader {
  private var configuration = Configuration()
  private var json = JSONShape()
  private var mentionedLayers: [(name: String, place: Place)] = []

  /// What a configuration file says, and what is wrong with it.
  ///
  /// A configuration with mistakes keeps only what it ignores and allows: half of the layers would
  /// accuse code that the whole of them permits.
  package static func read(_ bytes: [UInt8], path: String) -> (Configuration, [Problem]) {
    var reader = ConfigurationReader()
    do {
      reader.readRoot(try JSONParser.parse(bytes, path: path))
    } catch {
      reader.json.report(error)
    }
    guard !reader.json.problems.isEmpty else { return (reader.configuration, []) }
    var partial = Configuration()
    partial.ignored = reader.configuration.ignored
    partial.exceptions = reader.configuration.exceptions
    return (partial, reader.json.problems.sorted())
  }

  private mutating func readRoot(_ root: JSONNode) {
    let members = json.object(
      root, "the configuration",
      keys: ["layers", "tests", "targets", "settings", "ignore", "exceptions"])
    for node in json.array(members["layers"]) { readLayer(node) }
    if let node = members["tests"] {
      let tests = json.object(node, "'tests'", keys: ["mayUse"])
      configuration.testsMayUse = layerNames(tests["mayUse"])
    }
    for node in json.array(members["targets"]) { readTarget(node) }
    configuration.settings = members["settings"].map { json.strings($0) }
    configuration.ignored = json.strings(members["ignore"]).map(PathPattern.init)
    for node in json.array(members["exceptions"]) { readException(node) }

    let names = configuration.layers.map(\.name)
    for (name, place) in mentionedLayers where !names.contains(name) {
      json.report(place, "There is no layer '\(name)'.\(Spelling.hint(for: name, among: names))")
    }
  }

  private mutating func readLayer(_ node: JSONNode) {
    let keys = ["name", "packages", "modules", "mayUse", "private", "extends"]
    let members = json.object(node, "a layer", keys: keys)
    guard let name = json.string(members["name"]) else {
      return json.missing("name", "a layer", members, node)
    }
    var layer = Layer(name: name)
    layer.packages = json.strings(members["packages"]).map(PathPattern.init)
    layer.modules = json.strings(members["modules"]).map(PathPattern.init)
    layer.mayUse = layerNames(members["mayUse"], allowsAny: true)
    layer.isPrivate = json.boolean(members["private"])
    layer.extends = json.string(members["extends"]).map(PathPattern.init)
    if configuration.layers.contains(where: { $0.name == name }) {
      json.report(node.place, "There is a second layer '\(name)'. Give one of them another name.")
    }
    for unknown in layer.extends?.names.sorted() ?? []
    where !layer.packages.allSatisfy({ $0.names.contains(unknown) }) {
      json.report(
        members["extends"]?.place ?? node.place,
        "The name '{\(unknown)}' does not stand in every pattern of 'packages'.")
    }
    if members["packages"] == nil, members["modules"] == nil {
      json.report(
        node.place, "The layer '\(name)' has neither 'packages' nor 'modules', so nothing is in it."
      )
    }
    configuration.layers.append(layer)
  }

  private mutating func readTarget(_ node: JSONNode) {
    let what = "a target"
    let members = json.object(node, what, keys: ["name", "layer", "sources", "dependencies"])
    for key in ["name", "layer", "sources"] { json.missing(key, what, members, node) }
    guard let name = json.string(members["name"]), let layer = json.string(members["layer"]) else {
      return
    }
    mentionedLayers.append((layer, members["layer"]?.place ?? node.place))
    configuration.targets.append(
      ConfiguredTarget(
        name: name, layer: layer, sources: json.strings(members["sources"]),
        dependencies: members["dependencies"].map { json.strings($0) }, place: node.place))
  }

  private mutating func readException(_ node: JSONNode) {
    let members = json.object(node, "an exception", keys: ["rule", "from", "to", "reason"])
    guard let rule = json.string(members["rule"]), let place = members["rule"]?.place else {
      return json.missing("rule", "an exception", members, node)
    }
    let rules = Rules.all.map { $0.documentation.name }
    if !rules.contains(rule) {
      json.report(place, "There is no rule '\(rule)'.\(Spelling.hint(for: rule, among: rules))")
    }
    guard let from = json.string(members["from"]) else {
      return json.missing("from", "an exception", members, node)
    }
    guard let reason = json.string(members["reason"]) else {
      return json.missing("reason", "an exception", members, node)
    }
    configuration.exceptions.append(
      AllowedException(
        rule: rule, from: from, to: json.string(members["to"]), reason: reason, place: node.place))
  }

  private mutating func layerNames(_ node: JSONNode?, allowsAny: Bool = false) -> [String] {
    var names: [String] = []
    for element in json.array(node) {
      guard let name = json.string(element) else { continue }
      names.append(name)
      if !(allowsAny && name == Layer.any) { mentionedLayers.append((name, element.place)) }
    }
    return names
  }
}
