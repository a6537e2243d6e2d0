import SourceScanner

/// Short forms of what was scanned, so that tables show what a test expects.
enum Rendering {
  static func imports(_ text: String) -> [String] {
    imports(bytes: [UInt8](text.utf8))
  }

  /// `line:column path`, then what the import carries.
  static func imports(bytes: [UInt8]) -> [String] {
    scan(bytes, for: .imports).imports.map { found in
      var words = ["\(found.location.line):\(found.location.column)"]
      words += found.attributes.map { "@\($0)" }
      if let accessLevel = found.accessLevel { words.append(accessLevel) }
      if let kind = found.kind { words.append(kind) }
      words.append(found.path.joined(separator: "."))
      if let condition = found.condition { words.append("if \(condition)") }
      return words.joined(separator: " ")
    }
  }

  static func exposed(_ text: String) -> [String] {
    scan([UInt8](text.utf8), for: .exposedDeclarations).exposedDeclarations.map {
      "\($0.location.line):\($0.location.column) \($0.accessLevel) \($0.keyword) \($0.name)"
    }
  }

  /// `line:column kind module.target action`, calls included.
  static func references(_ text: String) -> [String] {
    let scanned = scan([UInt8](text.utf8), for: .targetReferences)
    let calls = scanned.calls.map { call in
      let name = "\(call.module.map(string) ?? "-").\(string(call.target))"
      let action = call.action.map { " \(string($0))" } ?? ""
      return (call.location, "call \(name)\(action)")
    }
    let references = scanned.targetReferences.map { found in
      let action = found.action.map { " \($0)" } ?? ""
      return (
        found.location, "\(found.kind) \(found.module ?? "-").\(found.target ?? "-")\(action)"
      )
    }
    return (calls + references).sorted { $0.0 < $1.0 }.map {
      "\($0.0.line):\($0.0.column) \($0.1)"
    }
  }

  /// A text as it is, a constant in angle brackets, and `?` for what is computed.
  static func string(_ string: SourceString) -> String {
    switch string {
    case .text(let text): text
    case .constant(let path): "<\(path.joined(separator: "."))>"
    case .computed: "?"
    }
  }

  /// Contracts with their targets and actions, a line each.
  static func contracts(_ text: String) -> [String] {
    scan([UInt8](text.utf8), for: .contracts).contracts.flatMap { contract in
      let target = contract.target.map { " \(string($0))" } ?? ""
      let head =
        "\(place(contract.location)) \(contract.isConforming ? "" : "part of ")\(contract.name)"
      return [head + target]
        + contract.actions.map {
          "\(place($0.location)) .\($0.property) \(string($0.name))\($0.isStored ? "" : " again")"
        }
    }
  }

  /// Tables with their entries, a line each.
  static func tables(_ text: String) -> [String] {
    scan([UInt8](text.utf8), for: .contracts).tables.flatMap { table in
      ["\(place(table.location)) \(table.owner).\(table.member)"]
        + table.entries.map { "\(place($0.location)) \(entry($0.kind))" }
    }
  }

  private static func entry(_ kind: TargetTable.Entry.Kind) -> String {
    switch kind {
    case .typed(let contract, let property): "typed \(contract).\(property)"
    case .classic(let name): "classic \(string(name))"
    case .including(let owner, let member): "including \(owner).\(member)"
    case .notFound: "notFound"
    case .computed: "computed"
    }
  }

  static func lookups(_ text: String) -> [String] {
    scan([UInt8](text.utf8), for: .runtimeLookups).runtimeLookups.map {
      "\(place($0.location)) \($0.function)"
    }
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(location.line):\(location.column)"
  }

  static func problems(bytes: [UInt8]) -> [String] {
    scan(bytes, for: .all).problems.map {
      "\($0.location.line):\($0.location.column) \($0.message)"
    }
  }

  private static func scan(_ bytes: [UInt8], for topics: ScanTopics) -> ScannedSource {
    SwiftScanner.scan(SourceFile(path: "Test.swift", bytes: bytes), for: topics)
  }
}
