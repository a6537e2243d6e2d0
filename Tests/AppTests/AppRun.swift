import Foundation
import ScreenKitTerminal
import Synchronization
import Testing

@testable import App

/// One run of the app as a user has it: arguments and lines in, text and a status out.
@MainActor
struct AppRun {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String..., lines: [String] = []) {
    self.init(arguments, input: lines.map { $0 + "\n" }.joined())
  }

  init(_ arguments: [String], input: String) {
    let output = Transcript()
    let errors = Transcript()
    let application = Application(
      arguments: arguments, input: Script(input), output: output, errors: errors)
    status = application.run()
    self.output = output.text
    self.errors = errors.text
  }

  /// The screens that were shown, each from its title to the next, without what was entered.
  var screens: [String] {
    output.components(separatedBy: "\n\n== ").map { $0.hasPrefix("== ") ? $0 : "== \($0)" }
  }
}

private struct Script: TerminalInput {
  let isInteractive = false
  private var rest: [UInt8]

  init(_ text: String) { rest = Array(text.utf8) }

  mutating func read() -> [UInt8] {
    defer { rest = [] }
    return rest
  }
}

private final class Transcript: TerminalOutput, Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func write(_ text: String) { written.withLock { $0 += text } }
}

/// A data folder of a test's own, gone when the test is over.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "HomeFix-\(UUID().uuidString)")

  var path: String { url.path }

  deinit { try? FileManager.default.removeItem(at: url) }

  func contents(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func put(_ text: String, in name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
  }
}

/// What this composition links, told by the traits that the manifest passes on as conditions.
enum Composition {
  static let linked: [String] = {
    var modules: [String] = []
    #if Account
      modules.append("Account")
    #endif
    #if Calculator
      modules.append("Calculator")
    #endif
    #if Order
      modules.append("Order")
    #endif
    #if Payment
      modules.append("Payment")
    #endif
    #if Region
      modules.append("Region")
    #endif
    #if User
      modules.append("User")
    #endif
    return modules.sorted()
  }()

  static let isWhole = linked.count == modules.count
}
