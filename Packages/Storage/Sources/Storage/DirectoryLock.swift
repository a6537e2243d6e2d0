import Foundation
import Synchronization

/// Keeps other processes out of a data folder while it is held.
///
/// ``DataDirectory/lock()`` makes it. The system's own lock on the file `lock` is what counts, and it
/// ends with the process; the number in the file only says whom to look for. So a file that a dead
/// process left is no hindrance, and the file is never removed.
public final class DirectoryLock: Sendable {
  static let fileName = "lock"

  private let file: Mutex<Descriptor?>

  init(_ directory: DataDirectory) throws(StorageError) {
    try directory.create()
    let folder = try directory.path()
    let path = "\(folder)/\(Self.fileName)"
    // Whoever is refused between the holder's lock and the number that it then writes finds the number
    // of a dead process or none, and so looks again, for a tenth of a second.
    var holder: pid_t?
    for attempt in 1...10 where holder == nil {
      if attempt > 1 { usleep(10_000) }
      do throws(SystemError) {
        let file = try Descriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
        guard try file.isFile() else { throw SystemError(code: ELOOP) }
        let isMine = try file.tryLock()
        let content = try file.readAll()
        guard Self.isNumber(content) else { throw SystemError(code: EINVAL) }
        if isMine {
          try file.replaceAll(Data("\(getpid())\n".utf8))
          self.file = Mutex(file)
          return
        }
        holder = Self.livingProcess(content)
      } catch {
        switch error.code {
        case EINVAL: throw .notALock(path)
        case ELOOP, EISDIR, ENXIO: throw .notAFile(path)
        default: throw .file(path, "cannot be locked", error)
        }
      }
    }
    throw .inUse(folder, by: holder)
  }

  /// Lets other processes in; more than once does nothing more.
  public func release() {
    file.withLock { file in
      // Emptied first, so that nobody reads this number while the next holder has not written its own.
      try? file?.replaceAll(Data())
      file?.unlock()
      file = nil
    }
  }

  deinit { release() }
}

extension DirectoryLock {
  private static func isNumber(_ content: Data) -> Bool {
    content.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == 10 }
  }

  /// The process whose number is in the file, where there is such a process.
  private static func livingProcess(_ content: Data) -> pid_t? {
    let text = String(decoding: content, as: UTF8.self).prefix { !$0.isNewline }
    guard let process = pid_t(text), process > 0 else { return nil }
    // A process of another user may not be signalled, and so is there.
    return kill(process, 0) == 0 || errno == EPERM ? process : nil
  }
}
