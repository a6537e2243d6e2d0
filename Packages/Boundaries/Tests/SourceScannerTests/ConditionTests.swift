import SourceScanner
import Testing

@Suite struct ConditionTests {
  @Test("an import has the condition of its branch", arguments: branches)
  func branch(row: TableRow) {
    #expect(Rendering.imports(row.source) == row.expected)
  }

  static let branches: [TableRow] = [
    TableRow("a flag", "#if DEBUG\nimport A\n#endif\nimport B", ["2:1 A if DEBUG", "4:1 B"]),
    TableRow(
      "every branch",
      "#if os(Linux)\nimport A\n#elseif os(macOS)\nimport B\n#else\nimport C\n#endif",
      [
        "2:1 A if os(Linux)", "4:1 B if (!os(Linux) && os(macOS))",
        "6:1 C if (!os(Linux) && !os(macOS))",
      ]),
    TableRow(
      "nested", "#if A\n#if B || C\nimport D\n#else\nimport E\n#endif\n#endif",
      ["3:1 D if (A && (B || C))", "5:1 E if (A && !(B || C))"]),
    TableRow(
      "garbage in a branch",
      "#if swift(<3)\ndon't { ( [ \" import\n#else\nimport A\n#endif\nimport B",
      ["4:1 A if !swift(<3)", "6:1 B"]),
    TableRow(
      "an import among garbage", "#if false\nimport A {\n#endif\nimport B",
      ["2:1 A if false", "4:1 B"]),
    TableRow(
      "a branch that leaves a brace open", "#if A\nfunc f() {\n#else\nimport B\n#endif\nimport C",
      ["4:1 B if !A", "6:1 C"]),
    TableRow(
      "a branch that closes a brace of others", "func f() {\n#if A\n}\n#endif\nimport B\n}", []),
    TableRow("a module's flag", "#if B::A || C\nimport D\n#endif", ["2:1 D if (A || C)"]),
    TableRow("no end", "#if A\nimport B", ["2:1 B if A"]),
    TableRow("no beginning", "#endif\n#else\n#elseif A\nimport B", ["4:1 B"]),
    TableRow("in a function", "func f() {\n#if A\nimport B\n#endif\n}\nimport C", ["6:1 C"]),
    TableRow(
      "other directives", "#sourceLocation(file: \"import A\", line: 7)\nimport B", ["2:1 B"]),
  ]

  @Test("a condition is read as the language has it", arguments: conditions)
  func condition(row: (source: String, expected: String)) {
    let imports = Rendering.imports("#if \(row.source)\nimport A\n#endif")
    #expect(imports == ["\(row.source.split(separator: "\n").count + 1):1 A if \(row.expected)"])
  }

  static let conditions: [(source: String, expected: String)] = [
    ("A", "A"),
    ("`A`", "A"),
    ("M::A", "A"),
    ("true", "true"),
    ("!A", "!A"),
    ("!!A", "A"),
    ("!(A)", "!A"),
    ("A && B && C", "(A && B && C)"),
    ("A || B && C", "(A || (B && C))"),
    ("(A || B) && C", "((A || B) && C)"),
    ("os(iOS) || os( macOS )", "(os(iOS) || os(macOS))"),
    ("arch(arm64)", "arch(arm64)"),
    ("canImport(Darwin.C)", "canImport(Darwin.C)"),
    ("canImport(A, _version: 1.2)", "canImport(A)"),
    ("!canImport(A)", "!canImport(A)"),
    ("swift(>=6.2)", "swift(>=6.2)"),
    ("compiler( < 7 )", "compiler(<7)"),
    ("targetEnvironment(simulator)", "targetEnvironment(simulator)"),
    ("hasFeature(X) // comment", "hasFeature(X)"),
    ("/* a */ A /* b */", "A"),
    ("A &&", "unknown(A&&)"),
    ("1 + A", "unknown(1+A)"),
    ("os(Linux", "unknown(os(Linux)"),
  ]

  @Test("a condition too deep to follow is kept as text")
  func depth() {
    let open = String(repeating: "(", count: 500)
    let close = String(repeating: ")", count: 500)
    #expect(
      Rendering.imports("#if \(open)A\(close)\nimport B") == ["2:1 B if unknown(\(open)A\(close))"])
  }

  @Test("more conditions than anyone writes are not kept one by one")
  func count() {
    let branches = (0..<300).map { "#elseif F\($0)\n" }.joined()
    #expect(
      Rendering.imports("#if A\n\(branches)import B\n#endif")
        == ["302:1 B if unknown(more than 256 conditions)"])
  }
}
