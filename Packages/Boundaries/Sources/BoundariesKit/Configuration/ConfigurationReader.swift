/// Reads a configuration, and collects every mistake in it with its place.
package struct ConfigurationReader {
  private var configuration = Configuration()
  private var problems: [Problem] = []
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
      reader.problems.append(error)
    }
    guard !reader.problems.isEmpty else { return (reader.configuration, []) }
    var partial = Configuration()
    partial.ignored = reader.configuration.ignored
    partial.exceptions = reader.configuration.exceptions
    return (partial, reader.problems.sorted())
  }

  private mutating func readRoot(_ root: JSONNode) {
    let members = object(
      root, "the configuration", keys: ["layers", "tests", "settings", "ignore", "exceptions"])
    for node in array(members["layers"]) { readLayer(node) }
    if let node = members["tests"] {
      let tests = object(node, "'tests'", keys: ["mayUse"])
      configuration.testsMayUse = layerNames(tests["mayUse"])
    }
    configuration.settings = members["settings"].map { strings($0) }
    configuration.ignored = strings(members["ignore"]).map(PathPattern.init)
    for node in array(members["exceptions"]) { readException(node) }

    let names = configuration.layers.map(\.name)
    for (name, place) in mentionedLayers where !names.contains(name) {
      report(place, "There is no layer '\(name)'.\(Spelling.hint(for: name, among: names))")
    }
  }

  private mutating func readLayer(_ node: JSONNode) {
    let keys = ["name", "packages", "modules", "mayUse", "private", "extends"]
    let members = object(node, "a layer", keys: keys)
    guard let name = string(members["name"]) else {
      return missing("name", "a layer", members, node)
    }
    var layer = Layer(name: name)
    layer.packages = strings(members["packages"]).map(PathPattern.init)
    layer.modules = strings(members["modules"]).map(PathPattern.init)
    layer.mayUse = layerNames(members["mayUse"], allowsAny: true)
    layer.isPrivate = boolean(members["private"])
    layer.extends = string(members["extends"]).map(PathPattern.init)
    if configuration.layers.contains(where: { $0.name == name }) {
      report(node.place, "There is a second layer '\(name)'. Give one of them another name.")
    }
    for unknown in layer.extends?.names.sorted() ?? []
    where !layer.packages.allSatisfy({ $0.names.contains(unknown) }) {
      report(
        members["extends"]?.place ?? node.place,
        "The name '{\(unknown)}' does not stand in every pattern of 'packages'.")
    }
    if members["packages"] == nil, members["modules"] == nil {
      report(
        node.place, "The layer '\(name)' has neither 'packages' nor 'modules', so nothing is in it."
      )
    }
    configuration.layers.append(layer)
  }

  private mutating func readException(_ node: JSONNode) {
    let members = object(node, "an exception", keys: ["rule", "from", "to", "reason"])
    guard let rule = string(members["rule"]), let place = members["rule"]?.place else {
      return missing("rule", "an exception", members, node)
    }
    let rules = Rules.all.map { $0.documentation.name }
    if !rules.contains(rule) {
      report(place, "There is no rule '\(rule)'.\(Spelling.hint(for: rule, among: rules))")
    }
    guard let from = string(members["from"]) else {
      return missing("from", "an exception", members, node)
    }
    guard let reason = string(members["reason"]) else {
      return missing("reason", "an exception", members, node)
    }
    configuration.exceptions.append(
      AllowedException(
        rule: rule, from: from, to: string(members["to"]), reason: reason, place: node.place))
  }

  // MARK: Values

  private mutating func report(_ place: Place, _ sentence: String) {
    problems.append(Problem(at: place, sentence))
  }

  private mutating func missing(
    _ key: String, _ what: String, _ members: [String: JSONNode], _ node: JSONNode
  ) {
    guard members[key] == nil, case .object = node.value else { return }
    report(node.place, "The key '\(key)' is missing in \(what).")
  }

  private mutating func object(
    _ node: JSONNode, _ what: String, keys: [String]
  ) -> [String: JSONNode] {
    guard case .object(let members) = node.value else {
      report(node.place, "Here should stand an object, \(what), and not \(node.kind).")
      return [:]
    }
    for member in members where !keys.contains(member.key) {
      let hint = Spelling.hint(for: member.key, among: keys)
      let known = keys.map { "'\($0)'" }.joined(separator: ", ")
      report(
        member.place,
        "There is no key '\(member.key)' in \(what)."
          + (hint.isEmpty ? " The keys are \(known)." : hint))
    }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
  }

  private mutating func array(_ node: JSONNode?) -> [JSONNode] {
    guard let node else { return [] }
    if case .array(let elements) = node.value { return elements }
    report(node.place, "Here should stand an array, and not \(node.kind).")
    return []
  }

  private mutating func string(_ node: JSONNode?) -> String? {
    guard let node else { return nil }
    guard case .string(let text) = node.value else {
      report(node.place, "Here should stand a string, and not \(node.kind).")
      return nil
    }
    if text.isEmpty { report(node.place, "This string must not be empty.") }
    return text
  }

  private mutating func boolean(_ node: JSONNode?) -> Bool {
    guard let node else { return false }
    if case .boolean(let truth) = node.value { return truth }
    report(node.place, "Here should stand true or false, and not \(node.kind).")
    return false
  }

  private mutating func strings(_ node: JSONNode?) -> [String] {
    var strings: [String] = []
    for element in array(node) { strings += string(element).map { [$0] } ?? [] }
    return strings
  }

  private mutating func layerNames(_ node: JSONNode?, allowsAny: Bool = false) -> [String] {
    var names: [String] = []
    for element in array(node) {
      guard let name = string(element) else { continue }
      names.append(name)
      if !(allowsAny && name == Layer.any) { mentionedLayers.append((name, element.place)) }
    }
    return names
  }
}
