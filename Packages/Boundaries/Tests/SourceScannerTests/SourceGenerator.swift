/// Makes sources that parse, and mutations that mostly do not, from a seed.
struct SourceGenerator {
  private var state: UInt64
  private var number = 0
  private var moduleCount = 0

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64: small, and the same on every platform.
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private mutating func below(_ count: Int) -> Int {
    Int(random() % UInt64(count))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  // MARK: - Sources

  /// A source whose modules have names that no other number's have.
  mutating func source(number: Int) -> [UInt8] {
    self.number = number
    moduleCount = 0
    var text = pick(["", "", "\u{FEFF}", "// import X\n", "/**/"])
    text += block(depth: 0)
    let ending = pick(["\n", "\n", "\r\n"])
    return [UInt8](
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: ending).utf8)
  }

  private mutating func block(depth: Int) -> String {
    var text = ""
    for _ in 0..<(2 + below(6)) {
      switch below(depth < 3 ? 8 : 6) {
      case 0, 1, 2:
        text += importDeclaration() + pick(["\n", "\n", ";", " ; ", " // import X\n", "\n\n"])
      case 3, 4, 5: text += pick(Self.decoys) + "\n"
      default: text += conditional(depth: depth)
      }
    }
    return text
  }

  private mutating func conditional(depth: Int) -> String {
    var text = "\n#if \(condition())\n" + block(depth: depth + 1)
    for _ in 0..<below(3) { text += "\n#elseif \(condition())\n" + block(depth: depth + 1) }
    if below(2) == 0 { text += "\n#else\n" + block(depth: depth + 1) }
    return text + "\n#endif\n"
  }

  private mutating func condition() -> String {
    let terms = ["ON", "OTHER", "!ON", "true", "false", "os(Linux)", "!os(Linux)", "(ON || OTHER)"]
    var text = pick(terms)
    for _ in 0..<below(3) { text += pick([" && ", " || "]) + pick(terms) }
    return text
  }

  private mutating func importDeclaration() -> String {
    moduleCount += 1
    let module = "M\(number)x\(moduleCount)"
    var words: [String] = []
    for word in ["@testable", "@_spi(X)", "@preconcurrency", "@_private(sourceFile: \"import X\")"]
    where below(5) == 0 { words.append(word) }
    if below(3) == 0 { words.append(pick(["public", "package", "internal", "private"])) }
    words.append("import")
    var path = pick([module, "`\(module)`", "`\(module) raw`"])
    let isScoped = below(4) == 0
    if isScoped {
      words.append(
        pick(["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]))
    }
    for _ in 0..<(isScoped ? 1 : below(3)) {
      path += pick([".", ".", "/**/./**/", " . "]) + pick(["Sub", "`import`", "B"])
    }
    words.append(path)
    var text = words[0]
    for word in words.dropFirst() {
      let gap = [
        " ", " ", " ", "  ", "\t", "\n", "/* import X */", " /* /* \" */ */ ", " // import X\n",
      ]
      text += pick(gap) + word
    }
    return text
  }

  /// Sound statements in which nothing is an import.
  private static let decoys: [String] = [
    "let a = \"import X\"",
    "let a = \"\\(f(\"import X; )\"))\"",
    "let a = #\"\\(\" import X \"#",
    "let a = #\"\"\"#",
    "let a = \"\"\"\nimport X\n\\(f(\"\"\"\nimport X\n\"\"\"))\n\"\"\"",
    "let a = ##\"\"\"\n\"\"\"#\nimport X\n\"\"\"##",
    "let a = /import X \" (\\/)/",
    "let a = #/ \" /import X/#",
    "let a = #/\n\" import X\n/#",
    "let a = b / c / d; let e = \"/\"",
    "let a = f(/, /)",
    "let a = f(/\"/, 1)",
    "let a = b.c { $0 / 2 }",
    "/* import X /* \" */ import X */",
    "// import X \"\"\" /*",
    "func f(import x: Int) { g(import: x) }",
    "struct A { var `import`: Int { 1 } }",
    "let a = x.import",
    "let a = \\A.import",
    "let `import X` = 1",
    "func / (a: Int, b: Int) -> Int { a }",
    "infix operator /%: MultiplicationPrecedence",
    "enum A { case a, b }",
    "func i() { if a { b() } else { c() } }",
    "func j() { switch a { case 1: b(); default: c() } }",
    "@available(*, deprecated, message: \"import X\") func g() {}",
    "let a = [1: \"{\", 2: \"(\"]",
    "let a = { (b: Int) in \"}\" }",
    "let a = b ? /\"/ : /'/",
    "let importé = 1, imports = 2",
    "let a = \"é\\u{1F600}\\\"\\\\\"",
    "func h() {\n#if ON\nlet a = \"#endif\"\n#else\n// #endif\n#endif\n}",
  ]

  // MARK: - Mutations

  /// One of the sources after some edits anywhere.
  mutating func mutateAny(of rows: [TableRow]) -> [UInt8] {
    mutate([UInt8](pick(rows).source.utf8))
  }

  /// The source after some edits anywhere.
  mutating func mutate(_ source: [UInt8]) -> [UInt8] {
    var bytes = source
    for _ in 0..<(1 + below(2)) {
      let start = below(bytes.count + 1)
      let length = min(below(8), bytes.count - start)
      switch below(3) {
      case 0: bytes.removeSubrange(start..<start + length)
      case 1: bytes.insert(contentsOf: [UInt8](pick(Self.insertions).utf8), at: start)
      default: bytes.insert(contentsOf: bytes[start..<start + length], at: below(bytes.count + 1))
      }
    }
    return bytes
  }

  private static let insertions: [String] = [
    "\"", "\"\"\"", "#", "/", "/*", "*/", "//", "\n", "\r", "\\(", "(", ")", "{", "}", "[", "]",
    "`", "'",
    "\n#if ON\n", "\n#else\n", "\n#endif\n", "import ", ".", ";", "\\", "\0", " ", "é", "\u{FEFF}",
    "@", ":",
    "\u{A0}", "$", "<", "::", "func ", "/a/", "#/a/#",
  ]
}
