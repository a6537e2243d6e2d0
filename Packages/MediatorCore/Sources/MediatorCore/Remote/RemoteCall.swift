import Foundation

/// A URL, read as `scheme://target/action?name=value`, or with a route's path in the names' place.
struct RemoteCall: Sendable {
  /// The host, where it is not empty, and the parts of the path, all percent-decoded.
  let segments: [String]

  /// Whether the first segment is the host.
  let hasHost: Bool

  let parameters: [String: any Sendable]

  /// The form of a URL without routes, as sentences quote it.
  static let form = "it is written scheme://target/action?name=value"

  /// Reads a URL.
  ///
  /// - Throws: `schemeNotAllowed`, `notExposed` for names that begin with `native`, or `invalidURL`,
  ///   with a sentence that names the part that is wrong.
  init(_ url: URL, schemes: Set<String>, limits: RemoteLimits) throws(MediatorError) {
    let text = url.absoluteString
    guard text.utf8.count <= limits.length else {
      throw .invalidURL(
        url, "is longer than \(limits.length) bytes, the limit of the mediator's configuration")
    }
    let parts = URLParts(text)
    let scheme = parts.scheme.lowercased()
    guard !scheme.isEmpty else { throw .invalidURL(url, "has no scheme; \(Self.form)") }
    guard schemes.contains(scheme) else {
      throw .schemeNotAllowed(url, scheme.visible, schemes)
    }
    guard let host = parts.authority else {
      throw .invalidURL(url, "names no target; \(Self.form)")
    }
    guard host.utf8.first != UInt8(ascii: "[") else {
      throw .invalidURL(url, "has a network address where the name of the target belongs")
    }
    guard !host.utf8.contains(where: { "@:".utf8.contains($0) }) else {
      throw .invalidURL(url, "holds a user, a password or a port, which have no meaning here")
    }
    hasHost = !host.isEmpty
    segments =
      (hasHost ? [try Self.decoded(host, "name of the target", url)] : [])
      + (try Self.path(parts.path, url))
    parameters = try Self.parameters(parts.query, url, limits)
  }

  private static func path(_ path: Substring, _ url: URL) throws(MediatorError) -> [String] {
    let encoded = path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).dropFirst()
    let what = encoded.count > 1 ? "path" : "name of the action"
    var segments: [String] = []
    for segment in encoded { segments.append(try decoded(Substring(segment), what, url)) }
    let whole = segments.joined(separator: "/")
    guard !isForCodeOnly(whole) else {
      throw .notExposed(url, "actions whose names begin with 'native' are for code only")
    }
    guard
      !whole.utf8.split(separator: UInt8(ascii: "/")).contains(where: {
        $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
      })
    else {
      throw .invalidURL(url, "has '.' or '..' as a part of its path, which leads nowhere here")
    }
    return segments
  }

  /// Whether a path begins with `native`; as in CTMediator, slashes hide nothing, nor do escaped ones.
  static func isForCodeOnly(_ path: String) -> Bool {
    path.utf8.lazy.filter { $0 != UInt8(ascii: "/") }.starts(with: "native".utf8)
  }

  private static func parameters(
    _ query: Substring, _ url: URL, _ limits: RemoteLimits
  ) throws(MediatorError) -> [String: any Sendable] {
    let items = query.utf8.split(separator: UInt8(ascii: "&"))
    guard items.count <= limits.parameters else {
      throw .tooManyParameters(url, items.count, limits)
    }
    var values: [String: [String]] = [:]
    for item in items {
      // A name without `=` is dropped, as in CTMediator; an empty value is a value.
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = try decoded(Substring(item[..<equals]), "name of a parameter", url)
      guard name.utf8.count <= limits.nameLength else {
        throw .invalidURL(
          url, "has a parameter whose name is longer than \(limits.nameLength) bytes")
      }
      guard !name.utf8.starts(with: ParameterKey.reservedPrefix.utf8) else {
        throw .invalidURL(url, "sets '\(name.visible)', a key that only code may set")
      }
      let value = try decoded(
        Substring(item[equals...].dropFirst()), "value of the parameter '\(name.visible)'", url)
      guard value.utf8.count <= limits.valueLength else {
        throw .valueTooLong(url, name, limits)
      }
      values[name, default: []].append(value)
    }
    return values.mapValues { values -> any Sendable in
      if values.count == 1 { values[0] } else { RepeatedParameter(values: values) }
    }
  }

  /// Parameters for a handler that knows no types: of several values of one name, the last.
  static func lastValues(_ parameters: [String: any Sendable]) -> [String: any Sendable] {
    parameters.mapValues { ($0 as? RepeatedParameter)?.values.last ?? $0 }
  }

  /// Decodes percent escapes once; `+` stays a plus.
  private static func decoded(
    _ text: Substring, _ what: String, _ url: URL
  ) throws(MediatorError) -> String {
    // Most names and values have no escapes.
    let decoded =
      text.utf8.contains(UInt8(ascii: "%")) ? String(text).removingPercentEncoding : String(text)
    guard let decoded else {
      throw .invalidURL(url, "holds bytes that are not UTF-8 in the \(what)")
    }
    guard !decoded.utf8.contains(0) else {
      throw .invalidURL(url, "holds a NUL in the \(what)")
    }
    return decoded
  }
}
