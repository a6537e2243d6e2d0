import Foundation

/// JSON as this tool writes it: indented, with sorted keys, so that the same content is the same text.
package enum JSONText {
  /// The text of a value, with a line break at its end.
  package static func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
