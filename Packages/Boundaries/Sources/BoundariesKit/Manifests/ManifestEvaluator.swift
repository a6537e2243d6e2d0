import Foundation

/// Evaluates manifests with the toolchain, for a manifest is a program, and remembers the answers.
///
/// An answer depends on the text of the manifest, its folder and the toolchain. Those are compared, and
/// the environment is kept from having a say; what a manifest reads beyond them is not seen, as
/// SwiftPM's own cache does not see it, except that one which asks git is evaluated every time.
package struct ManifestEvaluator: ManifestSource {
  /// Changes when `Manifest` does, so that no older answer is taken for a new one.
  private static let version = "3"

  private let cache: CacheFolder
  private let toolchain: Toolchain
  private let progress: @Sendable (String) -> Void

  /// An evaluator with a cache of its own, which tells of each manifest that it must evaluate.
  package init(
    cache: CacheFolder, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(Problem) {
    self.cache = cache
    self.toolchain = try await Toolchain()
    self.progress = progress
  }

  package func manifest(of package: String, in tree: FileTree) async throws(Problem) -> Manifest {
    let inputs = try inputs(of: package, in: tree)
    if let known: Manifest = cache.value(package, for: inputs) { return known }
    progress(package)
    let manifest = try await evaluate(package, in: tree)
    if !inputs.contains("gitInformation") { cache.store(manifest, as: package, for: inputs) }
    return manifest
  }

  /// Takes an answer for the toolchain's until its inputs change; benchmarks fill large caches so.
  package func remember(
    _ manifest: Manifest, of package: String, in tree: FileTree
  ) throws(Problem) {
    cache.store(manifest, as: package, for: try inputs(of: package, in: tree))
  }

  /// Everything that the answer depends on; any `Package@swift-….swift` may be chosen instead.
  private func inputs(of package: String, in tree: FileTree) throws(Problem) -> String {
    var inputs = [Self.version, toolchain.version, tree.absolute(package)]
    for name in try tree.names(in: package)
    where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      let bytes = try tree.bytes(of: FileTree.join(package, name))
      inputs += [name, String(decoding: bytes, as: UTF8.self)]
    }
    return inputs.joined(separator: "\n")
  }

  private func evaluate(_ package: String, in tree: FileTree) async throws(Problem) -> Manifest {
    // SwiftPM lets one process at a time use a scratch folder. With the package's own, a plugin that it
    // runs would wait for it for ever; with a common one, packages would wait for each other.
    let folder = cache.path + "/swiftpm"
    let answer = try await Toolchain.run(
      [
        "package", "--package-path", tree.absolute(package),
        "--scratch-path", "\(folder)/scratch/\(package)", "--cache-path", "\(folder)/cache",
        "--config-path", "\(folder)/configuration", "--security-path", "\(folder)/security",
        "--manifest-cache", "none", "dump-package",
      ], caches: folder + "/cache")
    let path = FileTree.join(package, "Package.swift")
    guard answer.status == 0 else {
      throw Self.problem(path, tree.absolute(path), answer.errors)
    }
    do {
      return try Manifest(packageDescription: answer.output)
    } catch {
      throw Problem(
        path: path,
        sentence: "'swift package dump-package' answers in a form that is not known here: \(error)")
    }
  }

  /// The first error that SwiftPM prints, at the compiler's place where it has one.
  private static func problem(_ path: String, _ absolute: String, _ errors: String) -> Problem {
    let lines = errors.split(separator: "\n").map(String.init)
    for line in lines where line.hasPrefix(absolute + ":") {
      let parts = line.dropFirst(absolute.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let line = Int(parts[0]), let column = Int(parts[1]),
        parts[2] == " error"
      else { continue }
      return Problem(
        path: path, line: line, column: column,
        sentence: "This manifest does not compile: \(Self.sentence(parts[3]))")
    }
    // The compiler's command line comes first, and says nothing of what went wrong.
    let reason = lines.lazy.filter { !$0.contains("Invalid manifest (compiled with") }
      .compactMap { line in line.firstRange(of: "error: ").map { line[$0.upperBound...] } }
      .first
    return Problem(
      path: path,
      sentence: "This manifest cannot be evaluated: "
        + sentence(reason ?? "SwiftPM gives no reason"))
  }

  /// A message of a tool, ended as a sentence.
  private static func sentence(_ message: some StringProtocol) -> String {
    let text = message.trimmingCharacters(in: .whitespaces)
    return text.hasSuffix(".") ? text : text + "."
  }
}
