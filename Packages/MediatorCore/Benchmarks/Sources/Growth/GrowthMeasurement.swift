import Foundation
import Measuring

/// Builds generated apps, runs them, and changes a file in them.
struct GrowthMeasurement {
  let root: URL
  let modules: Int
  let perSwiftModule: Int

  func measure() throws -> GrownApp {
    let targets = app(hasTargets: true)
    let plain = app(hasTargets: false)
    var grown = GrownApp(modules: modules, swiftModules: targets.groups.count)
    for app in [targets, plain] { try? FileManager.default.removeItem(at: app.folder) }
    // The core itself, and one pair, are built first and do not count.
    try targets.write()
    try build(targets, ["--target", "M0"])
    grown.buildPerModule = try build(targets).seconds / Double(modules)
    try plain.write()
    try build(plain)

    grown.start.targets = try start(targets)
    grown.start.plain = try start(plain)
    grown.memory.targets = try lines(targets, "memory")[0]
    grown.memory.plain = try lines(plain, "memory")[0]
    let runs = try (0..<5).map { _ in try lines(targets, "call") }
    func median(_ line: Int) -> Double { Summary(runs.map { $0[line] }).median }
    grown.veryFirstCall = median(1)
    grown.firstCall = median(2)
    grown.call = median(3)
    grown.memoryAfterCalls = median(4)

    let module = try rebuild(
      targets, targets.file(ofGroup: 0, inExtension: false), "n &+ target.step",
      "n &+ target.step &+ 1")
    (grown.rebuildOfModule, grown.compiledOfModule) = (module.seconds, module.compiled)
    let other = try rebuild(
      targets, targets.file(ofGroup: 0, inExtension: true),
      "public let second", "public let extra = Action<Int, Int>(\"extra\")\n  public let second")
    (grown.rebuildOfExtension, grown.compiledOfExtension) = (other.seconds, other.compiled)
    return grown
  }

  private func app(hasTargets: Bool) -> GeneratedApp {
    let core = root.appending(path: "Packages/MediatorCore")
    return GeneratedApp(
      modules: modules, perSwiftModule: perSwiftModule, hasTargets: hasTargets,
      folder: core.appending(
        path: "Benchmarks/.build/growth/\(hasTargets ? "targets" : "plain")\(modules)"),
      core: core)
  }

  private struct Build {
    let seconds: Double
    let compiled: String
  }

  @discardableResult
  private func build(_ app: GeneratedApp, _ arguments: [String] = []) throws -> Build {
    let outcome = try Subprocess.run(
      "/usr/bin/env",
      ["swift", "build", "-c", "release", "--package-path", app.folder.path] + arguments,
      quietly: false)
    guard outcome.status == 0 else { throw GrowthFailure.build(outcome.output) }
    // "[5/9] Compiling M0 M0.swift"
    let compiled = outcome.output.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.split(separator: " ")
      return words.count > 2 && words[1] == "Compiling" ? words[2] : nil
    }
    let names = Set(compiled).sorted().joined(separator: ", ")
    return Build(seconds: outcome.nanoseconds / 1e9, compiled: "\(names) and the link")
  }

  private func rebuild(
    _ app: GeneratedApp, _ file: URL, _ old: String, _ new: String
  ) throws -> Build {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let range = text.range(of: old) else { throw GrowthFailure.noChange(file.path) }
    try text.replacingCharacters(in: range, with: new).write(
      to: file, atomically: true, encoding: .utf8)
    return try build(app)
  }

  /// Milliseconds from launch to exit.
  private func start(_ app: GeneratedApp) throws -> Double {
    let times = try (0..<31).map { _ in try run(app, []).nanoseconds / 1e6 }
    return Summary(times).median
  }

  private func lines(_ app: GeneratedApp, _ mode: String) throws -> [Double] {
    let lines = try run(app, [mode]).output.split(separator: "\n").compactMap { Double($0) }
    guard lines.count == (mode == "call" ? 5 : 1) else { throw GrowthFailure.output(mode) }
    return lines
  }

  private func run(_ app: GeneratedApp, _ arguments: [String]) throws -> Subprocess.Outcome {
    let program = app.folder.appending(path: ".build/release/App").path
    let outcome = try Subprocess.run(program, arguments)
    guard outcome.status == 0 else { throw GrowthFailure.output(program) }
    return outcome
  }
}

enum GrowthFailure: Error, CustomStringConvertible {
  case option
  case build(String)
  case noChange(String)
  case output(String)

  var description: String {
    switch self {
    case .option:
      """
      Growth was called wrongly: it takes --root ROOT, and --modules N or N/PER, as often as there \
      are apps.
      """
    case .build(let output): "A generated app does not build:\n\(output.suffix(4_000))"
    case .noChange(let file): "The generated file \(file) lacks the line that is to be changed."
    case .output(let what): "The generated app failed, or did not write what was expected: \(what)."
    }
  }
}
