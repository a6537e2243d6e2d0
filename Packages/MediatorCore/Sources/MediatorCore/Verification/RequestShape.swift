/// What a request is filled from, learned from its type.
///
/// It is learned by letting the type's `init(from:)` ask for its keys and answering made-up values. An
/// `init(from:)` that refuses those ends the questions; then ``gap`` says so, and nothing is guessed.
struct RequestShape {
  /// The keys in the order in which the request asks for them.
  let fields: [RequestField]

  /// Why the request may have more keys than ``fields`` lists; nil where they are all.
  let gap: String?

  /// Whether the request is filled from keys at all: `Int`, say, is not.
  let isKeyed: Bool

  /// Learns what a type is filled from.
  ///
  /// - Parameter type: The type of a request.
  init(_ type: Any.Type) {
    guard type != Void.self else {
      fields = []
      gap = nil
      isKeyed = true
      return
    }
    guard let request = type as? any Decodable.Type else {
      fields = []
      gap = "\(typeName(type)) is not Decodable, so code alone can make one"
      isKeyed = false
      return
    }
    let findings = Probe.findings(of: request)
    fields = findings.takesAnyKey ? [] : findings.fields ?? []
    gap = findings.takesAnyKey ? "any key is taken" : findings.gap
    isKeyed = findings.isKeyed || findings.takesAnyKey
  }

  /// The keys of the callbacks among the fields.
  var callbacks: [String] { fields.flatMap(\.callbacks) }
}
