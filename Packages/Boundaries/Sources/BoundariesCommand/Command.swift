import BoundariesKit

/// The command line: finds the subcommand and runs it.
enum Command {
  private static let subcommands = [
    "check", "imports", "graph", "why", "affected", "baseline", "rules",
  ]

  /// Runs the command with its arguments, without its own name, and answers the exit status.
  static func run(_ arguments: [String]) async -> Int32 {
    do throws(Arguments.Mistake) {
      if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) || arguments.first == "help" {
        Output.write(Usage.text)
        return 0
      }
      let rest = Array(arguments.dropFirst())
      switch arguments.first {
      case "check"?:
        return try await check(
          try Arguments(rest, options: ["--root", "--config", "--format", "--baseline"]))
      case "baseline"?:
        return try await baseline(
          try Arguments(rest, options: ["--root", "--config", "--baseline"], flags: ["--add"]))
      case "imports"?:
        return try imports(try Arguments(rest, options: []))
      case "graph"?:
        return try await graph(
          try Arguments(
            rest, options: ["--root", "--config", "--format", "--focus"], flags: ["--reverse"]))
      case "why"?:
        return try await why(try Arguments(rest, options: ["--root", "--config"]))
      case "affected"?:
        return try await affected(
          try Arguments(rest, options: ["--root", "--config", "--since", "--format", "--shards"]))
      case "rules"?:
        return try rules(try Arguments(rest, options: ["--format"]))
      case let name?:
        let hint = Spelling.hint(for: name, among: subcommands)
        throw Arguments.Mistake(sentence: "There is no subcommand '\(name)'.\(hint)")
      case nil:
        throw Arguments.Mistake(sentence: "A subcommand is missing.")
      }
    } catch {
      Output.complain("boundaries: error: \(error.sentence)\nSee 'boundaries --help'.\n")
      return 2
    }
  }
}
