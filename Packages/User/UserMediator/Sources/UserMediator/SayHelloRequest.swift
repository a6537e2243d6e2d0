/// Who is greeted.
public struct SayHelloRequest: Sendable, Hashable, Decodable {
  /// The name of who is greeted; nil or a blank name greets everybody.
  public let name: String?

  /// Makes a request.
  ///
  /// - Parameter name: The name of who is greeted.
  public init(name: String? = nil) { self.name = name }
}
