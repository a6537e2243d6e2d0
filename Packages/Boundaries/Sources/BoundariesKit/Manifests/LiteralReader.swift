import SourceScanner

/// Reads the string literals of a manifest, with the calls and labels around each.
struct LiteralReader {
  private let path: String
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
    var reader = LiteralReader(path: path)
    for token in SwiftScanner.tokens(of: bytes) { reader.read(token) }
    return reader.literals
  }

  private init(path: String) {
    self.path = path
  }

  private mutating func read(_ token: SourceToken) {
    switch token.kind {
    case .name(let name):
      word = name
    case .string(let text):
      add(text, at: Place(path, line: token.location.line, column: token.location.column))
    case .other("("), .other("["):
      let isArray = token.kind == .other("[")
      let callee = isArray ? brackets.last?.callee ?? "" : word
      brackets.append(
        Bracket(
          isArray: isArray, callee: callee, label: currentLabel, target: brackets.last?.target))
      endArgument()
    case .other(")"), .other("]"):
      _ = brackets.popLast()
      endArgument()
    case .other(":"):
      label = word
    case .other(","):
      endArgument()
    case .other:
      break
    }
  }

  /// The label of the argument that is being read, which elements of an array have from the array.
  private var currentLabel: String? {
    label ?? (brackets.last?.isArray == true ? brackets.last?.label : nil)
  }

  private mutating func endArgument() {
    label = nil
    word = ""
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
