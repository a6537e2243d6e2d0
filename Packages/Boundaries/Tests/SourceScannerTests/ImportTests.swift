import SourceScanner
import Testing

@Suite struct ImportTests {
  @Test("an import is read with all it carries", arguments: forms)
  func form(row: TableRow) {
    #expect(Rendering.imports(row.source) == row.expected)
  }

  static let forms: [TableRow] = [
    TableRow("nothing", "", []),
    TableRow("a module", "import Module", ["1:1 Module"]),
    TableRow("a single letter", "import A", ["1:1 A"]),
    TableRow("several on a line", "import A;import B ; import C", ["1:1 A", "1:10 B", "1:21 C"]),
    TableRow("a submodule", "import A.B.C", ["1:1 A.B.C"]),
    TableRow("blanks around the period", "import A . B", ["1:1 A.B"]),
    TableRow("a period on the next line is no path", "import A\n.B", ["1:1 A"]),
    TableRow("a period at the end of the line joins nothing", "import A.\nB", ["1:1 A"]),
    TableRow("a lone period joins lines", "import A .\nB\nimport C\n.\nD", ["1:1 A.B", "3:1 C.D"]),
    TableRow("a path that ends in an import", "import A .\nimport B", ["2:1 B"]),
    TableRow("a missing member", "x.\nimport A\nx .\nimport\nimport B", ["2:1 A", "5:1 B"]),
    TableRow("line breaks inside", "import\n  struct\n  A.B", ["1:1 struct A.B"]),
    TableRow("comments inside", "import/*1*/A/*2*/./*3*/B // 4", ["1:1 A.B"]),
    TableRow("a line comment inside", "import // A\nB", ["1:1 B"]),
    TableRow("a nested comment before", "/* /* import A */ import B */ import C", ["1:31 C"]),
    TableRow("backticks", "import `A`.`class`", ["1:1 A.class"]),
    TableRow("a raw identifier", "import `My module`.`a b`", ["1:1 My module.a b"]),
    TableRow("letters beyond ASCII", "import É.模块", ["1:1 É.模块"]),
    TableRow("an operator", "import func A . ==", ["1:1 func A.=="]),
    TableRow("an operator for a module", "import /", ["1:1 /"]),
    TableRow(
      "every kind",
      """
      import struct A.B
      import class A.B
      import enum A.B
      import protocol A.B
      import typealias A.B
      import func A.b
      import let A.b
      import var A.b
      """,
      [
        "1:1 struct A.B", "2:1 class A.B", "3:1 enum A.B", "4:1 protocol A.B",
        "5:1 typealias A.B", "6:1 func A.b", "7:1 let A.b", "8:1 var A.b",
      ]),
    TableRow(
      "contextual words name modules", "import actor\nimport open", ["1:1 actor", "2:1 open"]),
    TableRow(
      "access levels",
      "public import A\npackage import B\ninternal import C\nfileprivate import D\nprivate import E",
      ["1:8 public A", "2:9 package B", "3:10 internal C", "4:13 fileprivate D", "5:9 private E"]),
    TableRow(
      "attributes",
      "@testable import A\n@_exported @preconcurrency public import B",
      ["1:11 @testable A", "2:35 @_exported @preconcurrency public B"]),
    TableRow(
      "attributes with arguments",
      "@_spi(Testing) @available(macOS 15, *) import A\n@_private(sourceFile: \"B.swift\") import B",
      [
        "1:40 @_spi(Testing) @available(macOS 15, *) A",
        "2:34 @_private(sourceFile: \"B.swift\") B",
      ]),
    TableRow(
      "attributes on lines of their own", "@testable\n@_spi( X )\n\nimport A",
      ["4:1 @testable @_spi(X) A"]),
    TableRow(
      "an attribute in a branch", "#if DEBUG\n@testable\n#endif\nimport A", ["4:1 @testable A"]),
    TableRow(
      "attributes of something else",
      "@main struct A {}\nimport B\n@available(*, deprecated)\nlet c = 1;import D",
      ["2:1 B", "4:11 D"]),
    TableRow("after code", "let a = 1\nfunc f() { g() }\nimport B", ["3:1 B"]),
    TableRow("after a stray brace", "}\nimport A", ["2:1 A"]),
    TableRow("in a function", "func f() { import A }", []),
    TableRow("in a closure in a call", "f(a, { import A })\nimport B", ["2:1 B"]),
    TableRow(
      "after a parenthesis that is never closed", "f(a,\nimport B\nimport C", ["2:1 B", "3:1 C"]),
    TableRow(
      "after the end of a body with an open parenthesis", "func f() { g( }\nimport A", ["2:1 A"]),
    TableRow("a no-break space", "import\u{A0}A", ["1:1 A"]),
    TableRow("a NUL byte", "import\0A\0\nimport B", ["1:1 A", "2:1 B"]),
  ]

  @Test("what only looks like an import is none", arguments: decoys)
  func decoy(row: TableRow) {
    #expect(Rendering.imports(row.source) == row.expected)
  }

  static let decoys: [TableRow] = [
    TableRow("longer words", "important\nimports A\n_import B\nimport2 C\nimporté D", []),
    TableRow("a member", "x.import\ny?.import\nz!.import\n.import\n\\.import\n\\A.import", []),
    TableRow("a member of a module", "M::import", []),
    TableRow("backticks", "`import` A\nlet `import B` = 1", []),
    TableRow("a label", "f(import: 1)\nf(a,\n  import: 2)\nfunc f(import x: Int, y: Int) {}", []),
    TableRow("an operator", "import func A.==", []),
    TableRow(
      "a keyword for a module", "import class\nimport func A\nimport self\nimport static", []),
    TableRow("a keyword in the path", "import A.init", []),
    TableRow("a kind without a declaration", "import struct A", []),
    TableRow("something else", "import 1\nimport \"A\"\nimport (A)\nimport .A\nimport", []),
    TableRow("a macro", "#import A", []),
    TableRow("a line comment", "// import A\n/// import B\n//// import C", []),
    TableRow("a comment that never ends", "/* /* */ import A", []),
    TableRow("a comment in an operator", "let a = b+/* import */c", []),
  ]

  @Test("every line ending ends a line", arguments: ["\n", "\r", "\r\n"])
  func lineEndings(ending: String) {
    let source = ["import A", "// import B", "let c = \"import\"", "", "import D"]
      .joined(separator: ending)
    #expect(Rendering.imports(source) == ["1:1 A", "5:1 D"])
  }

  @Test("a byte-order mark and a shebang are skipped")
  func fileStart() {
    #expect(Rendering.imports("\u{FEFF}import A") == ["1:4 A"])
    #expect(Rendering.imports("#!/usr/bin/env swift import A\nimport B") == ["2:1 B"])
    #expect(Rendering.imports("\u{FEFF}#!/usr/bin/env swift\nimport B") == ["2:1 B"])
  }

  @Test("the path of the last import is read to its end")
  func lastImport() {
    #expect(Rendering.imports("import A.B.C.D\nlet x = 1") == ["1:1 A.B.C.D"])
    #expect(Rendering.imports("import\n\n/* */ A\n.b") == ["1:1 A"])
  }
}
