/// Finds the calls that ask the runtime for a type or a symbol by name.
enum RuntimeLookupRecognizer {
  /// A place that is an offset yet, with the function's name.
  struct Found {
    let offset: Int
    let function: String
  }

  /// The functions that stand for themselves, or after the name of the module that has them.
  static let functions: [StaticString] = [
    "NSClassFromString", "NSProtocolFromString", "NSSelectorFromString", "_typeByName",
    "_getTypeByName", "_typeByMangledName", "_getTypeByMangledNameInContext",
    "_getTypeByMangledNameInEnvironment", "swift_getTypeByMangledName",
    "swift_getTypeByMangledNameInContext", "swift_getTypeByMangledNameInEnvironment",
    "swift_stdlib_getTypeByMangledNameUntrusted", "_mangledTypeName", "dlsym", "dlvsym", "dlopen",
    "objc_getClass", "objc_getMetaClass", "objc_getRequiredClass", "objc_lookUpClass",
    "objc_getProtocol", "objc_copyClassList", "objc_getClassList", "sel_registerName", "sel_getUid",
    "GetProcAddress", "LoadLibraryA", "LoadLibraryW", "LoadLibraryExA", "LoadLibraryExW",
  ]

  /// Words of which each such call has one.
  static let words: [StaticString] = [
    "FromString", "ByName", "ByMangled", "_mangled", "dlopen", "dlsym", "dlvsym", "objc_", "sel_",
    "GetProcAddress", "LoadLibrary", "classNamed",
  ]

  private static let modules: [StaticString] = [
    "Swift", "Foundation", "ObjectiveC", "Darwin", "Glibc", "Musl", "Android", "Bionic", "WinSDK",
  ]

  /// The places in the order of the source, those in interpolations included.
  static func lookups(in source: SourceText, depth: Int = 0) -> [Found] {
    var found = source.tokens.indices.compactMap { index in
      lookup(source, at: index).map { Found(offset: source.tokens[index].start, function: $0) }
    }
    // Code in an interpolation in an interpolation … is followed this deep.
    if depth < 8 {
      for range in source.interpolations {
        found += lookups(in: SourceText(bytes: source.bytes, range: range), depth: depth + 1)
      }
    }
    return found.sorted { $0.offset < $1.offset }
  }

  private static func lookup(_ source: SourceText, at index: Int) -> String? {
    let tokens = source.tokens
    guard tokens[index].kind == .identifier else { return nil }
    if source.spells(tokens[index].range, "classNamed") {
      return isMemberOfBundle(source, at: index) ? "Bundle.classNamed" : nil
    }
    guard source.isWord(tokens[index], oneOf: functions) else { return nil }
    // A label, or a name that is declared here.
    if index + 1 < tokens.count, tokens[index + 1].kind == .colon { return nil }
    guard index > 0 else { return source.text(tokens[index].range) }
    let previous = tokens[index - 1]
    switch previous.kind {
    case .prefixPeriod:
      return nil
    case .period:
      guard index > 1, source.isWord(tokens[index - 2], oneOf: modules) else { return nil }
      if index > 2, tokens[index - 3].kind == .period { return nil }
    case .identifier where source.isWord(previous, oneOf: ["func", "let", "var", "case"]):
      return nil
    default: break
    }
    return source.text(tokens[index].range)
  }

  /// Whether a name stands after an expression such as `Bundle.main` or `Bundle(for: A.self)`.
  private static func isMemberOfBundle(_ source: SourceText, at index: Int) -> Bool {
    let tokens = source.tokens
    guard index > 0, tokens[index - 1].kind == .period else { return false }
    var depth = 0
    var next = index - 1
    while next >= 0, index - next < 64 {
      let token = tokens[next]
      switch token.kind {
      case .rightParenthesis: depth += 1
      case .leftParenthesis:
        depth -= 1
        if depth < 0 { return false }
      case .identifier where depth == 0:
        if source.text(token.range).lowercased().hasSuffix("bundle") { return true }
        // The expression goes on to the left only over a period.
        guard next > 0, tokens[next - 1].kind == .period else { return false }
      case .period, .operator: break
      default: if depth == 0 { return false }
      }
      next -= 1
    }
    return false
  }
}
