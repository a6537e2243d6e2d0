/// Finds the packages of a tree.
package struct PackageFinder {
  private let tree: FileTree
  private let ignored: [PathPattern]
  private var packages: [String] = []
  private var problems: [Problem] = []

  /// The folders under the root that hold a `Package.swift`, sorted, and those that cannot be read.
  ///
  /// Hidden folders, other repositories' checkouts and ignored folders are not entered. Links to
  /// folders are not followed: what they lead to is found where it stands, and loops lead nowhere.
  package static func packages(
    in tree: FileTree, ignoring ignored: [PathPattern]
  ) -> ([String], [Problem]) {
    var finder = PackageFinder(tree: tree, ignored: ignored)
    finder.visit(".")
    return (finder.packages, finder.problems)
  }

  private init(tree: FileTree, ignored: [PathPattern]) {
    self.tree = tree
    self.ignored = ignored
  }

  private mutating func visit(_ folder: String) {
    let names: [String]
    do {
      names = try tree.names(in: folder)
    } catch {
      return problems.append(error)
    }
    if folder != ".", names.contains(".git") { return }
    if names.contains("Package.swift") { packages.append(folder) }
    for name in names where !name.hasPrefix(".") {
      let path = FileTree.join(folder, name)
      guard !name.hasSuffix(".swift"), tree.isFolder(path),
        !ignored.contains(where: { $0.match(path) != nil })
      else { continue }
      visit(path)
    }
  }
}
