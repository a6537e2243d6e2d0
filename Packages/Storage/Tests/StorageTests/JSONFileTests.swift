import Foundation
import Storage
import Testing

struct JSONFileTests {
  @Test("a missing file is no value, and reading makes nothing")
  func missing() throws {
    try TemporaryFolder.with { folder in
      let directory = DataDirectory(folder.url.appendingPathComponent("new"))
      #expect(try JSONFile<[Int]>("numbers.json", in: directory).read() == nil)
      #expect(try folder.names() == [])
    }
  }
}
