/// Whose profile is asked for.
public struct UserInfoRequest: Sendable, Hashable, Decodable {
  /// The number of the user, above zero.
  public let userId: Int

  /// Makes a request.
  ///
  /// - Parameter userId: The number of the user.
  public init(userId: Int) { self.userId = userId }
}
