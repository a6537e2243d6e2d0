import Foundation
import Storage

/// The other process of the tests: `lock DIR`, `write DIR` or `print DIR`.
@main
struct StorageProbe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(64) }
    let directory = DataDirectory(URL(fileURLWithPath: arguments[2]))
    do {
      switch arguments[1] {
      case "lock": try holdLock(directory)
      case "write": try writeForever(directory)
      case "print": try printIntoNothing(directory)
      default: exit(64)
      }
    } catch {
      FileHandle.standardOutput.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Says that it has the lock, and keeps it until the input ends.
  private static func holdLock(_ directory: DataDirectory) throws {
    let lock = try directory.lock()
    FileHandle.standardOutput.write(Data("locked\n".utf8))
    _ = FileHandle.standardInput.readDataToEndOfFile()
    lock.release()
  }

  /// Has the lock, prints although all standard streams are closed, and is killed.
  private static func printIntoNothing(_ directory: DataDirectory) throws {
    for stream in Int32(0)...2 { close(stream) }
    let lock = try directory.lock()
    for stream in Int32(0)...2 { write(stream, "noise", 5) }
    withExtendedLifetime(lock) { _ = kill(getpid(), SIGKILL) }
  }

  /// Writes lists of equal numbers, until it is killed.
  private static func writeForever(_ directory: DataDirectory) throws {
    let file = JSONFile<[Int]>("numbers.json", in: directory)
    var number = 0
    while true {
      try file.write(Array(repeating: number, count: 2000))
      if number == 0 { FileHandle.standardOutput.write(Data("writing\n".utf8)) }
      number += 1
    }
  }
}
