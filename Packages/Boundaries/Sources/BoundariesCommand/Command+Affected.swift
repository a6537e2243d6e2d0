import BoundariesKit

extension Command {
  private static let affectedFormats = ["text", "json", "github-matrix"]

  /// Tells what must be built and tested again: `boundaries affected`.
  static func affected(_ arguments: Arguments) async throws(Arguments.Mistake) -> Int32 {
    if let operand = arguments.operands.first {
      throw Arguments.Mistake(
        sentence:
          "'affected' takes no '\(operand)'. The revision to compare with follows '--since'.")
    }
    guard let revision = arguments.options["--since"] else {
      throw Arguments.Mistake(
        sentence: "'affected' needs the revision to compare with, as in '--since origin/main'.")
    }
    let format = arguments.options["--format"] ?? "text"
    guard affectedFormats.contains(format) else {
      let hint = Spelling.hint(for: format, among: affectedFormats)
      throw Arguments.Mistake(
        sentence: """
          There is no format '\(format)'. What is affected is said as 'text', 'json' or \
          'github-matrix'.\(hint)
          """)
    }
    let shards = try arguments.options["--shards"].map(shards)
    let examined = await examine(arguments)
    // What could not be read may use what changed, so that half an answer would be a wrong one.
    guard let workspace = examined.workspace, examined.report.problems.isEmpty else {
      return examined.report.status
    }
    do {
      let affected = try Affected(workspace, since: revision)
      let report = AffectedReport(affected, shards: shards)
      switch format {
      case "json": Output.write(try report.json)
      case "github-matrix": Output.write(try report.gitHubMatrix)
      default: Output.write(report.text)
      }
      Output.complain(report.summary)
      return 0
    } catch let problem as Problem {
      Output.complain("boundaries: error: \(problem.sentence)\n")
      return 2
    } catch {
      Output.complain("boundaries: error: The answer cannot be written: \(error)\n")
      return 2
    }
  }

  private static func shards(_ text: String) throws(Arguments.Mistake) -> Int {
    guard let number = Int(text), (1...256).contains(number) else {
      throw Arguments.Mistake(
        sentence: "'--shards' takes a number from 1 to 256, and not '\(text)'.")
    }
    return number
  }
}
