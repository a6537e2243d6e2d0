import Foundation

/// The Swift toolchain that evaluates manifests: the `swift` that a shell would find.
struct Toolchain: Sendable {
  /// What `swift --version` says.
  let version: String

  /// Asks for the version, which fails where there is no toolchain.
  init() async throws(Problem) {
    let answer = try await Self.run(["--version"])
    guard answer.status == 0 else {
      throw Problem(path: nil, sentence: "'swift --version' failed. Is a toolchain in PATH?")
    }
    version = String(decoding: answer.output, as: UTF8.self)
  }

  struct Answer {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// Runs `swift` in an environment that holds only what finds the toolchain and a place to write.
  ///
  /// A manifest can ask for any other variable, and then the graph would depend on who looks at it.
  /// What the compiler builds for itself goes to `caches`, for a home may not be writable.
  static func run(
    _ arguments: [String], caches: String? = nil
  ) async throws(Problem) -> Answer {
    let kept = [
      "PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS", "LD_LIBRARY_PATH",
    ]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment["XDG_CACHE_HOME"] = caches
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    // Files take output of any length, where a pipe that nobody empties would stop the process.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "boundaries-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = try ["output", "errors"].map { name in
        let url = folder.appendingPathComponent(name)
        try Data().write(to: url)
        return try (url, FileHandle(forWritingTo: url))
      }
      process.standardOutput = files[0].1
      process.standardError = files[1].1
      let status = try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Int32, any Error>) in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do {
          try process.run()
        } catch {
          process.terminationHandler = nil
          continuation.resume(throwing: error)
        }
      }
      for (_, handle) in files { try handle.close() }
      return Answer(
        status: status, output: try Data(contentsOf: files[0].0),
        errors: String(decoding: try Data(contentsOf: files[1].0), as: UTF8.self))
    } catch {
      throw Problem(
        path: nil, sentence: "The toolchain cannot be run: \(error.localizedDescription)")
    }
  }
}
