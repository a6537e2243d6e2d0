/// Keys of parameters that have a meaning for the mediator itself.
public enum ParameterKey {
  /// The module of the target, in the parameters of a classic call; the target sees it too.
  ///
  /// The name is CTMediator's, where callers who migrate have it in their dictionaries. A URL that
  /// sets it is refused: a URL never chooses a module.
  public static let module = "kCTMediatorParamsKeySwiftTargetModuleName"

  /// No URL may set a key that begins like this.
  static let reservedPrefix = "kCTMediator"

  static func isReserved(_ key: String) -> Bool {
    // The first byte tells most keys, and costs less than to walk through two texts.
    key.utf8.first == reservedPrefix.utf8.first && key.utf8.starts(with: reservedPrefix.utf8)
  }
}
