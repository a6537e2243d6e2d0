import Foundation
import Storage
import Testing

@testable import App

@Suite("The data folder")
@MainActor
struct DataFolderTests {
  let folder = TemporaryFolder()

  @Test("a second process is refused, and the first one is named")
  func locked() throws {
    let lock = try DataDirectory(folder.url).lock()
    defer { lock.release() }
    let run = AppRun("--data", folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("\(ProcessInfo.processInfo.processIdentifier)"))
    #expect(run.errors.contains(folder.path))
  }

  @Test("a lock that a dead process left does not block")
  func stale() throws {
    try folder.put("1", in: "lock")
    #expect(AppRun("--data", folder.path).status == 0)
  }

  @Test("a folder that is a file is refused")
  func file() throws {
    try folder.put("text", in: "file")
    let run = AppRun("--data", folder.path + "/file")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(folder.path + "/file"))
  }

  #if Order
    @Test("a damaged file is named on the screen, left as it is, and not overwritten")
    func damaged() throws {
      try folder.put("{\"version\": 1, \"orders\": [", in: "orders.json")
      let run = AppRun("--data", folder.path, lines: ["1", "b", "2", "b", "q"])
      #expect(run.status == 0)
      #expect(run.output.contains(folder.path + "/orders.json"))
      #expect(try folder.contents(of: "orders.json") == "{\"version\": 1, \"orders\": [")
    }
  #endif
}
