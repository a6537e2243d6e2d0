import Foundation

/// The checkout that these tests were built from.
struct Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders with a manifest below `Packages`, by their paths from the root.
  static let packages: [String] = files(below: "Packages", named: "Package.swift")
    .map { String($0.dropLast("/Package.swift".count)) }

  /// The business modules: each has a folder with the pair of its name and its extension package.
  static let modules: [String] = packages.compactMap { path in
    let parts = path.split(separator: "/")
    return parts.count == 3 && parts[1] == parts[2] ? String(parts[1]) : nil
  }

  /// The team that CODEOWNERS gives a path to: the last line that covers it, as on the forges.
  static func owner(of path: String) throws -> String {
    let lines = try text("CODEOWNERS").split(separator: "\n").map { $0.split(separator: " ") }
    let covering = lines.last { line in
      guard line.count == 2, let pattern = line.first, !pattern.hasPrefix("#") else { return false }
      return pattern == "*" || "/\(path)/".hasPrefix(pattern)
    }
    return covering.map { String($0[1]) } ?? "nobody"
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The files below a folder, by their paths from the root: not those of builds or of test fixtures.
  static func files(below folder: String, named name: String? = nil) -> [String] {
    let walk = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return (walk?.compactMap { ($0 as? URL)?.path } ?? [])
      .filter { name == nil || $0.hasSuffix("/\(name ?? "")") }
      .map { String($0.dropFirst(prefix.count)) }
      .filter { !$0.contains("/.build/") && !$0.contains("/Fixtures/") }
      .sorted()
  }
}
