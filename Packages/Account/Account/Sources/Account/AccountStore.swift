import AccountMediator
import MediatorCore
import Storage

/// The profiles and the session on the disk; nothing of them is kept in memory.
struct AccountStore: Sendable {
  private let profiles: JSONFile<[Profile]>
  private let current: JSONFile<Session>

  init(_ mediator: Mediator) throws(AccountError) {
    guard let directory = mediator.environment[DataDirectory.self] else { throw .noDataDirectory }
    profiles = JSONFile("profiles.json", in: directory)
    current = JSONFile("session.json", in: directory)
  }

  /// Who is logged in, or nil.
  func session() throws(StorageError) -> Session? { try current.read() }

  /// Who has registered with a phone number, or nil.
  func profile(_ phone: PhoneNumber) throws(StorageError) -> Profile? {
    try profiles.read()?.first { $0.has(phone) }
  }

  /// Adds a profile for a phone number that nobody has registered with.
  func register(_ name: String, _ phone: PhoneNumber) throws -> Profile {
    var all = try profiles.read() ?? []
    guard !all.contains(where: { $0.has(phone) }) else {
      throw AccountError.alreadyRegistered(phone.text)
    }
    let profile = Profile(name: name, phone: phone.text)
    all.append(profile)
    try profiles.write(all)
    return profile
  }

  /// Begins a session, which ends the one before.
  func logIn(_ profile: Profile) throws(StorageError) { try current.write(profile.session) }

  /// Ends the session; without one it does nothing.
  func logOut() throws(StorageError) { try current.remove() }
}
