import BoundariesKit

extension Command {
  /// Explains every rule: `boundaries rules`.
  static func rules(_ arguments: Arguments) throws(Arguments.Mistake) -> Int32 {
    if let operand = arguments.operands.first {
      throw Arguments.Mistake(sentence: "'rules' takes no '\(operand)'.")
    }
    Output.write(Rules.all.map(\.documentation.text).joined(separator: "\n"))
    return 0
  }
}
