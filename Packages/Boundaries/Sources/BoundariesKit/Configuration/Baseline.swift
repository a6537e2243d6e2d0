/// The violations that a repository had when it began to be checked, to be worked off.
///
/// An entry names no line, so that it holds while the file around it changes. It says how many violations
/// it covers instead: one more in the same file is a new one.
package struct Baseline: Sendable, Hashable {
  /// What an entry says of a violation.
  package struct Key: Sendable, Hashable {
    package var rule: String
    package var from: String
    package var to: String?
    /// The path of the file, relative to the root of the check.
    package var file: String

    init(rule: String, from: String, to: String?, file: String) {
      self.rule = rule
      self.from = from
      self.to = to
      self.file = file
    }

    init(_ violation: Violation) {
      self.init(
        rule: violation.rule, from: violation.from, to: violation.to, file: violation.place.path)
    }
  }

  /// How many violations an entry covers, and where it stands in the file of the baseline.
  struct Entry: Sendable, Hashable {
    var count: Int
    var place: Place
  }

  private(set) var entries: [Key: Entry] = [:]

  /// How many violations the baseline covers.
  package var count: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// Adds an entry, and answers whether there was none like it.
  mutating func add(_ key: Key, _ entry: Entry) -> Bool {
    if entries[key] != nil { return false }
    entries[key] = entry
    return true
  }

  /// The violations that the baseline does not cover, and the entries that cover more than there is.
  ///
  /// Where a file has more violations than its entry covers, all of them are new: which one came
  /// last cannot be told.
  func apply(to violations: Set<Violation>) -> (new: Set<Violation>, stale: [StaleEntry]) {
    var new = violations
    var stale: [StaleEntry] = []
    let found = Dictionary(grouping: violations, by: Key.init)
    for (key, entry) in entries {
      let matching = found[key] ?? []
      if matching.count <= entry.count { new.subtract(matching) }
      if matching.count < entry.count {
        stale.append(StaleEntry(key: key, entry: entry, left: matching.count))
      }
    }
    return (new, stale)
  }

  /// An entry that covers more than there is.
  struct StaleEntry {
    var key: Key
    var entry: Entry
    var left: Int
  }

  /// The baseline of some violations, which covers no more than an older one does, if there is one.
  package init(_ violations: Set<Violation>, within older: Baseline? = nil) {
    for (key, matching) in Dictionary(grouping: violations, by: Key.init) {
      let count = min(matching.count, older.map { $0.entries[key]?.count ?? 0 } ?? matching.count)
      if count > 0 { entries[key] = Entry(count: count, place: Place("")) }
    }
  }

  package init() {}

  /// The baseline as a file, an entry a line, so that a change of it is easy to review.
  package var text: String {
    let lines = entries.map { key, entry in
      let members = [
        ("rule", key.rule), ("from", key.from), ("to", key.to), ("file", key.file),
      ].compactMap { name, value in value.map { "\"\(name)\": \(Self.quoted($0))" } }
      return "    { "
        + (members + (entry.count > 1 ? ["\"count\": \(entry.count)"] : [])).joined(
          separator: ", ") + " }"
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.sorted().joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(BaselineReader.version),\n  \"violations\": \(list)\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}
