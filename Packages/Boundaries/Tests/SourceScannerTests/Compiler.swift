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

  /// A file that takes the compiler longer than this is one on which its parser goes round for ever.
  private static let patience = DispatchTimeInterval.seconds(20)

  /// How many files the compiler reads at once.
  private static let batchSize = 250

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

  /// Writes sources as numbered files, or one as a script, and answers their paths.
  func write(_ sources: [[UInt8]], asScript: Bool = false) throws -> [String] {
    try sources.enumerated().map { number, bytes in
      let file = directory.appending(path: asScript ? "main.swift" : "f\(number).swift")
      try Data(bytes).write(to: file)
      return file.path
    }
  }

  /// The imports outside `#if` in each file that parses without an error.
  func parsedImports(_ paths: [String]) throws -> [String: [ParsedImport]] {
    var result: [String: [ParsedImport]] = [:]
    for run in try frontend(["-dump-parse"], inputs: paths, asPrimary: true) {
      for (path, imports) in Self.imports(inTrees: run.output)
      where !run.failedPaths.contains(path) {
        result[path] = imports
      }
    }
    return result
  }

  private static func imports(inTrees output: String) -> [String: [ParsedImport]] {
    var result: [String: [ParsedImport]] = [:]
    var current: String?
    // One file's tree may begin on the line on which another's ends.
    let output = output.replacing("(source_file \"", with: "\n(source_file \"")
    for line in output.split(separator: "\n") {
      if line.hasPrefix("(source_file \"") {
        current = line.split(separator: "\"").dropFirst().first.map(String.init)
        if let current { result[current] = [] }
      } else if let current, line.hasPrefix("  (import_decl "), let found = parse(line) {
        result[current, default: []].append(found)
      }
    }
    return result
  }

  /// The modules that the pre-scan finds in the files together, in order; files that it does not read
  /// without an error are answered apart.
  func prescan(
    _ paths: [String], flags: [String]
  ) throws -> (modules: [String], failedPaths: Set<String>) {
    let arguments = ["-scan-dependencies", "-import-prescan"] + flags.map { "-D\($0)" }
    let implicit: Set = [
      "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_SwiftConcurrencyShims",
    ]
    var modules: [String] = []
    var failedPaths = Set(paths)
    for run in try frontend(arguments, inputs: paths, asPrimary: false) {
      let answer = try JSONDecoder().decode([String: [String]].self, from: Data(run.output.utf8))
      modules += (answer["imports"] ?? []).filter { !implicit.contains($0) }
      failedPaths.subtract(Set(run.inputs).subtracting(run.failedPaths))
    }
    return (modules, failedPaths)
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
    let inputs: [String]
    let output: String
    let failedPaths: Set<String>
  }

  /// Runs the compiler's frontend on the inputs, so many at a time.
  ///
  /// Where it crashes or never ends, each half is tried alone, until one file is left, which is in no run.
  private func frontend(
    _ arguments: [String], inputs: [String], asPrimary: Bool
  ) throws -> [Run] {
    if inputs.count <= Self.batchSize {
      if inputs.isEmpty { return [] }
      if let run = try run(arguments, inputs: inputs, asPrimary: asPrimary) { return [run] }
      if inputs.count == 1 {
        print("The compiler does not answer about", inputs)
        return []
      }
    }
    let half = min(Self.batchSize, inputs.count / 2)
    return try frontend(arguments, inputs: Array(inputs[..<half]), asPrimary: asPrimary)
      + frontend(arguments, inputs: Array(inputs[half...]), asPrimary: asPrimary)
  }

  /// Runs the compiler's frontend once with the inputs in a response file.
  private func run(_ arguments: [String], inputs: [String], asPrimary: Bool) throws -> Run? {
    let list = directory.appending(path: "inputs")
    let output = directory.appending(path: "output")
    let errors = directory.appending(path: "errors")
    let lines = asPrimary ? inputs.flatMap { ["-primary-file", $0] } : inputs
    try Data(lines.joined(separator: "\n").utf8).write(to: list)
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
    guard ended.wait(timeout: .now() + Self.patience) == .success else {
      // It takes no notice of a gentler signal while it goes round.
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      return nil
    }
    guard process.terminationReason == .exit, [0, 1].contains(process.terminationStatus) else {
      return nil
    }
    var failedPaths: Set<String> = []
    for line in String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n")
    where line.contains(": error: ") {
      if let end = line.firstRange(of: ".swift:") {
        failedPaths.insert(String(line[..<end.lowerBound]) + ".swift")
      }
    }
    return Run(
      inputs: inputs, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      failedPaths: failedPaths)
  }
}
