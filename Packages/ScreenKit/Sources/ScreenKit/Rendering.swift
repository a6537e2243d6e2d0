/// What a navigator shows at one moment, as text.
///
/// Its parts hold nothing that a terminal would obey: control characters and marks that reorder
/// text are replaced by U+FFFD, and each string is one line. `description` is the whole text:
///
/// ```text
/// == Home > Orders ==
///
/// 2 repair orders.
///
///   1. Leaking tap
///   2. Broken boiler
///
/// * The order was saved.
/// ```
///
/// Where the screen asks for a text, a number may be that text; choices are then numbered `:1`,
/// `:2` and so on, as one enters them, and the prompt's label comes last.
public struct Rendering: Sendable, Equatable {
  /// The titles of the open screens, from the first one to the one shown.
  public let breadcrumbs: [String]

  /// The lines to read.
  public let lines: [String]

  /// The labels of the choices; the first one is choice 1.
  public let choices: [String]

  /// The label of the text that is asked for, without spaces at its end, if one is asked for.
  public let prompt: String?

  /// The sentences that are shown this once.
  public let notices: [String]

  init(breadcrumbs: [String], content: ScreenContent, notices: [String]) {
    self.breadcrumbs = breadcrumbs.map(\.printableLine)
    self.lines = content.lines.flatMap(\.printableLines)
    self.choices = content.choices.map(\.label.printableLine)
    self.prompt = content.prompt?.label.printableLine.trimmingSpaces
    self.notices = notices.map(\.printableLine)
  }

  /// The title of the screen that is shown.
  public var title: String { breadcrumbs.last ?? "" }

  /// The text without the prompt's label: breadcrumbs, lines, choices and notices.
  package var body: String {
    let mark = prompt == nil ? "" : ":"
    let width = String(choices.count).count
    let numbered = choices.enumerated().map { index, label in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: 2 + width - number.count)
      return "\(indent)\(mark)\(number). \(label)"
    }
    return [
      ["== \(breadcrumbs.joined(separator: " > ")) =="],
      lines,
      numbered,
      notices.map { "* \($0)" },
    ]
    .filter { !$0.isEmpty }
    .map { $0.joined(separator: "\n") }
    .joined(separator: "\n\n")
  }
}

extension Rendering: CustomStringConvertible {
  /// The whole text, without a line break at its end.
  public var description: String {
    guard let prompt else { return body }
    return "\(body)\n\n\(prompt)"
  }
}
