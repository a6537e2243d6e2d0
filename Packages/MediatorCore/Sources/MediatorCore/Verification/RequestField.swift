/// A key that a request is filled from, as far as its type tells.
public struct RequestField: Sendable, Hashable, Codable {
  /// The key.
  public let name: String

  /// The Swift type of the value, without the mark of an optional.
  public let type: String

  /// Whether the key may be left out.
  public let isOptional: Bool

  /// The values that an enumeration takes, where it lists its cases.
  public let values: [String]?

  /// The keys of a value that is a structure, or of the elements of a collection of them.
  public let fields: [RequestField]?

  /// Whether the value is a closure, which only code can hand over.
  public let isCallback: Bool

  init(
    name: String, type: String, isOptional: Bool, values: [String]? = nil,
    fields: [RequestField]? = nil, isCallback: Bool = false
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.values = values
    self.fields = fields
    self.isCallback = isCallback
  }

  /// The keys of the callbacks in this field and below it, as paths from it.
  var callbacks: [String] {
    if isCallback { return [name] }
    return (fields ?? []).flatMap(\.callbacks).map { "\(name).\($0)" }
  }

  private enum CodingKeys: String, CodingKey {
    case name
    case type
    case isOptional = "optional"
    case values
    case fields
    case isCallback = "callback"
  }
}
