import Foundation
import Storage
import Testing

struct DataDirectoryTests {
  @Test("the standard folder is named like the app and stands among the user's application data")
  func standard() throws {
    let folder = try DataDirectory.standard(app: "HomeFix").url
    let parent = try #require(
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
    #expect(folder.lastPathComponent == "HomeFix")
    #expect(folder.deletingLastPathComponent().path == parent.path)
  }

  @Test("an app's name that is no plain name is refused", arguments: ["", "..", "a/b"])
  func app(name: String) {
    #expect(throws: StorageError.self) { try DataDirectory.standard(app: name) }
  }

  @Test("a folder that is named from the current one is found again")
  func relative() throws {
    try TemporaryFolder.with { folder in
      let url = URL(fileURLWithPath: "data", relativeTo: folder.url)
      try JSONFile<Int>("number.json", in: DataDirectory(url)).write(7)
      let text = try folder.text("data/number.json")
      #expect(text == "7")
    }
  }
}
