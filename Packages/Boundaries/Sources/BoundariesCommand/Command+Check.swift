import BoundariesKit
import Foundation

extension Command {
  /// Checks a tree: `boundaries check`.
  static func check(_ arguments: Arguments) async throws(Arguments.Mistake) -> Int32 {
    if let operand = arguments.operands.first {
      throw Arguments.Mistake(
        sentence: "'check' takes no '\(operand)'. The directory to check follows '--root'.")
    }
    let format = try format(of: arguments)
    let root = arguments.options["--root"] ?? "."
    let progress = Progress()
    let report = await check(root, arguments, progress).run()
    progress.end()
    do {
      let (output, errors) = try format.output(of: report, root: root)
      Output.write(output)
      Output.complain(errors)
    } catch {
      Output.complain("boundaries: error: The report cannot be written: \(error)\n")
      return 2
    }
    return report.status
  }

  /// Writes the violations of today: `boundaries baseline`.
  static func baseline(_ arguments: Arguments) async throws(Arguments.Mistake) -> Int32 {
    if let operand = arguments.operands.first {
      throw Arguments.Mistake(
        sentence: "'baseline' takes no '\(operand)'. The file to write follows '--baseline'.")
    }
    let root = arguments.options["--root"] ?? "."
    let progress = Progress()
    let (report, change) = await check(root, arguments, progress)
      .writeBaseline(addsNew: arguments.flags.contains("--add"))
    progress.end()
    let text = TextReport(report, root: root)
    guard let change else {
      Output.complain(text.problems + "The baseline was not written.\n")
      return 2
    }
    Output.write(text.violations + change.text(root: root))
    return report.status
  }

  private static func check(
    _ root: String, _ arguments: Arguments, _ progress: Progress
  ) -> Check {
    Check(
      root: root, configuration: arguments.options["--config"],
      baseline: arguments.options["--baseline"]
    ) {
      progress.tell("Evaluating the manifest of \($0)")
    }
  }

  private static func format(
    of arguments: Arguments
  ) throws(Arguments.Mistake) -> ReportFormat {
    guard let name = arguments.options["--format"] else { return .text }
    if let format = ReportFormat(rawValue: name) { return format }
    let known = ReportFormat.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw Arguments.Mistake(
      sentence: "There is no format '\(name)'. The formats are \(known).")
  }
}
