import AccountMediator
import Foundation

/// Somebody who has registered: a name and a phone number, and nothing secret.
struct Profile: Codable, Equatable, Sendable {
  static let longestName = 60

  let name: String
  let phone: String

  /// The session that begins when this person logs in.
  var session: Session { Session(name: name, phone: phone) }

  /// Whether a phone number is this person's, however the two are written.
  func has(_ phone: PhoneNumber) -> Bool {
    (try? PhoneNumber(self.phone))?.key == phone.key
  }

  /// Reads a name that somebody entered.
  static func name(_ entered: String) throws(AccountError) -> String {
    let name = entered.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw .emptyName }
    guard name.count <= longestName else { throw .longName(name.count) }
    guard name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw .unprintableName
    }
    return name
  }
}
