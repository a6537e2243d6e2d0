import Foundation

/// A phone number, as it was entered and as it is compared.
struct PhoneNumber: Equatable {
  static let digitCounts = 5...15

  /// The number as it was entered, without spaces around it.
  let text: String

  /// What counts when numbers are compared: the digits, and a plus before them.
  let key: String

  /// Reads a number that somebody entered.
  init(_ entered: String) throws(AccountError) {
    let text = entered.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .emptyPhoneNumber }
    for (index, character) in text.enumerated() {
      let isExpected =
        Self.isDigit(character) || " -.()".contains(character) || (character == "+" && index == 0)
      guard isExpected else { throw .unexpectedCharacter(character, in: text) }
    }
    let count = text.count(where: Self.isDigit)
    guard Self.digitCounts.contains(count) else { throw .digitCount(count, in: text) }
    self.text = text
    key = text.filter { Self.isDigit($0) || $0 == "+" }
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}
