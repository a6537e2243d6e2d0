import Dispatch
import Foundation

/// The Swift compiler, asked what it takes for an import.
struct Compiler {
  /// An import as the parser has it.
  struct ParsedImport: Hashable {
    let line: Int
    let column: Int
    let kind: String?
    let path: String
  }

  /// The compiler's parser goes round for ever on some broken sources.
  struct Hang: Error, CustomStringConvertible {
    var description: String {
      "The compiler did not answer in 60 seconds; set SCANNER_SEED to another number."
    }
  }

  /// The directory with the files that are asked about.
  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appending(path: "source-scanner-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  func remove() throws {
    try FileManager.default.removeItem(at: directory)
  }

  /// Writes sources as numbered files and answers their paths.
  func write(_ sources: [[UInt8]]) throws -> [String] {
    try sources.enumerated().map { number, bytes in
      let file = directory.appending(path: "f\(number).swift")
      try Data(bytes).write(to: file)
      return file.path
    }
  }

  /// The imports outside `#if` in each file that parses without an error.
  func parsedImports(_ paths: [String]) throws -> [String: [ParsedImport]] {
    let run = try frontend(["-dump-parse"], inputs: paths.flatMap { ["-primary-file", $0] })
    var result: [String: [ParsedImport]] = [:]
    var current: String?
    // One file's tree may begin on the line on which another's ends.
    let output = run.output.replacing("(source_file \"", with: "\n(source_file \"")
    for line in output.split(separator: "\n") {
      if line.hasPrefix("(source_file \"") {
        current = line.split(separator: "\"").dropFirst().first.map(String.init)
        if let current { result[current] = [] }
      } else if let current, line.hasPrefix("  (import_decl "), let found = Self.parse(line) {
        result[current, default: []].append(found)
      }
    }
    for path in run.failedPaths { result[path] = nil }
    return result
  }

  /// The modules that the pre-scan finds in the files together, in order; files with errors are
  /// answered apart.
  func prescan(
    _ paths: [String], flags: [String], target: String? = nil
  ) throws -> (modules: [String], failedPaths: Set<String>) {
    var arguments = ["-scan-dependencies", "-import-prescan"] + flags.map { "-D\($0)" }
    if let target { arguments += ["-target", target] }
    let run = try frontend(arguments, inputs: paths)
    let answer = try JSONDecoder().decode([String: [String]].self, from: Data(run.output.utf8))
    let implicit: Set = [
      "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
    ]
    return ((answer["imports"] ?? []).filter { !implicit.contains($0) }, run.failedPaths)
  }

  private static func parse(_ line: Substring) -> ParsedImport? {
    guard let place = line.firstRange(of: ".swift:") else { return nil }
    let numbers = line[place.upperBound...].prefix { $0.isNumber || $0 == ":" }.split(
      separator: ":")
    guard numbers.count == 2, let line0 = Int(numbers[0]), let column = Int(numbers[1]) else {
      return nil
    }
    // A raw identifier may hold quotes, which the tree escapes.
    guard let start = line.firstRange(of: "module=\"")?.upperBound,
      let end = line.lastIndex(of: "\"")
    else { return nil }
    let path = String(line[start..<end]).replacing("\\\"", with: "\"")
    return ParsedImport(
      line: line0, column: column, kind: value(of: " kind=", in: line, until: " "), path: path)
  }

  private static func value(
    of key: String, in line: Substring, until end: Character
  ) -> String? {
    line.firstRange(of: key).map { String(line[$0.upperBound...].prefix { $0 != end }) }
  }

  private struct Run {
    let output: String
    let failedPaths: Set<String>
  }

  /// Runs the compiler's frontend with the inputs in a response file.
  private func frontend(_ arguments: [String], inputs: [String]) throws -> Run {
    let list = directory.appending(path: "inputs")
    let output = directory.appending(path: "output")
    let errors = directory.appending(path: "errors")
    try Data(inputs.joined(separator: "\n").utf8).write(to: list)
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend"] + arguments
      + ["-swift-version", "6", "-module-name", "Judged", "-diagnostic-style", "llvm"]
      + ["@\(list.path)"]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + 60) == .success else {
      process.terminate()
      throw Hang()
    }
    var failedPaths: Set<String> = []
    for line in String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n")
    where line.contains(": error: ") && line.hasPrefix(directory.path) {
      if let end = line.firstRange(of: ".swift:") {
        failedPaths.insert(String(line[..<end.lowerBound]) + ".swift")
      }
    }
    return Run(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      failedPaths: failedPaths)
  }
}
