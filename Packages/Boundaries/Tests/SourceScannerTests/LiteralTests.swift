import SourceScanner
import Testing

@Suite struct LiteralTests {
  @Test("text in a string is text", arguments: strings)
  func string(row: TableRow) {
    #expect(Rendering.imports(row.source) == row.expected)
  }

  static let strings: [TableRow] = [
    TableRow("plain", #"let a = "import A; \"import B"; import C"#, ["1:33 C"]),
    TableRow(
      "several lines", "let a = \"\"\"\nimport A\n\\\"\"\"\nimport B\n\"\"\"\nimport C", ["6:1 C"]),
    TableRow(
      "quotes in several lines", "let a = \"\"\"\n\"\"\nimport A\n\" \"\"\"; import C", ["4:8 C"]),
    TableRow(
      "raw", ##"let a = #"\"#; import A; let b = #"" import "#; import C"##, ["1:16 A", "1:49 C"]),
    TableRow("many pounds", "let a = ####\"import A\"###\nimport B\n", ["2:1 B"]),
    TableRow("raw quotes that look like three", "let a = #\"\"\"#\nimport A", ["2:1 A"]),
    TableRow(
      "raw over several lines", "let a = ##\"\"\"\nimport A\n\"\"\"#\nimport B\n\"\"\"##\nimport C",
      ["6:1 C"]),
    TableRow("interpolation", #"let a = "\(f("import A", ")"))import B"; import C"#, ["1:42 C"]),
    TableRow("interpolation in interpolation", #"let a = "\("\("\(1)")")"; import C"#, ["1:27 C"]),
    TableRow("raw interpolation", ##"let a = #"\(import) \#(f(")"))"#; import C"##, ["1:35 C"]),
    TableRow(
      "several lines in an interpolation",
      "let a = \"\"\"\n\\(f(\"\"\"\nimport A\n\"\"\"))\nimport B\n\"\"\"\nimport C", ["7:1 C"]),
    TableRow("a comment in an interpolation", #"let a = "\(1 /* ")" */)"; import C"#, ["1:27 C"]),
    TableRow(
      "a line comment in an interpolation", "let a = \"\"\"\n\\(1 // )\n)\n\"\"\"\nimport C",
      ["5:1 C"]),
    TableRow(
      "a line that ends the string", "let a = \"\nimport A\nlet b = \"\\(1\nimport B",
      ["2:1 A", "4:1 B"]),
    TableRow("a backslash at the end of the line", "let a = \"\\\nimport A", ["2:1 A"]),
    TableRow(
      "what an editor asks for", "let a = <#text \"#>; import A\nlet b = <#c\nimport B",
      ["1:21 A", "3:1 B"]),
    TableRow("single quotes", "let a = 'import A'\nimport B", ["2:1 B"]),
    TableRow("a string that never ends", "let a = \"\"\"\nimport A", []),
  ]

  @Test("text in a regex literal is text, and a slash is an operator elsewhere", arguments: regexes)
  func regex(row: TableRow) {
    #expect(Rendering.imports(row.source) == row.expected)
  }

  /// Each source tells the two readings apart: a quote in a regex literal opens no string.
  static let regexes: [TableRow] = [
    TableRow("bare", "let a = /\"/; import A", ["1:14 A"]),
    TableRow("with an escaped slash", #"let a = /\/"/; import A"#, ["1:16 A"]),
    TableRow("in a call", "f(/\"/, /\"/); import A", ["1:14 A"]),
    TableRow("in a list", "let a = [/\"/, /\"/]; import A", ["1:21 A"]),
    TableRow("in a closure", "let a = {/\"/}; import A", ["1:16 A"]),
    TableRow("after a keyword", "let a = try /\"/; import A", ["1:18 A"]),
    TableRow("after a keyword without a blank", "func f() { return/\"/ }; import A", ["1:25 A"]),
    TableRow("after an operator", "let a = b ?? /\"/; import A", ["1:19 A"]),
    TableRow("after a prefix operator", "let a = !/\"/; import A", ["1:15 A"]),
    TableRow("in a conditional expression", "let a = b ? /\"/ : /\"/; import A", ["1:24 A"]),
    TableRow("on a line of its own", "a\n/\"/\nimport A", ["3:1 A"]),
    TableRow("with balanced parentheses", "f(/(\")/); import A", ["1:11 A"]),
    TableRow("with a parenthesis in a class", "let a = /[)]\"/; import A", ["1:17 A"]),
    TableRow("with an escaped blank at its end", "let a = /\"\\ /; import A", ["1:16 A"]),
    TableRow("where no operator can stand", "let a = try /)\"/; import A", ["1:19 A"]),
    TableRow("division", "let a = b / c; let d = \"/\"; import A", ["1:29 A"]),
    TableRow("division without blanks", "let a = b/c/\"d\"; import A", ["1:18 A"]),
    TableRow("division after a closure", "f { $0 } / \"/\"; import A", ["1:17 A"]),
    TableRow("division on the next line", "let a = b\n / \"/\"; import A", ["2:9 A"]),
    TableRow("division by a member", "let a = b.in / \"/\"; import A", ["1:21 A"]),
    TableRow("an operator as an argument", "f(/, /); let a = \"/\"; import A", ["1:23 A"]),
    TableRow("an operator in parentheses", "f(/); let a = \"/\"; import A", ["1:20 A"]),
    TableRow(
      "a declared operator", "infix operator /\nfunc /(a: A, b: B) { \"/\" }; import A", ["2:29 A"]),
    TableRow("a comment after a slash", "let a = /b/*\"*/\nimport A", ["2:1 A"]),
    TableRow("with pounds", "let a = #/\"/ import A/#; import B", ["1:26 B"]),
    TableRow(
      "with pounds on several lines", "let a = ##/\n\" import A /#\n/##\nimport B", ["4:1 B"]),
    TableRow("with pounds, ended by its line", "let a = #/ \"\nimport A", ["2:1 A"]),
  ]
}
