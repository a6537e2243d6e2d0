/// A pattern of paths: `Packages/*`, `Packages/{module}/{module}Mediator`, `**/Fixtures`.
///
/// `*` stands for any characters within one component, `**` for any number of whole components, and
/// `{name}` for some characters within one component, the same wherever the name stands again.
package struct PathPattern: Sendable, Hashable {
  package let text: String

  private enum Element: Hashable {
    case literal(Character)
    case anyCharacters
    case anyComponents
    case capture(String)
  }

  private let elements: [Element]

  package init(_ text: String) {
    self.text = text
    var elements: [Element] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("**/") {
        elements.append(.anyComponents)
        rest = rest.dropFirst(3)
      } else if first == "*" {
        elements.append(.anyCharacters)
        rest = rest.dropFirst()
      } else if first == "{", let end = rest.firstIndex(of: "}") {
        elements.append(.capture(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        elements.append(.literal(first))
        rest = rest.dropFirst()
      }
    }
    self.elements = elements
  }

  /// The names in the pattern.
  package var names: Set<String> {
    Set(elements.compactMap { if case .capture(let name) = $0 { name } else { nil } })
  }

  /// What the pattern's names stand for in a path, or `nil` when it does not match.
  package func match(_ path: String) -> [String: String]? {
    Self.match(elements[...], Substring(path), [:])
  }

  /// The path that the pattern describes when its names stand for these.
  package func filled(with captures: [String: String]) -> String {
    captures.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  private static func match(
    _ elements: ArraySlice<Element>, _ text: Substring, _ captures: [String: String]
  ) -> [String: String]? {
    guard let element = elements.first else { return text.isEmpty ? captures : nil }
    let rest = elements.dropFirst()
    switch element {
    case .literal(let character):
      return text.first == character ? match(rest, text.dropFirst(), captures) : nil
    case .anyComponents:
      if let found = match(rest, text, captures) { return found }
      guard let slash = text.firstIndex(of: "/") else { return nil }
      return match(elements, text[text.index(after: slash)...], captures)
    case .anyCharacters:
      if let found = match(rest, text, captures) { return found }
      guard let first = text.first, first != "/" else { return nil }
      return match(elements, text.dropFirst(), captures)
    case .capture(let name):
      if let known = captures[name] {
        return text.hasPrefix(known) ? match(rest, text.dropFirst(known.count), captures) : nil
      }
      for end in text.indices.dropFirst() + [text.endIndex] where end > text.startIndex {
        let captured = text[..<end]
        if captured.last == "/" { return nil }
        if let found = match(rest, text[end...], captures.merging([name: String(captured)]) { $1 })
        {
          return found
        }
      }
      return nil
    }
  }
}
