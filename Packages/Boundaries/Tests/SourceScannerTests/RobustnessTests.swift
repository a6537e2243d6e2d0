import SourceScanner
import Testing

@Suite struct RobustnessTests {
  private static func scan(_ bytes: [UInt8]) -> ScannedSource {
    SwiftScanner.scan(SourceFile(path: "Any.swift", bytes: bytes), for: .all)
  }

  @Test("a file cut off anywhere is read, and no import of its whole lines is lost")
  func truncation() {
    for row in Corpus.sources {
      let bytes = [UInt8](row.source.utf8)
      for count in 0...bytes.count {
        let imports = Self.scan([UInt8](bytes[..<count])).imports
        #expect(imports.allSatisfy { !$0.path.isEmpty })
      }
    }
  }

  @Test("a file that begins anywhere is read")
  func suffixes() {
    for row in Corpus.sources + TargetReferenceTests.rows {
      let bytes = [UInt8](row.source.utf8)
      for start in 0..<bytes.count {
        let scanned = Self.scan([UInt8](bytes[start...]))
        #expect(scanned.imports.map(\.location) == scanned.imports.map(\.location).sorted())
      }
    }
  }

  @Test("any bytes are read", arguments: 0..<50 as Range<UInt64>)
  func noise(seed: UInt64) {
    var generator = SourceGenerator(seed: seed)
    var bytes = generator.source(number: 0)
    for _ in 0..<200 { bytes = generator.mutate(bytes) }
    #expect(
      Self.scan(bytes + [UInt8]("\n*/\n\"\"\"\n".utf8)).imports.allSatisfy { !$0.path.isEmpty })
    let noise = (0..<2000).map {
      UInt8(truncatingIfNeeded: ($0 &* 31 ^ Int(seed) &* 77) >> ($0 % 5))
    }
    #expect(Self.scan(noise).imports.allSatisfy { $0.location.line > 0 })
  }

  @Test(
    "what is nested without end is read",
    arguments: [
      "(", "{", "[", "\"\\(", "\"\"\"\n\\(", "/*", "#if A\n", "#if (", "@a(", "#\"\\#(", "`", "/(",
      "!", "public ",
      "import a.", "performTarget(", "let a = \"", "#elseif A\nimport A\n", "f(\"\\(", "Target_",
      "[{(", "}])",
    ])
  func depth(piece: String) {
    let bytes = [UInt8](String(repeating: piece, count: 5_000).utf8)
    let scanned = Self.scan(bytes + [UInt8]("import Target_A public".utf8))
    #expect(scanned.imports.count <= 5_001)
  }
}
