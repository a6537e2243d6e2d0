import AccountMediator
import Foundation
import MediatorCore
import ScreenKit
import Storage
import Testing

/// What Account says where its data cannot be read or kept.
@MainActor
struct DamagedDataTests {
  let folder = TemporaryFolder()
  let mediator: Mediator

  init() { mediator = folder.mediator() }

  private func damaged(_ name: String, _ finding: String) -> String {
    "The file '\(folder.url.path)/\(name)' is damaged: \(finding). It was left as it is, and nothing "
      + "overwrites it; mend it or move it away, then try again."
  }

  @Test("a damaged session is reported by every action and left as it is")
  func session() throws {
    let content = #"{"name": "Ann"}"#
    try folder.put(content, in: "session.json")
    let sentence = damaged("session.json", "the value 'phone' is missing")
    let isReported = { @Sendable (error: any Error) in (error as? StorageError)?.message == sentence
    }
    #expect(performing: { try mediator.account.session() }, throws: isReported)
    #expect(performing: { try mediator.account.logout() }, throws: isReported)
    #expect(performing: { try mediator.account.login() }, throws: isReported)
    #expect(
      Navigator(root: mediator.account.loginScreen()).render().description
        == "== Log in ==\n\n\(sentence)")
    #expect(try folder.text("session.json") == content)
  }

  @Test("a session that is damaged while the login screen is open is reported on it")
  func sessionLater() throws {
    let navigator = Navigator(root: try mediator.account.login())
    try folder.put("", in: "session.json")
    #expect(
      navigator.render().description == "== Log in ==\n\n\(damaged("session.json", "it is empty"))")
  }

  @Test("damaged profiles let nobody log in or register, and are left as they are")
  func profiles() throws {
    try folder.put("{}", in: "profiles.json")
    let sentence = damaged("profiles.json", "its content is not a list")
    let navigator = Navigator(root: try mediator.account.login())
    navigator.submit("555 0100")
    #expect(navigator.render().notices == [sentence])
    navigator.choose(1)
    navigator.submit("Ann")
    navigator.submit("555 0100")
    #expect(navigator.render().notices == [sentence])
    #expect(try mediator.account.session() == nil)
    #expect(try folder.text("profiles.json") == "{}")
  }

  @Test("a data folder that cannot be made is named, and nobody is logged in")
  func unwritable() throws {
    try folder.put("", in: "file")
    let mediator = Mediator(
      .init(environment: [DataDirectory(folder.url.appendingPathComponent("file"))]))
    #expect(
      Navigator(root: mediator.account.loginScreen()).render().lines == [
        "The file '\(folder.url.path)/file/session.json' cannot be read: Not a directory. Choose "
          + "another data folder, or move away what is in its place."
      ])
  }

  @Test("where the app hands out no data folder, every action says so")
  func noDirectory() {
    let mediator = Mediator()
    let sentence =
      "Account cannot keep who is logged in: the app has handed it no data folder. Start the app with "
      + "one."
    let isReported = { @Sendable (error: any Error) in "\(error)" == sentence }
    #expect(performing: { try mediator.account.session() }, throws: isReported)
    #expect(performing: { try mediator.account.logout() }, throws: isReported)
    #expect(performing: { try mediator.account.login() }, throws: isReported)
  }
}
