import Testing

@testable import App

@Suite("Command line")
struct CommandTests {
  @Test(
    "arguments are read in any order",
    arguments: [
      ([], Command()),
      (["--data", "d"], Command(dataFolder: "d")),
      (["--data=d"], Command(dataFolder: "d")),
      (["modules"], Command(verb: .modules)),
      (["open", "u"], Command(verb: .open(url: "u"))),
      (["open", "u", "--data", "d"], Command(verb: .open(url: "u"), dataFolder: "d")),
      (["--data", "d", "open", "u"], Command(verb: .open(url: "u"), dataFolder: "d")),
      (["--help"], Command(verb: .help)),
      (["open", "-h"], Command(verb: .help)),
    ])
  func read(arguments: [String], command: Command) throws {
    #expect(try Command(arguments) == command)
  }

  @Test(
    "a wrong argument is named",
    arguments: [
      (["--data"], "--data needs a folder after it; 'App --help' lists what there is."),
      (["--data="], "--data= needs a folder after it; 'App --help' lists what there is."),
      (["--fast"], "There is no option '--fast'; 'App --help' lists what there is."),
      (["open"], "'open' needs one URL after it; 'App --help' lists what there is."),
      (["open", "u", "v"], "'open' needs one URL after it; 'App --help' lists what there is."),
      (["modules", "x"], "'modules' takes no 'x'; 'App --help' lists what there is."),
      (
        ["--data", "caf\u{FFFD}"],
        "The folder 'caf\u{FFFD}' of --data is not UTF-8 text; 'App --help' lists what there is."
      ),
      (
        ["--data=\u{FFFD}"],
        "The folder '\u{FFFD}' of --data is not UTF-8 text; 'App --help' lists what there is."
      ),
      (
        [String(repeating: "x", count: 101)],
        "There is no command '\(String(repeating: "x", count: 100))…'; 'App --help' lists what there is."
      ),
      (["show"], "There is no command 'show'; 'App --help' lists what there is."),
    ])
  func wrong(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Command(arguments) }
    #expect(error?.description == sentence)
  }

  @Test("a wrong argument ends the app with 2, and the reason on standard error")
  @MainActor
  func status() {
    let run = AppRun("--fast")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "App: There is no option '--fast'; 'App --help' lists what there is.\n")
  }
}
