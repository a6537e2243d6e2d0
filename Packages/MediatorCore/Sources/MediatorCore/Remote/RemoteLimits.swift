/// How large a URL may be that performs an action.
///
/// What a route takes from the path counts as a parameter.
public struct RemoteLimits: Sendable, Hashable {
  /// The length of the whole URL, in UTF-8 bytes.
  public var length: Int

  /// The number of parameters.
  public var parameters: Int

  /// The length of a parameter's name, in UTF-8 bytes.
  public var nameLength: Int

  /// The length of a parameter's value, decoded, in UTF-8 bytes.
  public var valueLength: Int

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - length: The length of the whole URL, in UTF-8 bytes.
  ///   - parameters: The number of parameters.
  ///   - nameLength: The length of a parameter's name, in UTF-8 bytes.
  ///   - valueLength: The length of a parameter's value, in UTF-8 bytes.
  public init(
    length: Int = 8192, parameters: Int = 64, nameLength: Int = 128, valueLength: Int = 4096
  ) {
    self.length = length
    self.parameters = parameters
    self.nameLength = nameLength
    self.valueLength = valueLength
  }
}
