import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files under the root of a check, named by paths relative to it.
///
/// The root itself has the path `.`.
package struct FileTree: Sendable {
  /// The absolute path of the root, without symbolic links.
  package let root: String

  /// A tree, if there is a directory at `root`.
  package init(root: String) throws(Problem) {
    guard let resolved = Self.resolve(root) else {
      throw Problem(path: ".", sentence: "There is no such directory to check.")
    }
    self.root = resolved
    if kind(of: ".") == .file {
      throw Problem(
        path: ".", sentence: "The root is a file. Name the directory that holds the packages.")
    }
  }

  /// The absolute path without symbolic links of something that exists.
  package static func resolve(_ path: String) -> String? {
    // realpath answers null or a terminated string that is the caller's to free, which it is here, once.
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path of something in the tree, or outside it where the path is absolute already.
  package func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return path == "." ? root : root + "/" + path
  }

  /// The path of a child.
  package static func join(_ directory: String, _ name: String) -> String {
    if name == "." { return directory }
    return directory == "." ? name : directory + "/" + name
  }

  /// The path relative to the root of something below it, or `nil` for anything else.
  package func relative(_ absolute: String) -> String? {
    if absolute == root { return "." }
    let prefix = root == "/" ? root : root + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
  }

  /// What can stand at a path.
  package enum Kind { case file, directory }

  /// What stands at a path, where a symbolic link counts as what it leads to.
  package func kind(of path: String) -> Kind? {
    guard let status = status(of: path) else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }

  /// Whether a path is a folder itself, and not a link to one.
  package func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What tells one directory from another, whichever links lead to it.
  package func identity(of path: String) -> FileIdentity? {
    status(of: path).map {
      FileIdentity(device: UInt64(truncatingIfNeeded: $0.st_dev), number: UInt64($0.st_ino))
    }
  }

  /// The number of bytes in a file; 0 where there is none.
  package func size(of path: String) -> Int { status(of: path).map { Int($0.st_size) } ?? 0 }

  private func status(of path: String) -> stat? {
    var status = stat()
    return stat(absolute(path), &status) == 0 ? status : nil
  }

  /// The names in a directory, sorted.
  package func names(in path: String) throws(Problem) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: absolute(path)).sorted()
    } catch {
      throw Problem(
        path: path, sentence: "This directory cannot be read: \(Self.reason(of: error)).")
    }
  }

  /// The content of a file.
  package func bytes(of path: String) throws(Problem) -> [UInt8] {
    do {
      return try Self.bytes(ofFile: absolute(path))
    } catch {
      throw Problem(path: path, sentence: error.sentence)
    }
  }

  /// The content of a file that need not be in a tree.
  package static func bytes(ofFile path: String) throws(Problem) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Problem(path: path, sentence: "This file cannot be read: \(reason(of: error)).")
    }
  }

  /// Writes a file, with the folders that it stands in.
  package func write(_ text: String, to path: String) throws(Problem) {
    let url = URL(fileURLWithPath: absolute(path))
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Problem(
        path: path, sentence: "This file cannot be written: \(Self.reason(of: error)).")
    }
  }

  /// The system's words for an error, which name neither the path nor the user's language.
  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let underlying = underlying as NSError?, underlying.domain == NSPOSIXErrorDomain else {
      return "\(error)"
    }
    // strerror answers a terminated string for every number, and the copy is made at once.
    return String(cString: strerror(Int32(truncatingIfNeeded: underlying.code)))
  }
}

/// A device and a number on it.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
