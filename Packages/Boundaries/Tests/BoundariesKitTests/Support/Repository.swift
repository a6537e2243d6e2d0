import Foundation
import Testing

@testable import BoundariesKit

/// A git repository in a test's tree, in which everything is committed to begin with.
struct Repository {
  let tree: Tree
  /// The folder of the tree that is examined.
  var root: String
  /// Changes the manifests that the packages' descriptions yield, by the packages' paths.
  var adjust: @Sendable (inout [String: Manifest]) -> Void = { _ in }

  init(_ tree: Tree, root: String = ".") throws {
    self.tree = tree
    self.root = FileTree.join(tree.root, root)
    try git("init", "--quiet", "--initial-branch", "main")
    try commit("Begin")
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let settings = ["user.name=Test", "user.email=test@example.com", "commit.gpgsign=false"]
    process.arguments = ["git"] + settings.flatMap { ["-c", $0] } + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: tree.root)
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Writes a file, or removes it where there is no text for it.
  func change(_ path: String, _ text: String?) throws {
    if let text { return try tree.write(text, to: path) }
    try FileManager.default.removeItem(atPath: "\(tree.root)/\(path)")
  }

  func affected(since revision: String = "HEAD") async throws -> Affected {
    // A package that a test removed has no manifest any more.
    let present = tree.packages.filter {
      FileManager.default.fileExists(atPath: "\(tree.root)/\($0.path)/Package.swift")
    }
    var manifests: [String: Manifest] = [:]
    let prefix = root == tree.root ? "" : root.dropFirst(tree.root.count + 1) + "/"
    for package in present where package.path.hasPrefix(prefix) {
      manifests[String(package.path.dropFirst(prefix.count))] = package.manifest(in: tree.root)
    }
    adjust(&manifests)
    let examined = await Check(root: root, manifests: GivenManifests(manifests: manifests))
      .examine()
    try #require(examined.report.problems == [])
    return try Affected(try #require(examined.workspace), since: revision)
  }
}
