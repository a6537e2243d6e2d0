import Foundation
import Storage
import Testing

struct KilledWriterTests {
  @Test("a writer killed at any moment leaves a whole value", arguments: 0..<20)
  func kill(round: Int) throws {
    try TemporaryFolder.with { folder in
      let writer = try Probe("write", folder)
      #expect(try writer.line() == "writing")
      // Reading for a while lets the writer come to another place in each round.
      let file = folder.file("numbers.json", of: [Int].self)
      for _ in 0..<round { #expect(try file.read()?.count == 2000) }
      writer.kill()
      let numbers = try #require(try file.read())
      #expect(numbers == Array(repeating: numbers[0], count: 2000))
      try file.write([1])
      #expect(try file.read() == [1])
    }
  }

  @Test("what killed writers left half written disturbs nobody and goes with the next lock")
  func leftovers() throws {
    try TemporaryFolder.with { folder in
      let left = ".numbers.json.\(UUID().uuidString).tmp"
      let others = [".mine.tmp", ".\(UUID().uuidString).tmp", "a.\(UUID().uuidString).tmp"]
      for name in others + [left] { try folder.put("[1, 2", in: name) }
      let file = folder.file("numbers.json", of: [Int].self)
      #expect(try file.read() == nil)
      try file.write([1])
      #expect(try file.read() == [1])
      let before = try folder.names()
      #expect(before == (others + [left, "numbers.json"]).sorted())
      try folder.directory.lock().release()
      let after = try folder.names()
      #expect(after == (others + ["lock", "numbers.json"]).sorted())
    }
  }
}
