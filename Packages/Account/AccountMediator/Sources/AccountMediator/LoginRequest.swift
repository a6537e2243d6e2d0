public import ScreenKit

/// What the login screen is asked for.
public struct LoginRequest: Sendable {
  /// Why a login is needed, as the screen shows it, such as `to pay`; nil where nobody asks.
  public let reason: String?

  /// Makes the screen that takes the place of the login screen once somebody is logged in.
  ///
  /// It is called once. Without it the login screen closes.
  public let next: (@MainActor @Sendable () -> any Screen)?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - reason: Why a login is needed.
  ///   - next: Makes the screen that follows.
  public init(reason: String? = nil, next: (@MainActor @Sendable () -> any Screen)? = nil) {
    self.reason = reason
    self.next = next
  }
}

extension LoginRequest: Decodable {
  private enum CodingKeys: CodingKey {
    case reason
  }

  /// Reads a request from parameters by name; `next` is for code only.
  ///
  /// - Parameter decoder: The parameters.
  /// - Throws: What the decoder throws where `reason` is not text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(reason: try container.decodeIfPresent(String.self, forKey: .reason))
  }
}
