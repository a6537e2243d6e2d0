import Foundation

/// Where a check remembers what it would otherwise work out again.
package struct CacheFolder: Sendable {
  package let path: String

  /// The folder `.build/boundaries` of the root, or one among the temporary files where that cannot
  /// be written.
  package init(for tree: FileTree) {
    let preferred = tree.absolute(".build/boundaries")
    self.path =
      Self.prepare(preferred)
      ?? Self.prepare(
        NSTemporaryDirectory() + "boundaries-\(NSUserName())-\(Self.hash(tree.root))") ?? preferred
  }

  /// A folder that is there and writable.
  package init(path: String) {
    self.path = path
    _ = Self.prepare(path)
  }

  private static func prepare(_ path: String) -> String? {
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return FileManager.default.isWritableFile(atPath: path) ? path : nil
  }

  /// What was stored under a name, if it was stored for the same inputs.
  func value<Value: Codable>(_ name: String, for inputs: String) -> Value? {
    guard let data = try? Data(contentsOf: url(name)),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: data), entry.inputs == inputs
    else { return nil }
    return entry.value
  }

  /// Stores a value, which is worked out again the next time where that fails.
  func store(_ value: some Codable, as name: String, for inputs: String) {
    let data = try? JSONEncoder().encode(Entry(inputs: inputs, value: value))
    try? data?.write(to: url(name), options: .atomic)
  }

  private struct Entry<Value: Codable>: Codable {
    var inputs: String
    var value: Value
  }

  /// A file for a name, which is a path and can be longer than a file's name may be.
  ///
  /// Two that share a hash only displace each other, for the inputs tell whose value it is.
  private func url(_ name: String) -> URL {
    URL(fileURLWithPath: path).appendingPathComponent(Self.hash(name) + ".json")
  }

  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
