/// The type of an action's request, with what the runtime was asked about it.
///
/// It is asked once for each action: its answers cost as much as the rest of a call.
final class DecodableRequest: Sendable {
  let type: any (Decodable & SendableMetatype).Type

  /// Whether parameters by name are never such a value as they come, and no text is either.
  let isStructure: Bool

  /// - Returns: nil where the type is not decodable, or only on one actor.
  init?(_ request: Any.Type) {
    guard let type = request as? any (Decodable & SendableMetatype).Type else { return nil }
    self.type = type
    isStructure = !(type is any ParameterConvertible.Type) && !Self.takesDictionary(type)
  }

  /// What a dictionary that is empty cannot be cast to none can.
  private static func takesDictionary<T>(_ type: T.Type) -> Bool { ([:] as [String: Any]) is T }
}
