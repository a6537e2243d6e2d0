import AccountMediator
import Foundation
import MediatorCore
import Storage

/// A data folder of a test's own, removed with it.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("account-tests-\(UUID().uuidString)", isDirectory: true)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A mediator that keeps its data here; one for each process that a test plays.
  func mediator(_ interceptors: [Interception] = []) -> Mediator {
    Mediator(
      .init(
        modules: [Module("Account", AccountContract.shared)], schemes: ["homefix"],
        interceptors: interceptors, environment: [DataDirectory(url)]))
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func put(_ text: String, in name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }
}
