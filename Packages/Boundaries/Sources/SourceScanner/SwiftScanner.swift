/// Reads what boundaries are checked by from Swift sources.
package enum SwiftScanner {
  /// Scans one file.
  ///
  /// It answers for any bytes, and never traps.
  ///
  /// - Parameters:
  ///   - file: The file to scan.
  ///   - topics: What to look for.
  /// - Returns: What was found, in the order of the source.
  package static func scan(_ file: SourceFile, for topics: ScanTopics = .all) -> ScannedSource {
    let source = text(of: file.bytes, for: topics)
    let lines = LineIndex(file.bytes, through: source.tokens.last?.end ?? 0)
    var result = ScannedSource()
    if topics.contains(.imports) {
      result.imports = ImportRecognizer.imports(in: source).map { found in
        ImportDeclaration(
          location: lines.location(found.offset), path: found.path, kind: found.kind,
          accessLevel: found.accessLevel, attributes: found.attributes, condition: found.condition)
      }
    }
    if topics.contains(.exposedDeclarations) {
      result.exposedDeclarations = DeclarationRecognizer.declarations(in: source).map { found in
        ExposedDeclaration(
          location: lines.location(found.offset), accessLevel: found.accessLevel,
          keyword: found.keyword, name: found.name)
      }
    }
    if !topics.isDisjoint(with: .names) { readNames(source, lines, topics, into: &result) }
    result.problems = problems(of: source)
    return result
  }

  /// Reads what names things by strings.
  private static func readNames(
    _ source: SourceText, _ lines: LineIndex, _ topics: ScanTopics, into result: inout ScannedSource
  ) {
    let scopes = ScopeTree(in: source)
    let constants = StringConstants(in: source, scopes: scopes)
    if topics.contains(.targetReferences) {
      let found = TargetRecognizer(source, constants: constants)
      result.targetReferences = found.references.map {
        TargetReference(
          location: lines.location($0.offset), module: $0.module, target: $0.target,
          action: $0.action, kind: $0.kind)
      }
      result.calls = found.calls.map {
        ClassicCall(
          location: lines.location($0.offset), target: $0.target, action: $0.action,
          module: $0.module)
      }
      result.stringConstants = constants.members
    }
    if topics.contains(.contracts) {
      result.contracts = ContractRecognizer.contracts(
        in: source, scopes: scopes, constants: constants
      ).map { contract in
        ContractDeclaration(
          location: lines.location(contract.offset), name: contract.name,
          isConforming: contract.isConforming, target: contract.target,
          actions: contract.actions.map {
            ContractDeclaration.Action(
              location: lines.location($0.offset), property: $0.property, name: $0.name,
              isStored: $0.isStored)
          })
      }
      result.tables = TableRecognizer.tables(
        in: source, scopes: scopes, constants: constants
      ).map { table in
        TargetTable(
          location: lines.location(table.offset), owner: table.owner, member: table.member,
          entries: table.entries.map {
            TargetTable.Entry(location: lines.location($0.offset), kind: $0.kind)
          })
      }
    }
    if topics.contains(.runtimeLookups) {
      result.runtimeLookups = RuntimeLookupRecognizer.lookups(in: source).map {
        RuntimeLookup(location: lines.location($0.offset), function: $0.function)
      }
    }
  }

  /// The tokens that can matter: a file is read only as far as a word that a topic asks for stands.
  private static func text(of bytes: [UInt8], for topics: ScanTopics) -> SourceText {
    let words = wholeFileWords(of: topics)
    if words.contains(where: { WordSearch.contains($0, in: bytes) }) {
      return SourceText(bytes: bytes, range: 0..<bytes.count)
    }
    guard topics.contains(.imports), let end = WordSearch.endOfLast("import", in: bytes) else {
      return SourceText(bytes: bytes)
    }
    return SourceText(bytes: bytes, importsThrough: end)
  }

  /// The words without which a file has nothing to say on a topic other than imports.
  private static func wholeFileWords(of topics: ScanTopics) -> [StaticString] {
    var words: [StaticString] = []
    if topics.contains(.exposedDeclarations) { words += ["public", "open", "package"] }
    // A module key stands with or without a call, `check(target:` is a target's name as well, and
    // constants that others name are members of types.
    if topics.contains(.targetReferences) {
      words += ["Target", "://", "check", "ParameterKey", "static", "enum"]
    }
    if topics.contains(.contracts) { words += ["Action", "Contract"] }
    if topics.contains(.runtimeLookups) { words += RuntimeLookupRecognizer.words }
    return words
  }

  private static func problems(of source: SourceText) -> [ScanProblem] {
    var problems: [(offset: Int, message: String)] = []
    if let offset = UTF8Decoding.firstInvalidOffset(in: source.bytes) {
      let byte = String(source.bytes[offset], radix: 16, uppercase: true)
      let digits = byte.count < 2 ? "0" + byte : byte
      problems.append((offset, "The byte 0x\(digits) is not UTF-8; save the file as UTF-8."))
    }
    if let unterminated = source.unterminated {
      problems.append(
        (
          unterminated.offset,
          "This \(unterminated.what) never ends; close it, or nothing after it is read."
        ))
    }
    problems += source.openConditions.map {
      ($0, "This #if has no #endif; add it, or all that follows is taken for its last branch.")
    }
    problems += source.conflicts.map {
      ($0, "This merge left a conflict here; resolve it, for both of its sides are read.")
    }
    guard !problems.isEmpty else { return [] }
    let lines = LineIndex(source.bytes, through: source.bytes.count)
    return problems.sorted { $0.offset < $1.offset }.map {
      ScanProblem(location: lines.location($0.offset), message: $0.message)
    }
  }
}
