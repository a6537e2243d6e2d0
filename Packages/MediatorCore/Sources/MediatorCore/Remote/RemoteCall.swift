import Foundation

/// A URL, read as `scheme://target/action?name=value`.
struct RemoteCall: Sendable {
  let target: String
  let action: String
  let parameters: [String: any Sendable]

  /// Reads a URL.
  ///
  /// - Throws: `schemeNotAllowed` or `invalidURL`, with a sentence that names the part that is wrong.
  init(_ url: URL, schemes: Set<String>, limits: RemoteLimits) throws(MediatorError) {
    let text = url.absoluteString
    guard text.utf8.count <= limits.length else {
      throw .invalidURL(
        url, "is longer than \(limits.length) bytes, the limit of the mediator's configuration")
    }
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      throw .invalidURL(url, "is not a URL")
    }
    guard let scheme = parts.scheme?.lowercased(), !scheme.isEmpty else {
      throw .invalidURL(url, "has no scheme; it is written scheme://target/action?name=value")
    }
    guard schemes.contains(scheme) else { throw .schemeNotAllowed(url, scheme, schemes) }
    guard parts.user == nil, parts.password == nil, parts.port == nil else {
      throw .invalidURL(url, "holds a user, a password or a port, which have no meaning here")
    }
    guard let host = parts.percentEncodedHost, !host.isEmpty else {
      throw .invalidURL(url, "names no target; it is written scheme://target/action?name=value")
    }
    target = try Self.decoded(host, "name of the target", url)
    action = try Self.action(parts.percentEncodedPath, url)
    parameters = try Self.parameters(parts.percentEncodedQuery ?? "", url, limits)
  }

  private static func action(_ path: String, _ url: URL) throws(MediatorError) -> String {
    let whole = try decoded(path, "name of the action", url)
    // As in CTMediator, slashes hide nothing: what begins with `native` without them is for code only.
    guard !whole.filter({ $0 != "/" }).hasPrefix("native") else {
      throw .notExposed(url, "actions whose names begin with 'native' are for code only")
    }
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let first = segments.first, !first.isEmpty else {
      throw .invalidURL(url, "names no action; it is written scheme://target/action?name=value")
    }
    guard segments.count == 1 else {
      throw .invalidURL(
        url, "has a path of more than one part; the path is the action's name alone")
    }
    return try decoded(String(first), "name of the action", url)
  }

  private static func parameters(
    _ query: String, _ url: URL, _ limits: RemoteLimits
  ) throws(MediatorError) -> [String: any Sendable] {
    let items = query.split(separator: "&")
    guard items.count <= limits.parameters else {
      throw .invalidURL(
        url, "has \(items.count) parameters; the limit of the configuration is \(limits.parameters)"
      )
    }
    var values: [String: [String]] = [:]
    for item in items {
      // A name without `=` is dropped, as in CTMediator; an empty value is a value.
      guard let equals = item.firstIndex(of: "=") else { continue }
      let name = try decoded(String(item[..<equals]), "name of a parameter", url)
      guard name.utf8.count <= limits.nameLength else {
        throw .invalidURL(
          url, "has a parameter whose name is longer than \(limits.nameLength) bytes")
      }
      guard !name.hasPrefix(ParameterKey.reservedPrefix) else {
        throw .invalidURL(url, "sets '\(name.visible)', a key that only code may set")
      }
      let value = try decoded(
        String(item[item.index(after: equals)...]), "value of the parameter '\(name.visible)'", url)
      guard value.utf8.count <= limits.valueLength else {
        throw .invalidURL(
          url, "has a value for '\(name.visible)' that is longer than \(limits.valueLength) bytes")
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
    _ text: String, _ what: String, _ url: URL
  ) throws(MediatorError) -> String {
    guard let decoded = text.removingPercentEncoding else {
      throw .invalidURL(url, "holds bytes that are not UTF-8 in the \(what)")
    }
    guard !decoded.unicodeScalars.contains("\0") else {
      throw .invalidURL(url, "holds a NUL in the \(what)")
    }
    return decoded
  }
}
