/// Learns what a `Decodable` type asks a decoder for, by answering it with made-up values.
///
/// One probe stands for one structure. The values that it makes up never reach a handler.
final class Probe {
  /// How deep structures are looked into; a type that holds itself is not looked into again.
  static let depthLimit = 8

  /// How many elements a type may ask of an array that says it has none.
  static let elementLimit = 16

  private let ancestors: [any Decodable.Type]
  private var fields: [RequestField] = []
  private var isKeyed = false
  private var takesAnyKey = false
  private var gaps: [String] = []

  /// Keys that the type asked about before it asked for their values, so that they may be absent.
  private var doubted: Set<String> = []

  private init(ancestors: [any Decodable.Type]) { self.ancestors = ancestors }

  /// What is known about a type.
  struct Findings {
    var type: String
    var isOptional = false
    var isCallback = false
    /// Whether the type is a structure that is filled from keys.
    var isKeyed = false
    /// Whether it takes any key.
    var takesAnyKey = false
    var values: [String]?
    var fields: [RequestField]?
    var gap: String?
  }

  /// What is known about a type.
  static func findings(
    of type: any Decodable.Type, ancestors: [any Decodable.Type] = []
  ) -> Findings {
    func findings<T: Decodable>(_ type: T.Type) -> Findings {
      probe(type, ancestors: ancestors).findings
    }
    return findings(type)
  }

  /// Some value of a type, or nil where none can be made up.
  static func value<T: Decodable>(of type: T.Type) -> T? { probe(type, ancestors: []).value }
}

// MARK: Types

extension Probe {
  private static func probe<T: Decodable>(
    _ type: T.Type, ancestors: [any Decodable.Type]
  ) -> (findings: Findings, value: T?) {
    var findings = Findings(type: typeName(type))
    switch type {
    case let type as any ParameterConvertible.Type:
      return (findings, type.placeholder as? T)
    case let type as any PlaceholderType.Type:
      if type.role != .callback, let content = type.content as? any Decodable.Type {
        findings = self.findings(of: content, ancestors: ancestors)
      }
      switch type.role {
      case .optional:
        findings.isOptional = true
      case .array, .dictionary, .callback:
        findings.type = typeName(T.self)
        findings.isOptional = false
        findings.isKeyed = false
        findings.takesAnyKey = type.role == .dictionary
        findings.isCallback = findings.isCallback || type.role == .callback
      }
      return (findings, type.placeholder as? T)
    case let type as any CaseIterable.Type:
      findings.values = rawValues(of: type)?.map { "\($0)" }
      return (findings, firstCase(type) as? T)
    default:
      return structure(type, ancestors: ancestors)
    }
  }

  private static func firstCase<E: CaseIterable>(_ type: E.Type) -> Any? { type.allCases.first }

  private static func structure<T: Decodable>(
    _ type: T.Type, ancestors: [any Decodable.Type]
  ) -> (findings: Findings, value: T?) {
    var findings = Findings(type: typeName(type))
    // The keys of a type that holds itself are listed further out.
    if ancestors.contains(where: { $0 == type }) { return (findings, nil) }
    guard ancestors.count < depthLimit else {
      findings.fields = []
      findings.gap = "the keys are nested too deep to be listed"
      return (findings, nil)
    }
    let probe = Probe(ancestors: ancestors + [type])
    let value: T?
    do {
      value = try T(from: ProbingDecoder(probe: probe, codingPath: []))
    } catch {
      value = nil
      if !(error is ParameterReadingEnd) || probe.gaps.isEmpty {
        probe.gaps.append("there may be more keys, since \(findings.type) refuses made-up values")
      }
    }
    findings.isKeyed = probe.isKeyed
    findings.takesAnyKey = probe.takesAnyKey
    findings.fields = probe.isKeyed ? probe.fields : nil
    findings.gap = probe.gaps.isEmpty ? nil : probe.gaps.joined(separator: "; ")
    return (findings, value)
  }
}

// MARK: Questions

extension Probe {
  func askForKeys() { isKeyed = true }

  func doubt(_ key: any CodingKey) { doubted.insert(key.stringValue) }

  /// Notes a key with its type, and makes a value up.
  func value<T: Decodable>(of type: T.Type, _ key: any CodingKey) throws -> T {
    guard let value = note(type, key, isOptional: doubted.contains(key.stringValue)) else {
      gaps.append(
        "the keys after '\(key.stringValue)' are not known, since no \(typeName(type)) can be made up"
      )
      throw ParameterReadingEnd()
    }
    return value
  }

  /// Notes a key that may be absent; it is.
  func note<T: Decodable>(optional type: T.Type, _ key: any CodingKey) -> T? {
    _ = note(type, key, isOptional: true)
    return nil
  }

  /// Makes up an element of an array.
  func element<T: Decodable>(of type: T.Type) throws -> T {
    guard let value = Self.probe(type, ancestors: ancestors).value else {
      throw ParameterReadingEnd()
    }
    return value
  }

  /// Makes up a value that stands for the whole, so that its keys are the keys of the whole.
  func whole<T: Decodable>(of type: T.Type) throws -> T {
    let (found, value) = Self.probe(type, ancestors: ancestors)
    if found.isKeyed {
      isKeyed = true
      found.fields?.forEach(note)
      if let gap = found.gap { gaps.append(gap) }
    }
    takesAnyKey = takesAnyKey || found.takesAnyKey
    guard let value else { throw ParameterReadingEnd() }
    return value
  }

  /// Notes a key whose value the type takes apart itself.
  func nested(_ key: any CodingKey, _ type: String) -> Probe {
    note(RequestField(name: key.stringValue, type: type, isOptional: false))
    gaps.append("what is under the key '\(key.stringValue)' is not known")
    return Probe(ancestors: ancestors)
  }

  private func note<T: Decodable>(_ type: T.Type, _ key: any CodingKey, isOptional: Bool) -> T? {
    let (found, value) = Self.probe(type, ancestors: ancestors)
    note(
      RequestField(
        name: key.stringValue, type: found.type, isOptional: isOptional || found.isOptional,
        values: found.values, fields: found.fields, isCallback: found.isCallback))
    // What is no structure has no keys that could be missed.
    if found.fields != nil, let gap = found.gap { gaps.append("in '\(key.stringValue)', \(gap)") }
    return value
  }

  private func note(_ field: RequestField) {
    // A type may ask for a key more than once, such as for one form of a value after another.
    if !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
  }
}
