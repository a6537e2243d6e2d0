import Foundation

/// A file that is being written and will take another one's place.
///
/// Its name begins with a dot and ends so that no file of a module has such a name; a process that
/// is killed leaves it behind, where nothing reads it.
struct TemporaryFile {
  private static let suffix = ".tmp"

  let path: String

  /// Names a file beside another one; in the same folder, since only there can it take its place
  /// at once.
  init(for name: String, in folder: String) {
    path = "\(folder)/.\(name).\(UUID().uuidString)\(Self.suffix)"
  }

  /// Whether a file in a data folder has a name that this type gave.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    let stem = name.dropLast(suffix.count)
    guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex else { return false }
    return UUID(uuidString: String(stem[stem.index(after: dot)...])) != nil
  }

  /// Writes the file and lets it take the place of another; whatever fails, that one stays.
  func replace(_ target: String, with data: Data) throws(SystemError) {
    do throws(SystemError) {
      let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
      try file.writeAll(data)
      try file.synchronise()
      let path = path
      try SystemError.check { rename(path, target) }
    } catch {
      unlink(path)
      throw error
    }
  }
}

extension DataDirectory {
  /// Removes what killed processes have left half written.
  ///
  /// Only the holder of the lock may, and before it writes. What cannot be removed disturbs nobody.
  func removeTemporaryFiles() {
    guard let folder = try? path(),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names where TemporaryFile.isName(name) { unlink("\(folder)/\(name)") }
  }
}
