import Foundation

/// An open file or folder; closed when it goes, and not inherited by other programs.
struct Descriptor: ~Copyable {
  private let number: Int32

  init(opening path: String, _ flags: Int32) throws(SystemError) {
    // New files hold names and phone numbers: they are their owner's alone.
    let opened = try SystemError.check { open(path, flags | O_CLOEXEC, 0o600) }
    guard opened <= STDERR_FILENO else {
      number = opened
      return
    }
    // A process that was started with a standard stream closed would print into this file, or read
    // it as its input.
    defer { close(opened) }
    number = try SystemError.check { fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
  }

  // Nothing is lost by an error of `close` that `synchronise` has not told before.
  deinit { close(number) }

  /// Whether it is a file, and not a folder, a pipe or a device.
  func isFile() throws(SystemError) -> Bool {
    let number = number
    var status = stat()
    try SystemError.check { fstat(number, &status) }
    return status.st_mode & S_IFMT == S_IFREG
  }

  func readAll() throws(SystemError) -> Data {
    let number = number
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      // The system writes at most as many bytes as the buffer has, which outlives the call.
      let count = try SystemError.check {
        buffer.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Writes everything: the system may take it in parts.
  func writeAll(_ data: Data) throws(SystemError) {
    let number = number
    var rest = data[...]
    while !rest.isEmpty {
      // The system reads at most as many bytes as are left, which outlive the call.
      let count = try SystemError.check {
        rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Empties the file and writes from its beginning.
  func replaceAll(_ data: Data) throws(SystemError) {
    let number = number
    try SystemError.check { ftruncate(number, 0) }
    try SystemError.check { lseek(number, 0, SEEK_SET) }
    try writeAll(data)
  }

  /// Returns when the disk has it.
  func synchronise() throws(SystemError) {
    let number = number
    try SystemError.check { fsync(number) }
  }

  /// Takes the file's lock, and answers false where somebody else holds it.
  func tryLock() throws(SystemError) -> Bool {
    let number = number
    do throws(SystemError) {
      try SystemError.check { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error.code == EWOULDBLOCK { return false }
      throw error
    }
  }

  /// Gives the file's lock back, at once: closing alone would leave it to a child process that another
  /// thread is just starting, until that one runs its program.
  func unlock() { flock(number, LOCK_UN) }
}
