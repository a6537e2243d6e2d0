/// An address that the app gives to an exposed action, besides the action's own `target/action`.
///
///     Route("orders/:orderId", to: OrderContract.shared.detail)
///     Route("help/*topic", to: HelpContract.shared.topic)
///     Route(name: "ORDER_DETAIL", to: OrderContract.shared.detail)
///
/// A pattern is made of segments between slashes: a literal, exact and case-sensitive; a parameter,
/// `:name`, which stands for one segment; at the end a wildcard, `*name`, which stands for all that
/// are left, at least one. What they stand for is a parameter of the request under that name.
public struct Route: Sendable {
  /// The pattern, or the name, as the app wrote it.
  public let pattern: String

  /// What is known about the action that the route leads to.
  public let action: ActionDescriptor

  /// What has to stand in each place of a URL.
  let segments: [RouteSegment<String>]

  /// Maps a pattern to an action.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, without a slash at its beginning or its end.
  ///   - action: The action, from its contract's shared value.
  public init(_ pattern: String, to action: some ContractAction) {
    self.pattern = pattern
    self.action = action.descriptor
    segments = pattern.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      switch segment.first {
      case ":": .parameter(String(segment.dropFirst()))
      case "*": .wildcard(String(segment.dropFirst()))
      default: .literal(String(segment))
      }
    }
  }

  /// Maps a name to an action, such as one that a server chose.
  ///
  /// The whole name is one literal segment, whatever characters it has; a URL has it percent-encoded
  /// in the target's place: `app://ORDER_DETAIL?orderId=7`.
  ///
  /// - Parameters:
  ///   - name: The name, exact and case-sensitive.
  ///   - action: The action, from its contract's shared value.
  public init(name: String, to action: some ContractAction) {
    pattern = name
    self.action = action.descriptor
    segments = [.literal(name)]
  }

  /// The names under which the request gets what the pattern's parameters stand for.
  var parameters: [String] { segments.compactMap(\.parameter) }
}
