import Foundation

/// A check of the packages under a directory.
///
/// ```swift
/// let report = await Check(root: ".").run()
/// print(report.violations)
/// ```
public struct Check: Sendable {
  /// Where the configuration stands unless it is said otherwise, relative to the root.
  public static let defaultConfiguration = "scripts/boundaries.json"

  private let root: String
  private let configuration: String?
  private let progress: @Sendable (String) -> Void
  private let manifests: (any ManifestSource)?

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - root: The directory that holds the packages.
  ///   - configuration: The path of the configuration, or `nil` for `scripts/boundaries.json` under the
  ///     root, which may be missing.
  ///   - progress: Told the path of each package whose manifest must be evaluated, which takes a while.
  public init(
    root: String, configuration: String? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(root: root, configuration: configuration, progress: progress, manifests: nil)
  }

  package init(
    root: String, configuration: String? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }, manifests: (any ManifestSource)?
  ) {
    self.root = root
    self.configuration = configuration
    self.progress = progress
    self.manifests = manifests
  }

  /// Reads the packages and applies every rule; whatever cannot be read is in the report.
  public func run() async -> Report {
    await examine().report
  }

  /// What `run` answers, and the workspace that it is about, where there is one.
  package func examine() async -> (workspace: Workspace?, report: Report) {
    var examined: Workspace?
    var report = Report(
      violations: [], problems: [], packages: 0, modules: 0, files: 0, isConfigured: false)
    do {
      let tree = try FileTree(root: root)
      let (configuration, mistakes) = try readConfiguration(in: tree)
      report.problems += mistakes
      report.isConfigured = configuration != nil
      let manifests: any ManifestSource =
        if let given = self.manifests {
          given
        } else {
          try await ManifestEvaluator(cache: CacheFolder(for: tree), progress: progress)
        }
      var reader = WorkspaceReader(
        tree: tree, configuration: configuration ?? Configuration(), manifests: manifests)
      let (workspace, unread) = await reader.read()
      examined = workspace
      report.problems += unread
      report.packages = workspace.packages.count
      report.modules = workspace.modules.count
      report.files = workspace.modules.reduce(0) { $0 + $1.sources.count }
      report.violations = violations(in: workspace, isWhole: report.problems.isEmpty)
    } catch {
      report.problems.append(error)
    }
    report.problems = Set(report.problems).sorted()
    return (examined, report)
  }

  private func readConfiguration(
    in tree: FileTree
  ) throws(Problem) -> (Configuration?, [Problem]) {
    if configuration == nil, tree.kind(of: Self.defaultConfiguration) == nil { return (nil, []) }
    let given = configuration.map { FileTree.resolve($0) ?? URL(fileURLWithPath: $0).path }
    let path = given.map { tree.relative($0) ?? $0 } ?? Self.defaultConfiguration
    do {
      return ConfigurationReader.read(try tree.bytes(of: path), path: path)
    } catch {
      return (Configuration(), [error])
    }
  }

  private func violations(in workspace: Workspace, isWhole: Bool) -> [Violation] {
    var violations = Set(Rules.all.flatMap { $0.violations(in: workspace) })
    for exception in workspace.configuration.exceptions {
      let allowed = violations.filter(exception.allows)
      violations.subtract(allowed)
      // What the exception is about may stand in what could not be read.
      if allowed.isEmpty, isWhole { violations.insert(StaleExceptionRule().violation(exception)) }
    }
    return violations.sorted()
  }
}
