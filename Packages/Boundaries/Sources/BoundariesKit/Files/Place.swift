/// A place in a file of the checked tree.
///
/// Lines and columns start at 1, and a column counts UTF-8 bytes, as the compiler's do.
public struct Place: Sendable, Hashable, Codable {
  /// The path of the file, relative to the root of the check.
  public var path: String
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  package init(_ path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension Place: Comparable {
  /// Orders places by path, then by line and column.
  public static func < (left: Place, right: Place) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

extension Place: CustomStringConvertible {
  /// The form that editors jump to: `path:line:column`.
  public var description: String { "\(path):\(line):\(column)" }
}
