import Foundation

/// What git knows about the repository that a folder is in.
struct Git {
  /// The absolute path of the repository's top folder, without symbolic links.
  let top: String

  /// Finds the repository of a folder.
  init(around folder: String) throws(Problem) {
    let answer = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
    guard answer.status == 0, let top = FileTree.resolve(answer.lines.first ?? "") else {
      throw Problem(
        path: nil,
        sentence: """
          '\(folder)' is in no git repository that can be read, so nothing tells what changed. \
          Git says: \(answer.complaint)
          """)
    }
    self.top = top
  }

  /// The commit at which the current one left a revision: what was there is what the changes are
  /// compared with, so that what others have done since is not taken for a change.
  func base(since revision: String) throws(Problem) -> String {
    let commit = try Self.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: top)
    guard commit.status == 0, let commit = commit.lines.first else {
      throw Problem(
        path: nil,
        sentence: """
          There is no revision '\(revision)' in this repository. In a shallow clone it must be \
          fetched first, as in 'git fetch origin \(revision)'.
          """)
    }
    let base = try Self.run(["merge-base", commit, "HEAD"], in: top)
    guard base.status == 0, let base = base.lines.first else {
      throw Problem(
        path: nil,
        sentence: """
          '\(revision)' and the current commit have no commit in common. A shallow clone must be \
          deepened first, as in 'git fetch --unshallow'.
          """)
    }
    return base
  }

  /// The paths that differ from a commit in the working folder, relative to the top and sorted.
  ///
  /// They are what is committed, staged, edited and deleted, and new files that are not ignored. A
  /// renamed file counts twice, where it was and where it is.
  func changes(since commit: String) throws(Problem) -> [String] {
    let commands = [
      [
        "diff", "--name-only", "-z", "--no-renames", "--no-relative", "--no-ext-diff",
        "--ignore-submodules=none", commit, "--",
      ],
      ["ls-files", "--others", "--exclude-standard", "-z"],
    ]
    var paths: Set<String> = []
    for command in commands {
      let answer = try Self.run(command, in: top)
      guard answer.status == 0 else {
        throw Problem(
          path: nil, sentence: "'git \(command[0])' failed. Git says: \(answer.complaint)")
      }
      paths.formUnion(answer.output.split(separator: "\0").map(String.init))
    }
    return paths.sorted()
  }

  private struct Answer {
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The first line of what git complains of.
    var complaint: String { errors.split(separator: "\n").first.map(String.init) ?? "nothing." }
  }

  private static func run(_ arguments: [String], in folder: String) throws(Problem) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    // Nothing is written into the repository, and no answer is translated.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // Git may warn of every file, and would wait for ever on a pipe that is read after the other one.
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("boundaries-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    let text: Data
    let complaints: Data
    do {
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      complaints = try Data(contentsOf: errors)
    } catch {
      throw Problem(path: nil, sentence: "Git cannot be run: \(error.localizedDescription)")
    }
    // What `env` answers when it finds no such program.
    if process.terminationStatus == 127 {
      throw Problem(
        path: nil, sentence: "Git cannot be run, so nothing tells what changed. Is it in PATH?")
    }
    return Answer(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
}
