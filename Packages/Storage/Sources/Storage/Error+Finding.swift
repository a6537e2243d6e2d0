import Foundation

extension Error {
  /// What a decoder or an encoder has found wrong in valid JSON, as a part of a sentence.
  var finding: String {
    switch self as any Error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])) is missing"
    case DecodingError.valueNotFound(let type, let context):
      "\(place(context.codingPath)) is null instead of \(words(type))"
    case DecodingError.typeMismatch(let type, let context):
      "\(place(context.codingPath)) is not \(words(type))"
    // Foundation says this of a number that its type cannot hold, and not where it is.
    case DecodingError.dataCorrupted(let context)
    where context.debugDescription == "The given data was not valid JSON.":
      "it holds a number that has decimals, or is too large, where that cannot be"
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)) is not valid: \(context.debugDescription.withoutPeriod)"
    case EncodingError.invalidValue(let value, let context):
      "\(place(context.codingPath)) cannot be '\(value)'"
    default: "\(self)".withoutPeriod
    }
  }
}

extension Data {
  /// Where the data is no JSON, as a part of a sentence, or nil where it is; decoders do not say.
  var jsonFault: String? {
    do {
      _ = try JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
      return nil
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return "it is not valid JSON" + (detail.map { ": \($0.withoutPeriod)" } ?? "")
    }
  }
}

/// A coding path as one would write it: `[2].customer.name`.
private func place(_ path: [any CodingKey]) -> String {
  guard !path.isEmpty else { return "its content" }
  let text = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
  return "the value '\(text.hasPrefix(".") ? String(text.dropFirst()) : text)'"
}

private func words(_ type: Any.Type) -> String {
  switch type {
  case is String.Type: "a text"
  case is Bool.Type: "true or false"
  case is any BinaryInteger.Type: "a whole number"
  case is any BinaryFloatingPoint.Type: "a number"
  case is [String: Any].Type: "an object"
  case is [Any].Type: "a list"
  default: "of the type \(type)"
  }
}

extension String {
  fileprivate var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
