/// The paths that reports show: they lead to the files from the current directory.
struct ShownPaths {
  private let root: String

  /// Paths in the tree at a root, which is itself written as it leads there.
  init(root: String) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  /// The path of something that is named relative to the root, or absolutely where it is not below it.
  func path(_ path: String) -> String {
    if path.hasPrefix("/") || root == "." { return path }
    return path == "." ? root : "\(root)/\(path)"
  }
}
