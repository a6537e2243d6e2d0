public import Foundation

/// The folder in which an app keeps its data.
///
/// The app chooses it and hands it to every module; modules keep a ``JSONFile`` each in it:
///
///     let mediator = Mediator(.init(environment: [DataDirectory(folder)]))
///     …
///     let sessions = JSONFile<Session>("session.json", in: directory)
///
/// Making the value touches nothing: the folder is made when something is first written to it.
public struct DataDirectory: Sendable, Hashable {
  /// The folder.
  public let url: URL

  /// Names a folder, which need not be there yet.
  ///
  /// - Parameter url: The folder, as a file URL.
  public init(_ url: URL) { self.url = url }

  /// The folder that is meant for an app's data in the user's home.
  ///
  /// - Parameter app: The name of the app, a plain file name.
  /// - Returns: A folder of that name among the user's application data.
  /// - Throws: ``StorageError`` where the user has no home, or where the name is not plain.
  public static func standard(app: String) throws(StorageError) -> DataDirectory {
    let places = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    guard let place = places.first, hasHome else { throw .noStandardFolder(app: app) }
    let parent = DataDirectory(place)
    _ = try parent.path(of: app)
    return DataDirectory(place.appendingPathComponent(app, isDirectory: true))
  }

  private static var hasHome: Bool {
    #if canImport(Darwin)
      return true
    #else
      // Foundation would answer `/home`, which is nobody's.
      let environment = ProcessInfo.processInfo.environment
      return ["HOME", "XDG_DATA_HOME"].contains { environment[$0]?.isEmpty == false }
    #endif
  }

  /// Keeps other processes out of the folder; makes the folder where it is missing.
  ///
  /// Take it before anything is read, and keep the result: the lock holds until it is released or
  /// nobody keeps it, and ends with the process, however that ends. It also removes what a killed
  /// process may have left half written, which nothing reads.
  ///
  /// - Returns: The lock.
  /// - Throws: ``StorageError``; where another process holds the lock, its sentence names that
  ///   process's number.
  public func lock() throws(StorageError) -> DirectoryLock {
    let lock = try DirectoryLock(self)
    removeTemporaryFiles()
    return lock
  }
}

// MARK: Paths

extension DataDirectory {
  func path() throws(StorageError) -> String {
    let path = url.absoluteURL.path
    guard url.isFileURL, path.hasPrefix("/"), !path.utf8.contains(0) else { throw .notAPath(url) }
    return path
  }

  /// The path of a file in the folder.
  func path(of name: String) throws(StorageError) -> String {
    let folder = try path()
    let isPlain =
      !name.isEmpty && !name.hasPrefix(".") && name.lowercased() != DirectoryLock.fileName
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    guard isPlain else { throw .notAName(name, in: folder) }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Makes the folder and those it is in, where they are missing.
  func create() throws(StorageError) {
    try Self.create(try path())
  }

  private static func create(_ path: String) throws(StorageError) {
    if isFolder(path) { return }
    let parent = (path as NSString).deletingLastPathComponent
    if parent != path { try create(parent) }
    do throws(SystemError) {
      try SystemError.check { mkdir(path, 0o700) }
    } catch {
      if isFolder(path) { return }
      if error.code == EEXIST { throw .notAFolder(path) }
      throw .folder(path, "cannot be made", error)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns when the disk has the names of the files in the folder.
  func synchronise() throws(StorageError) {
    let path = try path()
    do throws(SystemError) {
      try Descriptor(opening: path, O_RDONLY | O_DIRECTORY).synchronise()
    } catch {
      // Some file systems keep names without being asked, and refuse to be.
      if error.code == EINVAL { return }
      throw .folder(path, "cannot be brought to the disk", error)
    }
  }
}
