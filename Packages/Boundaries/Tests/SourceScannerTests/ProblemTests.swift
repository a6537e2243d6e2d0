import SourceScanner
import Testing

@Suite struct ProblemTests {
  @Test(
    "bytes that are not UTF-8 are reported, and scanning goes on",
    arguments: [
      ([0x80], "80"), ([0xC0, 0x80], "C0"), ([0xC3, 0x28], "C3"), ([0xE0, 0x80, 0x80], "E0"),
      ([0xED, 0xA0, 0x80], "ED"), ([0xF5, 0x80, 0x80, 0x80], "F5"), ([0xE2, 0x82], "E2"),
      ([0xFF], "FF"),
    ] as [([UInt8], String)])
  func notUTF8(bytes: [UInt8], digits: String) {
    let source = [UInt8]("import A\n// ".utf8) + bytes + [UInt8]("\nimport B\n".utf8)
    #expect(Rendering.imports(bytes: source) == ["1:1 A", "3:1 B"])
    #expect(
      Rendering.problems(bytes: source)
        == ["2:4 The byte 0x\(digits) is not UTF-8; save the file as UTF-8."])
  }

  @Test("a stray byte between tokens hides nothing")
  func strayByte() {
    #expect(
      Rendering.imports(bytes: [UInt8]("import ".utf8) + [0x80] + [UInt8]("A".utf8)) == ["1:1 A"])
  }

  @Test("UTF-16 is reported")
  func utf16() {
    let bytes: [UInt8] = [0xFF, 0xFE] + [UInt8]("import A".utf8).flatMap { [$0, 0] }
    #expect(Rendering.imports(bytes: bytes) == [])
    #expect(
      Rendering.problems(bytes: bytes) == [
        "1:1 The byte 0xFF is not UTF-8; save the file as UTF-8."
      ])
  }

  @Test("what the file does not end is reported")
  func unterminated() {
    #expect(
      Rendering.problems(bytes: [UInt8]("let a = 1\n  /* /* */ import A".utf8))
        == ["2:3 This comment never ends; close it, or nothing after it is read."])
    #expect(
      Rendering.problems(bytes: [UInt8]("let a = #\"\"\"\nimport A\n\"\"\"".utf8))
        == ["1:9 This multi-line string literal never ends; close it, or nothing after it is read."]
    )
    #expect(
      Rendering.problems(bytes: [UInt8]("let a = #/\nimport A".utf8))
        == ["1:9 This regex literal never ends; close it, or nothing after it is read."])
  }

  @Test("an #if without an #endif is reported, wherever the last import stands")
  func openCondition() {
    let sentence =
      "This #if has no #endif; add it, or all that follows is taken for its last branch."
    #expect(
      Rendering.problems(bytes: [UInt8]("#if A\n#if B\n#endif\nimport C\n #if D\n#else\n".utf8))
        == ["1:1 \(sentence)", "5:2 \(sentence)"])
    let source = SourceFile(
      path: "Test.swift", bytes: [UInt8]("#if A\nimport B\n#endif\nlet a = 1".utf8))
    #expect(SwiftScanner.scan(source, for: .imports).problems == [])
  }

  @Test("a conflict of a merge is reported, and both of its sides are read")
  func conflict() {
    let source = """
      import A
      <<<<<<< HEAD's "side
      import B
      ||||||| base's "side
      import C
      =======
      import D
      >>>>>>> another's "side
      import E
      """
    #expect(Rendering.imports(source) == ["1:1 A", "3:1 B", "5:1 C", "7:1 D", "9:1 E"])
    #expect(
      Rendering.problems(bytes: [UInt8](source.utf8))
        == ["2:1 This merge left a conflict here; resolve it, for both of its sides are read."])
    let perforce = ">>>> ORIGINAL \"\nimport A\n==== THEIRS \"\nimport B\n<<<<\nimport C"
    #expect(Rendering.imports(perforce) == ["2:1 A", "4:1 B", "6:1 C"])
  }

  @Test("operators, and markers in text, are no conflict")
  func noConflict() {
    let source = """
      infix operator <<<<<<<
      let a = b
        <<<<<<< c
      let d = \"\"\"
      <<<<<<< e
      >>>>>>> f
      \"\"\"
      /*
      <<<<<<< g
      >>>>>>> h
      */
      import A
      <<<<<<< i
      import B
      """
    #expect(Rendering.imports(source) == ["12:1 A", "14:1 B"])
    #expect(Rendering.problems(bytes: [UInt8](source.utf8)) == [])
  }

  @Test("a sound file has no problem")
  func sound() {
    #expect(Rendering.problems(bytes: [UInt8]("import A // é 模 🎉\nlet a = \"\\(1)\"".utf8)) == [])
  }
}
