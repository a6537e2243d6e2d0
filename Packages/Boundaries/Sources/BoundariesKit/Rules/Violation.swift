/// A place where a rule is broken, with what explains it.
public struct Violation: Sendable, Hashable, Codable {
  /// The name of the rule.
  public var rule: String
  /// The module or package that breaks it.
  public var from: String
  /// The module or package that it should leave alone, where there is one.
  public var to: String?
  /// Where.
  public var place: Place
  /// What is wrong, in a line.
  public var message: String
  /// Why that breaks the rule, in one line or several.
  public var why: String
  /// What to do.
  public var fix: String

  package init(
    _ rule: any Rule, from: String, to: String? = nil, at place: Place, _ message: String,
    why: String, fix: String
  ) {
    self.rule = rule.documentation.name
    self.from = from
    self.to = to
    self.place = place
    self.message = message
    self.why = why
    self.fix = fix
  }
}

extension Violation: Comparable {
  /// Orders violations by place, then by rule and message.
  public static func < (left: Violation, right: Violation) -> Bool {
    (left.place, left.rule, left.message) < (right.place, right.rule, right.message)
  }
}
