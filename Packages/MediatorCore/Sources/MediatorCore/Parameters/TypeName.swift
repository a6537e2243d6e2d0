/// The name of a type as Swift code writes it: `[Int]?` and not `Optional<Array<Int>>`.
func typeName(_ type: Any.Type) -> String {
  if type == Void.self { return "Void" }
  return (type as? any SugaredType.Type)?.sugaredName ?? "\(type)"
}

/// The values of an enumeration that lists its cases, as parameters hold them; nil for other types.
func rawValues(of type: Any.Type) -> [Any]? {
  func values<E: CaseIterable & RawRepresentable>(_ type: E.Type) -> [Any] {
    type.allCases.map(\.rawValue)
  }
  return (type as? any (CaseIterable & RawRepresentable).Type).map { values($0) }
}

private protocol SugaredType {
  static var sugaredName: String { get }
}

extension Optional: SugaredType {
  fileprivate static var sugaredName: String {
    let name = typeName(Wrapped.self)
    return name.contains(" ") && !name.hasSuffix("]") && !name.hasSuffix(">")
      ? "(\(name))?" : "\(name)?"
  }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(typeName(Element.self))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(typeName(Key.self)): \(typeName(Value.self))]"
  }
}
