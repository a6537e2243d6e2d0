extension Condition: CustomStringConvertible {
  /// The condition as it is written in a source, with every parenthesis.
  package var description: String {
    switch self {
    case .flag(let name): name
    case .os(let name): "os(\(name))"
    case .arch(let name): "arch(\(name))"
    case .canImport(let module): "canImport(\(module))"
    case .query(let name, let argument): "\(name)(\(argument))"
    case .constant(let value): "\(value)"
    case .not(let operand): "!\(operand)"
    case .all(let terms): "(" + terms.map(\.description).joined(separator: " && ") + ")"
    case .any(let terms): "(" + terms.map(\.description).joined(separator: " || ") + ")"
    case .unknown(let text): "unknown(\(text))"
    }
  }
}
