/// Takes JSON values apart by the shape that they should have, and collects what is wrong with them.
struct JSONShape {
  private(set) var problems: [Problem] = []

  mutating func report(_ place: Place, _ sentence: String) {
    problems.append(Problem(at: place, sentence))
  }

  /// Adds what kept a file from being read at all.
  mutating func report(_ problem: Problem) {
    problems.append(problem)
  }

  /// Reports a key that must be there, unless what should hold it was reported already.
  mutating func missing(
    _ key: String, _ what: String, _ members: [String: JSONNode], _ node: JSONNode
  ) {
    guard members[key] == nil, case .object = node.value else { return }
    report(node.place, "The key '\(key)' is missing in \(what).")
  }

  mutating func object(_ node: JSONNode, _ what: String, keys: [String]) -> [String: JSONNode] {
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

  mutating func array(_ node: JSONNode?) -> [JSONNode] {
    guard let node else { return [] }
    if case .array(let elements) = node.value { return elements }
    report(node.place, "Here should stand an array, and not \(node.kind).")
    return []
  }

  mutating func string(_ node: JSONNode?) -> String? {
    guard let node else { return nil }
    guard case .string(let text) = node.value else {
      report(node.place, "Here should stand a string, and not \(node.kind).")
      return nil
    }
    if text.isEmpty { report(node.place, "This string must not be empty.") }
    return text
  }

  mutating func boolean(_ node: JSONNode?) -> Bool {
    guard let node else { return false }
    if case .boolean(let truth) = node.value { return truth }
    report(node.place, "Here should stand true or false, and not \(node.kind).")
    return false
  }

  /// A number of things, of which there is at least one.
  mutating func count(_ node: JSONNode?) -> Int? {
    guard let node else { return nil }
    if case .number(let text) = node.value, let number = Int(text), number > 0 { return number }
    report(node.place, "Here should stand a whole number greater than 0.")
    return nil
  }

  mutating func strings(_ node: JSONNode?) -> [String] {
    var strings: [String] = []
    for element in array(node) { strings += string(element).map { [$0] } ?? [] }
    return strings
  }
}
