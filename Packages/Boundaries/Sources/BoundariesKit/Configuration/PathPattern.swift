/// A pattern of paths: `Packages/*`, `Packages/{module}/{module}Mediator`, `**/Fixtures`.
///
/// `*` stands for any characters within one component, `**` for any number of whole components, and
/// `{name}` for some characters within one component, the same wherever the name stands again.
package struct PathPattern: Sendable, Hashable {
  package let text: String

  private enum Element: Hashable {
    case literal([UInt8])
    case anyCharacters
    case anyComponents
    case capture(String)
  }

  private let elements: [Element]

  package init(_ text: String) {
    self.text = text
    var elements: [Element] = []
    var literal: [UInt8] = []
    func add(_ element: Element) {
      if !literal.isEmpty { elements.append(.literal(literal)) }
      literal = []
      elements.append(element)
    }
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if rest.starts(with: "**/".utf8) {
        add(.anyComponents)
        rest = rest.dropFirst(3)
      } else if first == UInt8(ascii: "*") {
        add(.anyCharacters)
        rest = rest.dropFirst()
      } else if first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) {
        add(.capture(String(decoding: rest[..<end].dropFirst(), as: UTF8.self)))
        rest = rest[(end + 1)...]
      } else {
        literal.append(first)
        rest = rest.dropFirst()
      }
    }
    if !literal.isEmpty { elements.append(.literal(literal)) }
    self.elements = elements
  }

  /// The names in the pattern.
  package var names: Set<String> {
    Set(elements.compactMap { if case .capture(let name) = $0 { name } else { nil } })
  }

  /// What the pattern's names stand for in a path, or `nil` when it does not match.
  package func match(_ path: String) -> [String: String]? {
    let found = Self.match(elements[...], Array(path.utf8)[...], [:])
    return found?.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// The path that the pattern describes when its names stand for these.
  package func filled(with captures: [String: String]) -> String {
    captures.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  private static func match(
    _ elements: ArraySlice<Element>, _ text: ArraySlice<UInt8>,
    _ captures: [String: ArraySlice<UInt8>]
  ) -> [String: ArraySlice<UInt8>]? {
    guard let element = elements.first else { return text.isEmpty ? captures : nil }
    let rest = elements.dropFirst()
    let slash = UInt8(ascii: "/")
    switch element {
    case .literal(let literal):
      return text.starts(with: literal) ? match(rest, text.dropFirst(literal.count), captures) : nil
    case .anyComponents:
      if let found = match(rest, text, captures) { return found }
      guard let end = text.firstIndex(of: slash) else { return nil }
      return match(elements, text[(end + 1)...], captures)
    case .anyCharacters:
      if let found = match(rest, text, captures) { return found }
      guard let first = text.first, first != slash else { return nil }
      return match(elements, text.dropFirst(), captures)
    case .capture(let name):
      if let known = captures[name] {
        return text.starts(with: known) ? match(rest, text.dropFirst(known.count), captures) : nil
      }
      var captures = captures
      for end in text.indices {
        if text[end] == slash { return nil }
        captures[name] = text[...end]
        if let found = match(rest, text[(end + 1)...], captures) { return found }
      }
      return nil
    }
  }
}
