/// What decoding one request finds out: what is wrong, and which keys the request has.
///
/// It is confined to the decoding that made it.
final class ParameterReading {
  private(set) var faults: [ParameterFault] = []

  /// The keys of the outermost structure that the request asked for.
  private(set) var asked: Set<String> = []

  /// Whether the request took its parameters whole, so that it has any key.
  private var takesWhole = false

  /// Whether there are more faults than are told, so that looking for others is of no use.
  var isFull: Bool { faults.count > MediatorError.faultLimit }

  func takeWhole() { takesWhole = true }

  func ask(_ key: String) { asked.insert(key) }

  func record(_ fault: ParameterFault) { faults.append(fault) }

  func record(unknownOf parameters: [String: Any]) {
    guard !takesWhole else { return }
    for key in parameters.keys.sorted() where !asked.contains(key) && !isFull {
      record(ParameterFault([ParameterName(key)], .unknown))
    }
  }
}

/// Ends a decoding that cannot go on; what is wrong was recorded.
struct ParameterReadingEnd: Error {}

/// A key or an index on the way to a parameter.
struct ParameterName: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ key: String) {
    stringValue = key
    intValue = nil
  }

  init(index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(index: intValue) }
}
