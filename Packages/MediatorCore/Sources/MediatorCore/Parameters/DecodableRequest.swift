/// The type of an action's request, with what the runtime was asked about it.
///
/// It is asked once for each action whose request is decodable: the answers cost as much as the rest of
/// a call.
final class DecodableRequest: Sendable {
  let type: any (Decodable & SendableMetatype).Type

  /// Whether the type's own `init(from:)` makes every value: none is a dictionary or a text as it comes.
  let isStructure: Bool

  /// - Returns: nil where the type is not decodable, or only on one actor; Swift 6.3 does not tell the
  ///   latter on Linux.
  init?(_ request: Any.Type) {
    guard let type = request as? any (Decodable & SendableMetatype).Type else { return nil }
    self.type = type
    isStructure = !(type is any ParameterConvertible.Type) && !Self.takesDictionary(type)
  }

  /// Whether a dictionary can be cast to the type: where an empty one cannot, none can.
  private static func takesDictionary<T>(_ type: T.Type) -> Bool { ([:] as [String: Any]) is T }
}
