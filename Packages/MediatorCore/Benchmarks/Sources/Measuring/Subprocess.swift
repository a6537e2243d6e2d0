import Foundation

/// Runs another program to its end.
public enum Subprocess {
  /// What a program left behind.
  public struct Outcome: Sendable {
    /// Its exit status.
    public let status: Int32

    /// What it wrote to standard output.
    public let output: String

    /// How long it ran, from its launch to its end, in nanoseconds.
    public let nanoseconds: Double
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - quietly: Whether what it writes to standard error is dropped.
  /// - Returns: What it left behind.
  /// - Throws: Where it cannot be launched.
  public static func run(
    _ path: String, _ arguments: [String], quietly: Bool = true
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    if quietly { process.standardError = FileHandle.nullDevice }
    let start = ContinuousClock.now
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let time = start.duration(to: .now)
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      nanoseconds: time.nanoseconds)
  }
}

extension Duration {
  /// The whole of it in nanoseconds.
  public var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
