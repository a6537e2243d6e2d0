import Foundation

/// One value, kept as JSON in a file of a data folder.
///
///     let sessions = JSONFile<Session>("session.json", in: directory)
///     try sessions.write(Session(name: "Ann", phone: "555 0100"))
///     let session = try sessions.read()
///
/// Writing is atomic: whoever reads finds the whole old value or the whole new one, also after the
/// process was killed. A file that cannot be read is left as it is: nothing replaces or removes it.
/// The type keeps nothing in memory; two of the same name are the same file.
public struct JSONFile<Value: Codable & Sendable>: Sendable {
  private let name: String
  private let directory: DataDirectory

  /// Names a file, which need not be there yet.
  ///
  /// - Parameters:
  ///   - name: A plain file name, such as `orders.json`; any other makes each use throw.
  ///   - directory: The folder that holds the file.
  public init(_ name: String, in directory: DataDirectory) {
    self.name = name
    self.directory = directory
  }

  /// Reads the value.
  ///
  /// - Returns: The value, or nil where there is no file.
  /// - Throws: ``StorageError`` where the file cannot be opened, or is damaged; it is left as it is.
  public func read() throws(StorageError) -> Value? {
    let path = try directory.path(of: name)
    guard let data = try contents(path) else { return nil }
    guard !data.isEmpty else { throw .damaged(path, "it is empty") }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw .damaged(path, data.jsonFault ?? error.finding)
    }
  }

  /// Writes the value in place of the one before; the folder is made where it is missing.
  ///
  /// - Parameter value: The value.
  /// - Throws: ``StorageError`` where the file cannot be written, or one is in its place that cannot be
  ///   read. The file is then as it was before.
  public func write(_ value: Value) throws(StorageError) {
    let path = try directory.path(of: name)
    _ = try read()
    let data: Data
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      data = try encoder.encode(value)
    } catch {
      throw .notEncodable(path, error.finding)
    }
    try directory.create()
    let temporary = TemporaryFile(for: name, in: try directory.path())
    do throws(SystemError) {
      try temporary.replace(path, with: data)
    } catch {
      throw .file(path, "cannot be written", error)
    }
    try directory.synchronise()
  }

  /// Removes the file; where there is none, it does nothing.
  ///
  /// - Throws: ``StorageError`` where the file cannot be removed, or cannot be read: it is left then.
  public func remove() throws(StorageError) {
    guard try read() != nil else { return }
    let path = try directory.path(of: name)
    do throws(SystemError) {
      try SystemError.check { unlink(path) }
    } catch {
      throw .file(path, "cannot be removed", error)
    }
    try directory.synchronise()
  }

  private func contents(_ path: String) throws(StorageError) -> Data? {
    do throws(SystemError) {
      // Opening a pipe would wait for its writer; and a link would be replaced by the next write, behind
      // the back of whoever reads the file that it leads to.
      let file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      if try file.isFile() { return try file.readAll() }
    } catch {
      if error.code == ENOENT { return nil }
      if error.code == ELOOP { throw .notAFile(path) }
      throw .file(path, "cannot be read", error)
    }
    throw .notAFile(path)
  }
}
