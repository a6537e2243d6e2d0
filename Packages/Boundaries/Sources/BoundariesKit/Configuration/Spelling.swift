/// Finds what somebody meant who wrote a name that does not exist.
package enum Spelling {
  /// ` Did you mean 'name'?` for the closest of the known names, and nothing where none is close.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    let close = known.map { (distance(name.lowercased(), $0.lowercased()), $0) }
      .filter { $0.0 <= max(1, name.count / 3) }
      .min { $0 < $1 }
    return close.map { " Did you mean '\($0.1)'?" } ?? ""
  }

  /// The number of characters to insert, remove or replace to make one text the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
