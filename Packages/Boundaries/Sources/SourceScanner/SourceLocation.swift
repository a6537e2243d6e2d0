/// A place in a source file, counted as the Swift compiler counts it.
///
/// Both numbers begin at 1. Only a line feed ends a line, and a column is a byte of the UTF-8 text,
/// so that editors open the place that a compiler diagnostic would.
package struct SourceLocation: Sendable, Hashable, Comparable, Codable {
  /// The line, from 1.
  package let line: Int

  /// The byte in the line, from 1.
  package let column: Int

  /// Names a place.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The byte in the line, from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as they stand in the file.
  package static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}
