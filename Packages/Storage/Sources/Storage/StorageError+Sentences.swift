import Foundation

/// The sentences, in one place, so that they read as one voice.
extension StorageError {
  static func noStandardFolder(app: String) -> StorageError {
    StorageError(
      app,
      "The folder for the data of '\(app)' is not known, since this user has no home folder; choose "
        + "a data folder.")
  }

  static func notAPath(_ url: URL) -> StorageError {
    StorageError(
      url.absoluteString,
      "'\(url.absoluteString)' is not the path of a folder; choose another data folder.")
  }

  static func notAName(_ name: String, in folder: String) -> StorageError {
    StorageError(
      folder,
      "'\(name)' cannot be the name of a file in the folder '\(folder)': it takes a plain name such "
        + "as 'orders.json', without slashes, not beginning with a dot, and not 'lock'.")
  }

  static func notAFolder(_ path: String) -> StorageError {
    StorageError(
      path,
      "'\(path)' is not a folder, so no data can be kept in it; choose another data folder, or move "
        + "away what is in its place.")
  }

  static func notAFile(_ path: String) -> StorageError {
    StorageError(
      path,
      "'\(path)' is not a file, but a folder, a link or a device is in its place. It was left as it "
        + "is; move it away, then try again.")
  }

  static func damaged(_ path: String, _ finding: String) -> StorageError {
    // It may quote the file, which may hold a number of any length.
    let told = finding.count > 300 ? "\(finding.prefix(300))…" : finding
    return StorageError(
      path,
      "The file '\(path)' is damaged: \(told). It was left as it is, and nothing overwrites it; "
        + "mend it or move it away, then try again.")
  }

  static func notEncodable(_ path: String, _ finding: String) -> StorageError {
    StorageError(
      path, "The file '\(path)' was not written: \(finding). What it held before is still there.")
  }

  static func file(_ path: String, _ what: String, _ error: SystemError) -> StorageError {
    StorageError(path, "The file '\(path)' \(what): \(error.reason). \(error.advice)")
  }

  static func folder(_ path: String, _ what: String, _ error: SystemError) -> StorageError {
    StorageError(path, "The folder '\(path)' \(what): \(error.reason). \(error.advice)")
  }

  static func notALock(_ path: String) -> StorageError {
    StorageError(
      path,
      "The file '\(path)' holds something else than a process's number, so it is not the lock of "
        + "this data folder. It was left as it is; move it away, or choose another data folder.")
  }

  static func inUse(_ folder: String, by process: Int32?) -> StorageError {
    let holder = process.map { "by the process \($0)" } ?? "by another process"
    return StorageError(
      folder,
      "The data folder '\(folder)' is in use \(holder); end that one first, or choose another data "
        + "folder.")
  }
}
