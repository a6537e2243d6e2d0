/// Who is logged in: a profile, and nothing secret.
public struct Session: Sendable, Hashable, Codable {
  /// The name of the person.
  public let name: String

  /// The phone number of the person, as it was entered.
  public let phone: String

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - name: The name of the person.
  ///   - phone: The phone number of the person.
  public init(name: String, phone: String) {
    self.name = name
    self.phone = phone
  }
}
