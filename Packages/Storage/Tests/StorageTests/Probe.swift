import Foundation
import Testing

/// Another process, which does what the program StorageProbe can do.
final class Probe {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ command: String, _ folder: TemporaryFolder) throws {
    process.executableURL = Self.program
    process.arguments = [command, folder.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    if process.isRunning { kill() }
  }

  var number: Int32 { process.processIdentifier }

  /// The next line that the process says, waiting for it.
  func line() throws -> String {
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Ends its input, for which it waits if it holds the lock, and answers its status when it is gone.
  func waitForExit() -> Int32 {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Kills it, and returns when it is gone.
  func kill() {
    _ = Foundation.kill(number, SIGKILL)
    process.waitUntilExit()
  }

  /// It is built beside the tests.
  private static var program: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("StorageProbe")
  }
}
