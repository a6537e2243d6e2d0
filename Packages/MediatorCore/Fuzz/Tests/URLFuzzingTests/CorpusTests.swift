import Foundation
import Testing
import URLFuzzing

/// What the fuzzer kept, without the fuzzer.
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  @Test("every input of the corpus keeps the mediator's promises")
  func corpus() throws {
    let calls = try FuzzedCalls()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.count > 10)
    for name in names.sorted() {
      let bytes = try Data(contentsOf: Self.folder.appending(path: name))
      #expect(throws: Never.self, "\(name)") { try calls.run(bytes) }
    }
  }
}
