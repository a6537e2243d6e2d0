/// A text that a source gives to something.
package enum SourceString: Sendable, Hashable, Codable {
  /// A literal, or a constant of the same file.
  case text(String)

  /// The name of a constant that the file does not declare, such as `["Names", "order"]`.
  case constant([String])

  /// Anything else: what it is shows only when the program runs.
  case computed

  /// The text, where the file alone tells.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
