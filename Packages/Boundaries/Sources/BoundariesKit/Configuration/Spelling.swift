/// Finds what somebody meant who wrote a name that does not exist.
package enum Spelling {
  /// ` Did you mean 'name'?` for the closest of the known names, and nothing where none is close.
  package static func hint(for name: String, among known: some Sequence<String>) -> String {
    let close = known.map { (distance(name.lowercased(), $0.lowercased()), $0) }
      .filter { $0.0 <= max(1, name.count / 3) }
      .min { $0 < $1 }
    return close.map { " Did you mean '\($0.1)'?" } ?? ""
  }

  /// The number of characters to insert, remove, replace or swap with the next to make one text the
  /// other.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        row.append(min(replaced, rows[i][j + 1] + 1, row[j] + 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], rows[i - 1][j - 1] + 1)
        }
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
