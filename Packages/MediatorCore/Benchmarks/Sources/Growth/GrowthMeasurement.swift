import Foundation
import Measuring

/// Builds a generated app and its plain counterpart, runs them, and changes a file in one of them.
struct GrowthMeasurement {
  let root: URL
  let modules: Int

  private var core: URL { root.appending(path: "Packages/MediatorCore") }

  private var folder: URL { core.appending(path: "Benchmarks/.build/growth") }

  func measure() throws -> GrownApp {
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = try app(hasTargets: true)
    let plain = builder(try app(hasTargets: false), "release")
    let release = builder(targets, "release")
    let debug = builder(targets, "debug")
    var grown = GrownApp(modules: modules)
    say("release builds")
    grown.release.perModule = try release.build()
    try plain.build()
    say("runs")
    try run(targets: release.program, plain: plain.program, into: &grown)
    say("release rebuilds")
    try rebuild(release, into: &grown.release)
    say("debug build")
    grown.debug.perModule = try debug.build()
    say("debug rebuilds")
    try rebuild(debug, into: &grown.debug)
    return grown
  }

  private func app(hasTargets: Bool) throws -> GeneratedApp {
    let app = GeneratedApp(
      modules: modules, hasTargets: hasTargets,
      folder: folder.appending(path: hasTargets ? "targets" : "plain"), core: core)
    try app.write()
    return app
  }

  private func builder(_ app: GeneratedApp, _ configuration: String) -> AppBuilder {
    AppBuilder(
      app: app, configuration: configuration, leftovers: folder.appending(path: "leftovers"))
  }

  /// The module in the middle is changed: the first and the last are special to who searches a list.
  private func rebuild(_ builder: AppBuilder, into builds: inout GrownApp.Builds) throws {
    let middle = modules / 2
    builds.implementation = try builder.rebuild(
      builder.app.implementation(middle), replacing: "n &+ target.step"
    ) { "n &+ target.step &+ \($0)" }
    builds.extensionPackage = try builder.rebuild(
      builder.app.extensionPackage(middle), replacing: "public let second"
    ) { "public let extra\($0) = Action<Int, Int>(\"extra\($0)\")\n  public let second" }
  }

  /// The two programs take turns, so that what disturbs the machine disturbs both.
  private func run(targets: String, plain: String, into grown: inout GrownApp) throws {
    grown.start = pair(
      try (0..<21).map { _ in try (millisecondsOfLaunch(targets), millisecondsOfLaunch(plain)) })
    let memory = try (0..<11).map { _ in
      try (numbers(targets, "memory", 1)[0], numbers(plain, "memory", 1)[0])
    }
    grown.memory = pair(memory)
    let runs = try (0..<5).map { _ in
      try (numbers(targets, "call", 4), numbers(plain, "look-up", 1)[0])
    }
    func median(_ line: Int) -> Double { Summary(runs.map { $0.0[line] }).median }
    grown.veryFirstCall = median(0)
    grown.firstCall = median(1)
    grown.call = median(2)
    grown.memoryAfterCalls = median(3)
    grown.lookUp = Summary(runs.map(\.1)).median
  }

  private func pair(_ values: [(Double, Double)]) -> GrownApp.Pair {
    GrownApp.Pair(
      targets: Summary(values.map(\.0)).median, plain: Summary(values.map(\.1)).median)
  }

  /// A shell launches the program again and again: to launch it from here takes many times as long as it
  /// runs.
  private func millisecondsOfLaunch(_ program: String) throws -> Double {
    let launches = 20
    let outcome = try Subprocess.run(
      "/bin/sh",
      ["-c", "for _ in $(seq \(launches)); do \"$0\" || exit 1; done", program])
    guard outcome.status == 0 else { throw GrowthFailure.output(program) }
    return outcome.nanoseconds / 1e6 / Double(launches)
  }

  private func numbers(_ program: String, _ mode: String, _ count: Int) throws -> [Double] {
    let outcome = try Subprocess.run(program, [mode])
    let lines = outcome.output.split(separator: "\n").compactMap { Double($0) }
    guard outcome.status == 0, lines.count == count else {
      throw GrowthFailure.output("\(program) \(mode)")
    }
    return lines
  }

  private func say(_ step: String) {
    FileHandle.standardError.write(Data("\(modules) modules: \(step)\n".utf8))
  }
}
