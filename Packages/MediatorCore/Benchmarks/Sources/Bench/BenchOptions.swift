import Foundation

/// What the command line asks for.
struct BenchOptions {
  private var chosenRuns: Int?
  var isQuick = false

  /// How many processes measure.
  var runs: Int { chosenRuns ?? (isQuick ? 2 : 15) }

  var isJSON = false
  /// The process is one of the runs: it measures once and writes its figures.
  var isSingleRun = false
  /// One case to go on and on with, for a profiler.
  var profiled: String?
  /// The root of the repository, whose README is to be brought up to date.
  var update: URL?

  init(_ arguments: some Sequence<String>) throws {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--single-run": isSingleRun = true
      case "--runs":
        guard let count = arguments.next().flatMap({ Int($0) }), count > 0 else {
          throw BenchFailure.option("--runs needs a number above zero")
        }
        chosenRuns = count
      case "--profile":
        guard let id = arguments.next() else {
          throw BenchFailure.option("--profile needs the name of a case")
        }
        profiled = id
      case "--update":
        guard let path = arguments.next() else {
          throw BenchFailure.option("--update needs the root of the repository")
        }
        update = URL(fileURLWithPath: path)
      default: throw BenchFailure.option("there is no option '\(argument)'")
      }
    }
    // A table of a hundredth of a second would be worth nothing.
    if isQuick, update != nil {
      throw BenchFailure.option("--quick and --update exclude each other")
    }
  }

  /// This very program, to be run again.
  func program() throws -> String {
    guard let path = Bundle.main.executablePath else { throw BenchFailure.noProgram }
    return path
  }
}

enum BenchFailure: Error, CustomStringConvertible {
  case option(String)
  case noURL
  case noProgram
  case run(Int32)

  var description: String {
    switch self {
    case .option(let fault):
      """
      Bench was called wrongly: \(fault); it takes --quick, --json, --runs N, \
      --profile CASE and --update ROOT.
      """
    case .noURL: "Bench cannot make the URL that it measures calls with."
    case .noProgram: "Bench cannot find its own program to run it again."
    case .run(let status): "A run of Bench ended with status \(status), so there are no figures."
    }
  }
}
