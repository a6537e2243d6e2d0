/// Finds the Swift files of a target, as SwiftPM does.
struct SourceFinder {
  private let tree: FileTree
  private let package: String
  private let manifest: Manifest
  private(set) var problems: [Problem] = []

  init(tree: FileTree, package: String, manifest: Manifest) {
    self.tree = tree
    self.package = package
    self.manifest = manifest
  }

  /// The folder of a target: the one that it names, or the one named like it where SwiftPM looks, or
  /// all of that place where the target is the only one of its kind.
  func folder(of target: Manifest.Target) -> String? {
    if let path = target.path {
      let folder = Self.normalized(path).map { FileTree.join(package, $0) }
      return folder.flatMap { tree.kind(of: $0) == .directory ? $0 : nil }
    }
    let shared = ["Sources", "Source", "src", "srcs"]
    let candidates =
      switch target.kind {
      case .test: ["Tests"] + shared
      case .plugin: ["Plugins"] + shared
      default: shared
      }
    let place = candidates.lazy.map { FileTree.join(package, $0) }
      .first { tree.kind(of: $0) == .directory }
    guard let place else { return nil }
    let own = FileTree.join(place, target.name)
    if tree.kind(of: own) == .directory { return own }
    let similar = manifest.targets.filter { Self.family($0.kind) == Self.family(target.kind) }
    return similar.count == 1 ? place : nil
  }

  /// The Swift files of a target, sorted.
  mutating func files(of target: Manifest.Target, in folder: String) -> [String] {
    let excluded = Set(
      target.excluded.compactMap(Self.normalized).map { FileTree.join(folder, $0) })
    let roots = target.sources?.compactMap(Self.normalized).map { FileTree.join(folder, $0) }
    var files: Set<String> = []
    for root in roots ?? [folder] { visit(root, excluded, [], &files) }
    return files.sorted()
  }

  private mutating func visit(
    _ path: String, _ excluded: Set<String>, _ entered: Set<FileIdentity>,
    _ files: inout Set<String>
  ) {
    if excluded.contains(path) { return }
    // A name without an extension is seldom a file, and one with `.swift` seldom a folder, but both occur.
    switch tree.kind(of: path) {
    case .file?:
      if path.hasSuffix(".swift") { files.insert(path) }
    case .directory?:
      // A link can lead back to a folder around it, and then never ends.
      guard let identity = tree.identity(of: path) else { return }
      if entered.contains(identity) {
        return problems.append(
          Problem(
            path: path,
            sentence: "This link leads back to a folder around it. Remove it, or exclude it."))
      }
      do {
        for name in try tree.names(in: path) where !Self.isOpaque(name) {
          visit(FileTree.join(path, name), excluded, entered.union([identity]), &files)
        }
      } catch {
        problems.append(error)
      }
    case nil:
      // A file that has vanished, or a link to nothing, says so when it is read.
      if path.hasSuffix(".swift"), !entered.isEmpty { files.insert(path) }
    }
  }

  /// Names that SwiftPM does not look into: hidden ones, and folders that are one thing to a tool.
  private static func isOpaque(_ name: String) -> Bool {
    name.hasPrefix(".")
      || [".docc", ".xcassets", ".xcdatamodel", ".xcdatamodeld", ".xcmappingmodel"]
        .contains { name.hasSuffix($0) }
  }

  private static func family(_ kind: Manifest.Target.Kind) -> Manifest.Target.Kind {
    kind == .test || kind == .plugin ? kind : .regular
  }

  /// A relative path without `.`, `..` and doubled slashes; `nil` when it leaves where it begins.
  static func normalized(_ path: String) -> String? {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component != ".." {
        components.append(component)
      } else if components.popLast() == nil {
        return nil
      }
    }
    return components.isEmpty ? "." : components.joined(separator: "/")
  }
}
