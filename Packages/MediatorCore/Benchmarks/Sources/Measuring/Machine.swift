import Foundation

/// The machine that measured, as far as figures depend on it.
public struct Machine: Codable, Hashable, Sendable {
  /// The model of its processor.
  public let processor: String

  /// How many cores the process may use.
  public let cores: Int

  /// The operating system.
  public let system: String

  /// The Swift compiler.
  public let swift: String

  /// Names a machine.
  ///
  /// - Parameters:
  ///   - processor: The model of its processor.
  ///   - cores: How many cores the process may use.
  ///   - system: The operating system.
  ///   - swift: The Swift compiler.
  public init(processor: String, cores: Int, system: String, swift: String) {
    self.processor = processor
    self.cores = cores
    self.system = system
    self.swift = swift
  }

  /// The machine of this process.
  public static var current: Machine {
    Machine(
      processor: processor, cores: ProcessInfo.processInfo.activeProcessorCount, system: system,
      swift: swift)
  }
}

extension Machine: CustomStringConvertible {
  /// One line for a caption.
  public var description: String { "\(processor), \(cores) cores, \(system), Swift \(swift)" }

  private static var processor: String {
    field("model name", separator: ":", in: "/proc/cpuinfo") ?? "unknown processor"
  }

  private static var system: String {
    field("PRETTY_NAME", separator: "=", in: "/etc/os-release")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static var swift: String {
    let output = try? Subprocess.run("/usr/bin/env", ["swift", "--version"]).output
    let words = (output ?? "").split(whereSeparator: \.isWhitespace)
    guard let version = words.firstIndex(of: "version"), version + 1 < words.endIndex else {
      return "unknown"
    }
    return String(words[version + 1])
  }

  /// The first value of a name in a file of lines `name <separator> value`.
  private static func field(_ name: String, separator: Character, in path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      guard let mark = line.firstIndex(of: separator) else { continue }
      return line[line.index(after: mark)...].trimmingCharacters(
        in: CharacterSet(charactersIn: " \t\""))
    }
    return nil
  }
}
