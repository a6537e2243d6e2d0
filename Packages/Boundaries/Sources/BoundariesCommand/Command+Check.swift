import BoundariesKit
import Foundation

extension Command {
  /// Checks a tree: `boundaries check`.
  static func check(_ arguments: Arguments) async throws(Arguments.Mistake) -> Int32 {
    if let operand = arguments.operands.first {
      throw Arguments.Mistake(
        sentence: "'check' takes no '\(operand)'. The directory to check follows '--root'.")
    }
    let format = arguments.options["--format"] ?? "text"
    guard format == "text" else {
      throw Arguments.Mistake(sentence: "There is no format '\(format)'. The format is 'text'.")
    }
    let root = arguments.options["--root"] ?? "."
    let progress = Progress()
    let check = Check(root: root, configuration: arguments.options["--config"]) {
      progress.tell("Evaluating the manifest of \($0)")
    }
    let report = await check.run()
    progress.end()
    let text = TextReport(report, root: root)
    Output.write(text.violations)
    Output.complain(text.problems)
    Output.write(text.summary)
    return report.status
  }
}
