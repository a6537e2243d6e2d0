import Foundation
import Storage

/// A folder of a test's own, removed after the test.
struct TemporaryFolder {
  let url: URL

  static func with(_ body: (TemporaryFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("storage-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(TemporaryFolder(url: url))
  }

  var directory: DataDirectory { DataDirectory(url) }
  var path: String { url.path }

  func file<Value>(_ name: String, of type: Value.Type) -> JSONFile<Value> {
    JSONFile(name, in: directory)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func put(_ text: String, in name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// Writes into the file that is there, as one does who holds it open.
  func overwrite(_ text: String, in name: String) throws {
    let file = try FileHandle(forWritingTo: url.appendingPathComponent(name))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }
}

/// The sentence of the error that a closure throws, or nil where it throws none of Storage's.
func sentence(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return (error as? StorageError)?.description
  }
}
