/// What became of a baseline that was written.
package struct BaselineChange: Sendable, Hashable {
  /// The path of its file, relative to the root of the check, or absolute where it is not below it.
  package var path: String
  /// How many violations it covered, if there was one.
  package var before: Int?
  /// How many it covers now.
  package var after: Int

  /// The change in a line, for the tree at a root.
  package func text(root: String) -> String {
    let path = ShownPaths(root: root).path(path)
    let now = "\(path): \(Text.count(after, "violation")) to be worked off"
    guard let before, before != after else { return now + "\n" }
    return now + (after < before ? ", \(before - after) fewer" : ", \(after - before) more")
      + " than before\n"
  }
}
