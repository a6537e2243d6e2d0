import SourceScanner
import Testing

@Suite struct ImportTests {
  @Test("an empty file imports nothing")
  func emptyFile() {
    #expect(SwiftScanner.scan(SourceFile(path: "Empty.swift", bytes: [])).imports.isEmpty)
  }
}
