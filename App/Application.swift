import Foundation
import MediatorCore
import ScreenKit
import ScreenKitTerminal
import Storage

/// One run of the app, from arguments to exit status.
@MainActor
struct Application {
  let arguments: [String]
  var modules = App.modules
  var input: any TerminalInput = FileDescriptorInput()
  var output: any TerminalOutput = FileDescriptorOutput()
  var errors: any TerminalOutput & Sendable = FileDescriptorOutput(2)

  /// Runs the command that the arguments ask for.
  ///
  /// - Returns: 0 where it was done; 2 where it could not be, with the reason on standard error, and
  ///   where verifying found a fault.
  func run() -> Int32 {
    do {
      return try perform(Command(arguments)) ? 0 : 2
    } catch {
      // There is nowhere left to say that standard error cannot be written.
      try? Terminal(output: errors).show("App: \(error.sentence.printableLine)")
      return 2
    }
  }

  /// - Returns: Whether all is well.
  private func perform(_ command: Command) throws -> Bool {
    switch command.verb {
    case .help: try terminal.show(Command.usage)
    case .modules: try terminal.show(LinkedModules(Mediator(configuration(command))).description)
    case .routes(let asJSON):
      let catalogue = Mediator(configuration(command)).catalogue()
      try terminal.show(
        asJSON ? try catalogue.json : ActionListing(catalogue: catalogue).description)
    case .verify:
      let verification = Mediator(configuration(command)).verify()
      try terminal.show(VerificationReport(verification: verification).description)
      return verification.faults.isEmpty
    case .run:
      try withMediator(command) { mediator in
        try terminal.run(Navigator(root: HomeScreen(mediator: mediator)))
      }
    case .open(let text):
      guard let url = URL(string: text, encodingInvalidCharacters: false) else {
        throw UsageError("'\(text.quotable)' is not a URL")
      }
      try withMediator(command) { mediator in
        switch try mediator.performAction(url: url) {
        case let screen as any Screen: try terminal.show(screen)
        case let answer?: try terminal.show("\(answer)")
        case nil: break
        }
      }
    }
    return true
  }

  /// Keeps other processes out of the folder for as long as a mediator uses it.
  private func withMediator(_ command: Command, _ body: (Mediator) throws -> Void) throws {
    let directory =
      if let folder = command.dataFolder {
        DataDirectory(URL(fileURLWithPath: folder, isDirectory: true))
      } else {
        try DataDirectory.standard(app: "HomeFix")
      }
    let lock = try directory.lock()
    defer { lock.release() }
    try body(Mediator(configuration(command, [directory])))
  }

  private func configuration(
    _ command: Command, _ environment: Mediator.Environment = []
  ) -> Mediator.Configuration {
    Mediator.Configuration(
      modules: modules, schemes: ["homefix"], unknownParameters: .refused,
      interceptors: command.isTraced ? [Interception(CallTracer(trace))] : [],
      requirements: ["login": LoginRequirement()], environment: environment)
  }

  /// Prints a tree of calls at once, from wherever its last call was made.
  private var trace: @Sendable (String) -> Void {
    { [errors] text in
      var errors = errors
      // A trace that nobody reads is no reason to stop.
      try? errors.write(
        text.split(separator: "\n").map { String($0).printableLine + "\n" }.joined())
    }
  }

  private var terminal: Terminal { Terminal(input: input, output: output) }
}

extension ActionCatalogue {
  /// The catalogue as JSON for people and programs, the same for the same binary.
  fileprivate var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
