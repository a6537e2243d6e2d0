import BoundariesKit

extension Command {
  /// Explains why one module depends on another: `boundaries why`.
  static func why(_ arguments: Arguments) async throws(Arguments.Mistake) -> Int32 {
    guard arguments.operands.count == 2 else {
      throw Arguments.Mistake(
        sentence: "'why' needs two names: the module that uses, and the one that is used.")
    }
    let examined = await examine(arguments)
    guard let workspace = examined.workspace else { return examined.report.status }
    do {
      let explanation = try Explanation(
        Graph(workspace, violations: examined.report.violations),
        from: arguments.operands[0], to: arguments.operands[1],
        root: arguments.options["--root"] ?? ".")
      Output.write(explanation.text)
      return examined.report.problems.isEmpty ? (explanation.isFound ? 0 : 1) : 2
    } catch {
      throw Arguments.Mistake(sentence: error.sentence)
    }
  }
}
