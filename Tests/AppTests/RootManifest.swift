import Foundation

/// What `swift package dump-package` says of a manifest, as far as these tests ask.
struct RootManifest: Decodable {
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]
  }

  let traits: [Trait]

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Evaluates the root's manifest, in a scratch folder, since SwiftPM holds its own while it tests.
  static func evaluated() throws -> RootManifest {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", root.path,
      "--scratch-path", scratch.path,
    ]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(RootManifest.self, from: data)
  }
}
