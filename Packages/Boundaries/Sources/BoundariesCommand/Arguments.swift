import BoundariesKit

/// The arguments that follow a subcommand, taken apart.
struct Arguments {
  private(set) var options: [String: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var operands: [String] = []

  /// A mistake on the command line, in a sentence.
  struct Mistake: Error {
    var sentence: String
  }

  /// Reads `--name value` and `--name=value` for the known options, and `--name` for the known flags;
  /// `--` ends both.
  init(
    _ arguments: [String], options known: [String], flags knownFlags: [String] = []
  ) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if knownFlags.contains(argument) {
        flags.insert(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard known.contains(name) else {
        let hint = Spelling.hint(for: name, among: known + knownFlags)
        throw Mistake(sentence: "There is no option '\(name)' here.\(hint)")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw Mistake(sentence: "The option '\(name)' needs a value.")
      }
      guard options.updateValue(value, forKey: name) == nil else {
        throw Mistake(sentence: "The option '\(name)' stands here twice.")
      }
    }
  }
}
