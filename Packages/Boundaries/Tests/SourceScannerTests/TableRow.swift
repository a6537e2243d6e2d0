import Testing

/// One row of a table: a source and what is expected of it.
struct TableRow: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let expected: [String]

  init(_ name: String, _ source: String, _ expected: [String]) {
    self.name = name
    self.source = source
    self.expected = expected
  }

  var testDescription: String { name }
}
