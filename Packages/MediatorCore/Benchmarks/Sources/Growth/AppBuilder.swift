import Foundation
import Measuring

/// Builds a generated app in one configuration, from nothing and after changes.
struct AppBuilder {
  let app: GeneratedApp
  let configuration: String
  /// For what the package manager would otherwise leave in the home folder and the temporary one.
  let leftovers: URL

  /// The app's program.
  var program: String { app.folder.appending(path: ".build/\(configuration)/App").path }

  /// Builds the app from nothing.
  ///
  /// - Returns: The seconds for each module. The core itself, and one module, are built first and do not
  ///   count.
  /// - Throws: `GrowthFailure`, where it does not build.
  @discardableResult
  func build() throws -> Double {
    _ = try build(["--target", "M0"])
    return try build([]).seconds / Double(app.modules - 1)
  }

  /// Builds the app after each of three changes of a file, and restores the file.
  ///
  /// - Parameters:
  ///   - part: The Swift module whose file is changed.
  ///   - old: The text that is replaced, where it stands first.
  ///   - new: What replaces it, by the number of the change.
  /// - Returns: The three builds, summed up.
  /// - Throws: `GrowthFailure`, where the text is not there, or a build fails or compiled other things than
  ///   the module.
  func rebuild(
    _ part: GeneratedApp.Part, replacing old: String, with new: (Int) -> String
  ) throws -> Rebuild {
    let text = try String(contentsOf: part.file, encoding: .utf8)
    guard let range = text.range(of: old) else { throw GrowthFailure.noChange(part.file.path) }
    defer { try? text.write(to: part.file, atomically: true, encoding: .utf8) }
    let runs = try (1...3).map { change in
      try text.replacingCharacters(in: range, with: new(change)).write(
        to: part.file, atomically: true, encoding: .utf8)
      let run = try build([])
      guard run.log.compiled.contains(part.name), run.log.linked == ["App"] else {
        throw GrowthFailure.rebuild(part.name, compiled: run.log.compiled)
      }
      return run
    }
    return Rebuild(
      of: part.name, seconds: runs.map(\.seconds), compiled: runs.map(\.log.compiled))
  }

  private func build(_ arguments: [String]) throws -> (seconds: Double, log: BuildLog) {
    let temporary = leftovers.appending(path: "tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let outcome = try Subprocess.run(
      "/usr/bin/env",
      [
        "TMPDIR=\(temporary.path)", "swift", "build", "-c", configuration,
        "--cache-path", leftovers.appending(path: "cache").path,
        "--package-path", app.folder.path,
      ] + arguments,
      quietly: false)
    guard outcome.status == 0 else { throw GrowthFailure.build(outcome.output) }
    return (outcome.nanoseconds / 1e9, BuildLog(outcome.output))
  }
}
