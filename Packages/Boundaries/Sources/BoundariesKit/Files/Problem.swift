/// Something that kept a check from reading all of its input.
///
/// A check that meets problems still checks the rest, but it is not a success.
public struct Problem: Error, Sendable, Hashable, Codable {
  /// The file or folder, relative to the root of the check, or absolute where it is not below it;
  /// `nil` where the problem is with the machine.
  public var path: String?
  /// The line, where the problem stands at one.
  public var line: Int?
  /// The column, where the problem stands at one.
  public var column: Int?
  /// What is wrong and what to do, in whole sentences.
  public var sentence: String

  package init(path: String?, line: Int? = nil, column: Int? = nil, sentence: String) {
    self.path = path
    self.line = line
    self.column = column
    self.sentence = sentence
  }

  package init(at place: Place, _ sentence: String) {
    self.init(path: place.path, line: place.line, column: place.column, sentence: sentence)
  }
}

extension Problem: Comparable {
  /// Orders problems by where they stand, then by what they say.
  public static func < (left: Problem, right: Problem) -> Bool {
    (left.path ?? "", left.line ?? 0, left.column ?? 0, left.sentence)
      < (right.path ?? "", right.line ?? 0, right.column ?? 0, right.sentence)
  }
}
