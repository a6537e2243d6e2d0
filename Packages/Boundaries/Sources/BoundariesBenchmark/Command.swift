import Foundation

/// Runs programs and measures them.
enum Command {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The `boundaries` command, which is built beside this program.
  static var boundaries: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("boundaries")
  }

  /// The seconds that a program takes, which must leave with a status.
  static func seconds(
    _ executable: URL, _ arguments: [String], in directory: URL, status: Int32 = 0
  ) throws -> Double {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardOutput = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let elapsed = clock.now - start
    guard process.terminationStatus == status else {
      throw Failure(
        description:
          "\(executable.lastPathComponent) left with \(process.terminationStatus), not \(status).")
    }
    return elapsed / .seconds(1)
  }

  /// The memory of the largest child that has ended, in megabytes.
  static var peakMemoryOfChildren: Double {
    #if canImport(Darwin)
      Double(usageOfChildren.ru_maxrss) / 1_000_000
    #else
      Double(usageOfChildren.ru_maxrss) / 1000
    #endif
  }

  /// The seconds that all children that have ended, and theirs, kept a processor.
  static var processorSecondsOfChildren: Double {
    let usage = usageOfChildren
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
  }

  private static var usageOfChildren: rusage {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return usage
  }
}
