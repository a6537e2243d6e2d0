/// What is wrong with one parameter.
struct ParameterFault: Error {
  let path: [any CodingKey]
  let problem: Problem

  enum Problem {
    case missing(expected: String)
    case mismatch(found: String, expected: String)
    /// The request has no such key.
    case unknown
    /// What the type of the value throws.
    case refused(reason: String)
    case tooDeep
  }

  init(_ path: [any CodingKey], _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// A value of another type than the one that is expected.
  static func mismatch(
    _ path: [any CodingKey], _ value: Any, expected: String
  ) -> ParameterFault {
    let found =
      switch value {
      case let text as String: "\"\(text.visible)\""
      case is Bool, is any BinaryInteger, is any BinaryFloatingPoint:
        "\(value) (\(type(of: value)))"
      default: "a value of type \(typeName(type(of: value)))"
      }
    return ParameterFault(path, .mismatch(found: found, expected: expected))
  }
}

// MARK: What the types of values say

extension ParameterFault {
  /// What a type's own `init(from:)` found wrong, in its words.
  init(_ path: [any CodingKey], _ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(context.codingPath + [key], refused: context.debugDescription)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      let inner = context.codingPath
      self.init(inner.count > path.count ? inner : path, refused: context.debugDescription)
    @unknown default: self.init(path, refused: "\(error)")
    }
  }

  /// - Parameters:
  ///   - path: The keys that lead to the value.
  ///   - reason: What stands at the end of a sentence, with or without its full stop.
  init(_ path: [any CodingKey], refused reason: String) {
    let end = reason.hasSuffix(".") ? reason.index(before: reason.endIndex) : reason.endIndex
    self.init(path, .refused(reason: String(reason[..<end]).visible))
  }

  /// The same, saying which values there are where an enumeration that can tell was expected.
  func expecting(_ type: Any.Type) -> ParameterFault {
    guard let values = rawValues(of: type) else { return self }
    let shown = values.prefix(20).map { value in
      if let text = value as? String { "\"\(text.visible)\"" } else { "\(value)" }
    }
    let expected = "one of \(shown.joined(separator: ", "))\(values.count > 20 ? ", …" : "")"
    switch problem {
    case .missing: return ParameterFault(path, .missing(expected: expected))
    case .mismatch(let found, _):
      return ParameterFault(path, .mismatch(found: found, expected: expected))
    case .unknown, .refused, .tooDeep: return self
    }
  }
}

// MARK: Sentences

extension ParameterFault {
  /// The keys that lead to the value, such as `customer.phones[0]`.
  private var key: String {
    let path = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    return (path.hasPrefix(".") ? String(path.dropFirst()) : path).visible
  }

  /// What is wrong, and what was expected, as the part of a sentence that follows the key.
  private func predicate(_ separator: String) -> String {
    switch problem {
    case .missing(let expected): "missing\(separator) \(expected) was expected"
    case .mismatch(let found, let expected): "\(found)\(separator) \(expected) was expected"
    case .unknown: "not one that the action takes"
    case .refused(let reason): "refused: \(reason)"
    case .tooDeep: "nested deeper than \(ParameterDecoder.depthLimit) levels"
    }
  }

  /// The whole sentence, where this is all that is wrong.
  fileprivate func sentence(_ action: ActionDescriptor) -> String {
    let subject =
      path.isEmpty
      ? "The parameters of \(action) are" : "The parameter '\(key)' of \(action) is"
    return "\(subject) \(predicate(";"))."
  }

  fileprivate var clause: String {
    path.isEmpty ? "the whole is \(predicate(","))" : "'\(key)' is \(predicate(","))"
  }
}

extension MediatorError {
  /// How many faults a sentence tells; a hostile array may have any number.
  static let faultLimit = 20

  /// Tells all that is wrong with the parameters of a call.
  init(_ faults: [ParameterFault], _ action: ActionDescriptor) {
    if faults.count == 1, let fault = faults.first {
      self.init(.invalidParameter, fault.sentence(action))
    } else {
      let told = faults.prefix(Self.faultLimit).map(\.clause).joined(separator: "; ")
      let more = faults.count > Self.faultLimit ? "; and more" : ""
      self.init(.invalidParameter, "Parameters of \(action) are wrong: \(told)\(more).")
    }
  }
}
