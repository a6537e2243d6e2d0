/// Reads the string literals of a manifest, and passes over what it does not understand.
struct LiteralReader {
  private let bytes: [UInt8]
  private let path: String
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var literals: [ManifestText.Literal] = []
  private var brackets: [Bracket] = []
  /// The identifier that was read last, and the label that a colon made of it.
  private var word = ""
  private var label: String?

  private struct Bracket {
    var isArray: Bool
    var callee: String
    var label: String?
    var target: String?
  }

  private static let targets: Set = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]

  static func literals(in bytes: [UInt8], path: String) -> [ManifestText.Literal] {
    var reader = LiteralReader(bytes: bytes, path: path)
    while reader.position < bytes.count { reader.step() }
    return reader.literals
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  private mutating func step() {
    switch Unicode.Scalar(bytes[position]) {
    case "/" where starts(with: "//"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { advance() }
    case "/" where starts(with: "/*"):
      skipComment()
    case "\"":
      readLiteral()
    case "(", "[":
      let isArray = bytes[position] == UInt8(ascii: "[")
      let callee = isArray ? brackets.last?.callee ?? "" : word
      brackets.append(
        Bracket(
          isArray: isArray, callee: callee, label: currentLabel, target: brackets.last?.target))
      endArgument()
    case ")", "]":
      _ = brackets.popLast()
      endArgument()
    case ":":
      label = word
      advance()
    case ",":
      endArgument()
    case "a"..."z", "A"..."Z", "_":
      readWord()
    default:
      advance()
    }
  }

  /// The label of the argument that is being read, which elements of an array have from the array.
  private var currentLabel: String? {
    label ?? (brackets.last?.isArray == true ? brackets.last?.label : nil)
  }

  private mutating func endArgument() {
    label = nil
    word = ""
    advance()
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[position...].starts(with: text.description.utf8)
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance()
      } else if starts(with: "*/") {
        depth -= 1
        advance()
      }
      advance()
    } while depth > 0 && position < bytes.count
  }

  private mutating func readWord() {
    let start = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "_") || isAlphanumeric {
      advance()
    }
    word = String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private var isAlphanumeric: Bool {
    switch Unicode.Scalar(bytes[position]) {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  private mutating func readLiteral() {
    let place = Place(path, line: line, column: position - lineStart + 1)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\"" as StaticString
    let start = position + quote.utf8CodeUnitCount
    position = start
    while position < bytes.count, !starts(with: quote) {
      if bytes[position] == UInt8(ascii: "\\") { advance() }
      if position < bytes.count { advance() }
    }
    let text = String(decoding: bytes[min(start, position)..<position], as: UTF8.self)
    position = min(position + quote.utf8CodeUnitCount, bytes.count)
    add(text, at: place)
  }

  private mutating func add(_ text: String, at place: Place) {
    var literal = ManifestText.Literal(
      text: text, place: place, label: currentLabel, callee: brackets.last?.callee ?? "",
      target: brackets.last?.target)
    if literal.label == "name", literal.target == nil, Self.targets.contains(literal.callee),
      let innermost = brackets.indices.last
    {
      brackets[innermost].target = text
      literal.isTargetName = true
    }
    literals.append(literal)
  }
}
