import Foundation

/// What a run of the command answered.
struct Answer: Equatable {
  var output: String
  var errors: String
  var status: Int32
}

/// A temporary folder to run the command in, which is gone when the test is over.
final class Folder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("boundaries-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func run(_ arguments: String...) throws -> Answer {
    try run(arguments)
  }

  func run(_ arguments: [String], environment: [String: String]? = nil) throws -> Answer {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("boundaries")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What goes to standard error here is shorter than what a pipe holds.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self), status: process.terminationStatus)
  }

  /// Where the products are built: beside the bundle of the tests.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
