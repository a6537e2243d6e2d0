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

  /// Where the baseline stands unless it is said otherwise, relative to the root.
  public static let defaultBaseline = "scripts/boundaries-baseline.json"

  private let root: String
  private let configuration: String?
  private let baseline: String?
  private let progress: @Sendable (String) -> Void
  private let manifests: (any ManifestSource)?

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - root: The directory that holds the packages.
  ///   - configuration: The path of the configuration, or `nil` for `scripts/boundaries.json` under the
  ///     root, which may be missing.
  ///   - baseline: The path of the baseline, or `nil` for `scripts/boundaries-baseline.json` under the root,
  ///     which may be missing.
  ///   - progress: Told the path of each package whose manifest must be evaluated, which takes a while.
  public init(
    root: String, configuration: String? = nil, baseline: String? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(
      root: root, configuration: configuration, baseline: baseline, progress: progress,
      manifests: nil)
  }

  package init(
    root: String, configuration: String? = nil, baseline: String? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }, manifests: (any ManifestSource)?
  ) {
    self.root = root
    self.configuration = configuration
    self.baseline = baseline
    self.progress = progress
    self.manifests = manifests
  }

  /// Reads the packages and applies every rule; whatever cannot be read is in the report.
  public func run() async -> Report {
    await examine().report
  }

  /// What `run` answers, and the workspace that it is about, where there is one.
  package func examine() async -> (workspace: Workspace?, report: Report) {
    do {
      let tree = try FileTree(root: root)
      let (known, mistakes) = readBaseline(in: tree, mustExist: baseline != nil)
      var found = try await violations(in: tree, mistakes)
      found.apply(known ?? Baseline())
      return (found.workspace, found.report)
    } catch {
      var report = Report()
      report.problems = [error]
      return (nil, report)
    }
  }

  /// Writes the violations of today as the baseline, and answers what it does not cover.
  ///
  /// A baseline that exists only loses what was worked off. Where something could not be read nothing
  /// is written, for what is missing could not be told from what is not found.
  ///
  /// - Parameter addsNew: Whether violations that an existing baseline does not cover are added to it.
  /// - Returns: The report after the change, and what became of the baseline if it was written.
  package func writeBaseline(addsNew: Bool) async -> (Report, BaselineChange?) {
    var report = Report()
    do {
      let tree = try FileTree(root: root)
      let (known, mistakes) = readBaseline(in: tree, mustExist: false)
      var found = try await violations(in: tree, mistakes)
      report = found.report
      guard report.problems.isEmpty else { return (report, nil) }
      let baseline = Baseline(
        found.violations.filter { $0.rule != StaleExceptionRule.name },
        within: addsNew ? nil : known)
      let path = path(of: self.baseline, or: Self.defaultBaseline, in: tree)
      try tree.write(baseline.text, to: path)
      found.apply(baseline)
      return (
        found.report,
        BaselineChange(path: path, before: known.map(\.count), after: baseline.count)
      )
    } catch {
      report.problems.append(error)
      return (report, nil)
    }
  }

  /// Everything that the rules find and the configuration does not allow.
  private func violations(in tree: FileTree, _ mistakes: [Problem]) async throws(Problem) -> Found {
    var report = Report()
    let (configuration, misconfigured) = readConfiguration(in: tree)
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
    report.problems = Set(mistakes + misconfigured + unread).sorted()
    report.packages = workspace.packages.count { $0.declaredAt == nil }
    report.modules = workspace.modules.count
    report.files = workspace.modules.reduce(0) { $0 + $1.sources.count }
    var violations = Set(Rules.all.flatMap { $0.violations(in: workspace) })
    for exception in workspace.configuration.exceptions {
      let allowed = violations.filter(exception.allows)
      violations.subtract(allowed)
      // What the exception is about may stand in what could not be read.
      if allowed.isEmpty, report.problems.isEmpty {
        violations.insert(StaleExceptionRule().violation(exception))
      }
    }
    return Found(workspace: workspace, report: report, violations: violations)
  }

  /// The violations of a workspace, and the report that is made of them.
  private struct Found {
    var workspace: Workspace
    var report: Report
    var violations: Set<Violation> {
      didSet { report.violations = violations.sorted() }
    }

    init(workspace: Workspace, report: Report, violations: Set<Violation>) {
      self.workspace = workspace
      self.report = report
      self.violations = violations
      self.report.violations = violations.sorted()
    }

    /// Takes away what a baseline covers.
    mutating func apply(_ baseline: Baseline) {
      let (new, stale) = baseline.apply(to: violations)
      report.baselined = violations.count - new.count
      // What an entry is about may stand in what could not be read.
      let late = report.problems.isEmpty ? stale.map(StaleExceptionRule().violation) : []
      violations = new.union(late)
    }
  }

  // MARK: Files that say what to check by

  private func path(of given: String?, or standard: String, in tree: FileTree) -> String {
    guard let given else { return standard }
    let absolute = FileTree.resolve(given) ?? URL(fileURLWithPath: given).path
    return tree.relative(absolute) ?? absolute
  }

  private func readConfiguration(
    in tree: FileTree
  ) -> (Configuration?, [Problem]) {
    let path = path(of: configuration, or: Self.defaultConfiguration, in: tree)
    if configuration == nil, tree.kind(of: path) == nil { return (nil, []) }
    do {
      return ConfigurationReader.read(try tree.bytes(of: path), path: path)
    } catch {
      return (Configuration(), [error])
    }
  }

  private func readBaseline(
    in tree: FileTree, mustExist: Bool
  ) -> (Baseline?, [Problem]) {
    let path = path(of: baseline, or: Self.defaultBaseline, in: tree)
    if !mustExist, tree.kind(of: path) == nil { return (nil, []) }
    do {
      return BaselineReader.read(try tree.bytes(of: path), path: path)
    } catch {
      return (nil, [error])
    }
  }
}
