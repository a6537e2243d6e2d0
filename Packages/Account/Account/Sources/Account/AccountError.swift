/// Why somebody could not be registered or logged in.
enum AccountError: Error, Equatable, CustomStringConvertible {
  case noDataDirectory
  case emptyName
  case longName(Int)
  case unprintableName
  case emptyPhoneNumber
  case unexpectedCharacter(Character, in: String)
  case digitCount(Int, in: String)
  case alreadyRegistered(String)

  var description: String {
    switch self {
    case .noDataDirectory:
      "Account cannot keep who is logged in: the app has handed it no data folder. Start the app with "
        + "one."
    case .emptyName: "A name cannot be empty; enter the name that repairers should ask for."
    case .longName(let count):
      "A name has at most \(Profile.longestName) characters, and this one has \(count); enter a "
        + "shorter one."
    case .unprintableName: "A name is one line of text; enter it without control characters."
    case .emptyPhoneNumber: "A phone number cannot be empty; enter one such as 555 0100."
    case .unexpectedCharacter(let character, let text):
      "'\(text)' is not a phone number, because of the '\(character)'; it has digits, and may have "
        + "spaces, hyphens, dots, brackets, and a + at its beginning."
    case .digitCount(let count, let text):
      "'\(text)' is not a phone number: it has \(count) digits, and \(PhoneNumber.digitCounts.lowerBound) "
        + "to \(PhoneNumber.digitCounts.upperBound) are expected."
    case .alreadyRegistered(let phone):
      "The phone number \(phone) is registered already; go back and log in with it, or enter another "
        + "one."
    }
  }
}
