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
      if let condition = found.condition { words.append("if \(self.condition(condition))") }
      return words.joined(separator: " ")
    }
  }

  static func exposed(_ text: String) -> [String] {
    scan([UInt8](text.utf8), for: .exposedDeclarations).exposedDeclarations.map {
      "\($0.location.line):\($0.location.column) \($0.accessLevel) \($0.keyword) \($0.name)"
    }
  }

  static func references(_ text: String) -> [String] {
    scan([UInt8](text.utf8), for: .targetReferences).targetReferences.map { found in
      var words = ["\(found.location.line):\(found.location.column)", found.kind.rawValue]
      words.append("\(found.module ?? "-").\(found.target ?? "-")")
      if let action = found.action { words.append(action) }
      return words.joined(separator: " ")
    }
  }

  static func problems(bytes: [UInt8]) -> [String] {
    scan(bytes, for: .all).problems.map {
      "\($0.location.line):\($0.location.column) \($0.message)"
    }
  }

  static func condition(_ condition: Condition) -> String {
    switch condition {
    case .flag(let name): name
    case .os(let name): "os(\(name))"
    case .arch(let name): "arch(\(name))"
    case .canImport(let module): "canImport(\(module))"
    case .query(let name, let argument): "\(name)(\(argument))"
    case .constant(let value): "\(value)"
    case .not(let operand): "!\(self.condition(operand))"
    case .all(let terms): "(" + terms.map(self.condition).joined(separator: " && ") + ")"
    case .any(let terms): "(" + terms.map(self.condition).joined(separator: " || ") + ")"
    case .unknown(let text): "unknown(\(text))"
    }
  }

  private static func scan(_ bytes: [UInt8], for topics: ScanTopics) -> ScannedSource {
    SwiftScanner.scan(SourceFile(path: "Test.swift", bytes: bytes), for: topics)
  }
}
