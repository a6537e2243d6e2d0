import BoundariesKit
import Foundation

extension Command {
  private static let graphFormats = ["mermaid", "dot", "json", "html"]

  /// Shows who uses whom: `boundaries graph`.
  static func graph(_ arguments: Arguments) async throws(Arguments.Mistake) -> Int32 {
    if let operand = arguments.operands.first {
      throw Arguments.Mistake(
        sentence: "'graph' takes no '\(operand)'. A module to look at follows '--focus'.")
    }
    let format = arguments.options["--format"] ?? "mermaid"
    guard graphFormats.contains(format) else {
      let hint = Spelling.hint(for: format, among: graphFormats)
      throw Arguments.Mistake(
        sentence:
          "There is no format '\(format)'. A graph is 'mermaid', 'dot', 'json' or 'html'.\(hint)")
    }
    let focus = arguments.options["--focus"]
    if arguments.flags.contains("--reverse"), focus == nil {
      throw Arguments.Mistake(sentence: "'--reverse' needs a '--focus' to look back from.")
    }
    let examined = await examine(arguments)
    guard let workspace = examined.workspace else { return examined.report.status }
    var graph = Graph(workspace, violations: examined.report.violations)
    var kept: [Int] = []
    if let focus {
      do {
        kept = try graph.nodes(named: focus)
      } catch {
        throw Arguments.Mistake(sentence: error.sentence)
      }
    }
    // A drawing has no room for tests; the other formats tell them apart.
    if format == "mermaid" || format == "dot" {
      let ids = kept.map { graph.nodes[$0].id }
      graph = graph.withoutTests(but: kept)
      kept = graph.nodes.indices.filter { ids.contains(graph.nodes[$0].id) }
    }
    if focus != nil {
      graph = graph.focused(on: kept, reverse: arguments.flags.contains("--reverse"))
    }
    do {
      switch format {
      case "dot": Output.write(DotGraph(graph).text)
      case "json": Output.write(try GraphDocument(graph).text)
      case "html": Output.write(try GraphPage(graph, title: name(of: workspace)).text)
      default: Output.write(MermaidGraph(graph).text)
      }
    } catch {
      Output.complain("boundaries: error: The graph cannot be written: \(error)\n")
      return 2
    }
    return examined.report.problems.isEmpty ? 0 : 2
  }

  /// The name of the package at the root, or of the folder.
  private static func name(of workspace: Workspace) -> String {
    workspace.packages.first { $0.path == "." }?.name
      ?? URL(fileURLWithPath: workspace.tree.root).lastPathComponent
  }

  /// Reads and checks a workspace, and says what could not be read.
  static func examine(_ arguments: Arguments) async -> (workspace: Workspace?, report: Report) {
    let root = arguments.options["--root"] ?? "."
    let progress = Progress()
    let check = Check(root: root, configuration: arguments.options["--config"]) {
      progress.tell("Evaluating the manifest of \($0)")
    }
    let examined = await check.examine()
    progress.end()
    Output.complain(TextReport(examined.report, root: root).problems)
    return examined
  }
}
