/// Finds the declarations written `public`, `open` or `package`.
struct DeclarationRecognizer {
  /// A declaration whose place is an offset yet.
  struct Found {
    let offset: Int
    let accessLevel: String
    let keyword: String
    let name: String
  }

  private let source: SourceText
  private var index = 0

  private init(source: SourceText) {
    self.source = source
  }

  static func declarations(in source: SourceText) -> [Found] {
    var recognizer = DeclarationRecognizer(source: source)
    var found: [Found] = []
    while recognizer.index < source.tokens.count {
      let start = recognizer.index
      if recognizer.beginsModifiers(), let declaration = recognizer.readDeclaration() {
        found.append(declaration)
      } else {
        recognizer.index = max(start + 1, recognizer.index)
      }
    }
    return found
  }

  private static let exposingLevels: [StaticString] = ["public", "open", "package"]

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "dynamic", "optional",
    "required", "convenience", "prefix", "postfix", "infix", "indirect", "nonisolated", "isolated",
    "distributed", "borrowing", "consuming", "__consuming",
  ]

  private static let keywords: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "extension", "init",
    "subscript", "typealias", "associatedtype", "macro",
  ]

  private var token: Token? {
    index < source.tokens.count ? source.tokens[index] : nil
  }

  /// Whether an exposing access level stands here that is no member's name.
  private func beginsModifiers() -> Bool {
    guard source.isWord(source.tokens[index], oneOf: Self.exposingLevels) else { return false }
    guard index > 0 else { return true }
    switch source.tokens[index - 1].kind {
    case .period, .prefixPeriod, .moduleSeparator: return false
    default: return true
    }
  }

  private mutating func readDeclaration() -> Found? {
    let offset = source.tokens[index].start
    var accessLevel: String?
    var setterLevel: String?
    while let token {
      if token.kind == .at {
        let (attribute, end) = AttributeReader.attribute(in: source, at: index)
        guard attribute != nil else { return nil }
        index = end
        continue
      }
      guard token.kind == .identifier else { return nil }
      let word = source.text(token.range)
      let isModifier = Self.modifiers.contains(word) || (word == "class" && isClassModifier)
      guard isModifier else {
        guard Self.keywords.contains(word), let level = accessLevel ?? setterLevel else {
          return nil
        }
        index += 1
        return Found(offset: offset, accessLevel: level, keyword: word, name: name(after: word))
      }
      index += 1
      let argument = readArgument()
      if source.isWord(token, oneOf: Self.exposingLevels) {
        if argument == nil { accessLevel = accessLevel ?? word } else { setterLevel = word }
      }
    }
    return nil
  }

  /// Whether `class` says what a member belongs to, as in `class func`.
  private var isClassModifier: Bool {
    guard index + 2 < source.tokens.count else { return false }
    let next = source.tokens[index + 1]
    guard next.kind == .identifier else { return false }
    switch source.tokens[index + 2].kind {
    case .colon, .leftBrace: return false
    default: break
    }
    let word = source.text(next.range)
    return Self.keywords.contains(word) || Self.modifiers.contains(word)
  }

  /// Reads `(set)`, `(unsafe)` and the like after a modifier.
  private mutating func readArgument() -> String? {
    let tokens = source.tokens
    guard index + 2 < tokens.count, tokens[index].kind == .leftParenthesis,
      tokens[index + 1].kind == .identifier, tokens[index + 2].kind == .rightParenthesis
    else { return nil }
    index += 3
    return source.text(tokens[index - 2].range)
  }

  private mutating func name(after keyword: String) -> String {
    switch keyword {
    case "init", "subscript": return keyword
    case "extension": return extendedType()
    default: break
    }
    guard let token else { return "" }
    switch token.kind {
    case .identifier, .escapedIdentifier:
      return source.name(of: token)
    case .operator:
      // The lexer reads `==<` in `func ==<T>(…)` as one operator.
      let text = source.text(token.range)
      return text.count > 1 && text.hasSuffix("<") ? String(text.dropLast()) : text
    case .leftParenthesis:
      let close = source.tokens[index...].firstIndex { $0.kind == .rightParenthesis }
      return close.map { source.compactText(source.tokens[index...$0]) } ?? ""
    default:
      return ""
    }
  }

  private mutating func extendedType() -> String {
    let start = index
    while let token {
      switch token.kind {
      case .leftBrace, .colon, .semicolon:
        return source.compactText(source.tokens[start..<index])
      case .identifier where source.spells(token.range, "where"):
        return source.compactText(source.tokens[start..<index])
      default:
        index += 1
      }
    }
    return source.compactText(source.tokens[start..<index])
  }
}
