import BoundariesKit

extension Command {
  /// Explains every rule: `boundaries rules`.
  static func rules(_ arguments: Arguments) throws(Arguments.Mistake) -> Int32 {
    if let operand = arguments.operands.first {
      throw Arguments.Mistake(sentence: "'rules' takes no '\(operand)'.")
    }
    switch arguments.options["--format"] ?? "text" {
    case "text": Output.write(Rules.all.map(\.documentation.text).joined(separator: "\n"))
    case "markdown": Output.write(Rules.page)
    case let format:
      throw Arguments.Mistake(
        sentence: "There is no format '\(format)'. Rules are 'text' or 'markdown'.")
    }
    return 0
  }
}
