import Foundation

/// A URL, read as `scheme://target/action?name=value`, or with a route's path in the names' place.
struct RemoteCall {
  /// The host, where it is not empty, and the parts of the path, all percent-decoded.
  let segments: [String]

  /// Whether the first segment is the host.
  let hasHost: Bool

  /// Text, and ``RepeatedParameter`` where the URL has a name more than once.
  var parameters: [String: Any]

  /// The form of a URL without routes, as sentences quote it.
  static let form = "it is written scheme://target/action?name=value"

  /// Reads a URL.
  ///
  /// - Throws: `schemeNotAllowed`, `notExposed` for names that begin with `native`, or `invalidURL`,
  ///   with a sentence that names the part that is wrong.
  init(_ url: URL, schemes: [String], limits: RemoteLimits) throws(MediatorError) {
    let text = url.absoluteString
    guard text.utf8.count <= limits.length else {
      throw .invalidURL(
        url, "is longer than \(limits.length) bytes, the limit of the mediator's configuration")
    }
    let parts = URLParts(text)
    let scheme = parts.text(parts.scheme)
    guard !scheme.isEmpty else { throw .invalidURL(url, "has no scheme; \(Self.form)") }
    // To make a text lower-case allocates; most schemes need none of that.
    guard schemes.contains(scheme) || schemes.contains(scheme.lowercased()) else {
      throw .schemeNotAllowed(url, scheme.lowercased().visible, schemes)
    }
    guard let host = parts.authority else {
      throw .invalidURL(url, "names no target; \(Self.form)")
    }
    guard host.isEmpty || parts.bytes[host.lowerBound] != UInt8(ascii: "[") else {
      throw .invalidURL(url, "has a network address where the name of the target belongs")
    }
    guard !parts.bytes[host].contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") })
    else {
      throw .invalidURL(url, "holds a user, a password or a port, which have no meaning here")
    }
    hasHost = !host.isEmpty
    var segments: [String] = []
    segments.reserveCapacity(2)
    if hasHost { segments.append(try Self.decoded(parts, host, "name of the target", url)) }
    try Self.append(pathOf: parts, url, to: &segments)
    self.segments = segments
    parameters = try Self.parameters(parts, url, limits)
  }

  private static func append(
    pathOf parts: URLParts, _ url: URL, to segments: inout [String]
  ) throws(MediatorError) {
    // After an authority a path is empty, or begins with a slash.
    guard !parts.path.isEmpty else { return }
    let path = parts.path.dropFirst()
    let what = parts.bytes[path].contains(UInt8(ascii: "/")) ? "path" : "name of the action"
    let first = segments.count
    try parts.bytes.forEachPart(of: path, separatedBy: "/") { part throws(MediatorError) in
      segments.append(try decoded(parts, part, what, url))
    }
    // Escaped slashes and dots count as plain ones, in both of what is asked next.
    let whole =
      parts.bytes[path].contains(UInt8(ascii: "%"))
      ? ArraySlice(segments[first...].joined(separator: "/").utf8) : parts.bytes[path]
    guard !isForCodeOnly(whole) else {
      throw .notExposed(url, "actions whose names begin with 'native' are for code only")
    }
    guard !hasDots(whole) else {
      throw .invalidURL(url, "has '.' or '..' as a part of its path, which leads nowhere here")
    }
  }

  /// Whether a path begins with `native`; as in CTMediator, slashes hide nothing, nor do escaped ones.
  static func isForCodeOnly(_ path: some Sequence<UInt8>) -> Bool {
    var native = "native".utf8.makeIterator()
    for byte in path where byte != UInt8(ascii: "/") {
      guard let expected = native.next() else { return true }
      guard byte == expected else { return false }
    }
    return native.next() == nil
  }

  /// Whether a path has a part that is `.` or `..`.
  private static func hasDots(_ path: ArraySlice<UInt8>) -> Bool {
    var (length, dots) = (0, 0)
    for byte in path {
      if byte == UInt8(ascii: "/") {
        if length == dots, length == 1 || length == 2 { return true }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length == dots && (length == 1 || length == 2)
  }

  private static func parameters(
    _ parts: URLParts, _ url: URL, _ limits: RemoteLimits
  ) throws(MediatorError) -> [String: Any] {
    let (bytes, query) = (parts.bytes, parts.query)
    var count = 0
    try bytes.forEachPart(of: query, separatedBy: "&") { item throws(MediatorError) in
      if !item.isEmpty { count += 1 }
    }
    guard count <= limits.parameters else { throw .tooManyParameters(url, count, limits) }
    guard count > 0 else { return [:] }
    var parameters: [String: Any] = [:]
    var repeated: [String: [String]] = [:]
    try bytes.forEachPart(of: query, separatedBy: "&") { item throws(MediatorError) in
      // A name without `=` is dropped, as in CTMediator; an empty value is a value.
      let equals = bytes.firstIndex(in: item) { $0 == UInt8(ascii: "=") }
      guard equals < item.upperBound else { return }
      let name = try decoded(parts, item.lowerBound..<equals, "name of a parameter", url)
      guard name.utf8.count <= limits.nameLength else {
        throw .invalidURL(
          url, "has a parameter whose name is longer than \(limits.nameLength) bytes")
      }
      guard !ParameterKey.isReserved(name) else {
        throw .invalidURL(url, "sets '\(name.visible)', a key that only code may set")
      }
      let value = try decoded(
        parts, equals + 1..<item.upperBound, "value of the parameter '\(name.visible)'", url)
      guard value.utf8.count <= limits.valueLength else {
        throw .valueTooLong(url, name, limits)
      }
      if let known = parameters.updateValue(value, forKey: name) as? String {
        repeated[name, default: [known]].append(value)
      }
    }
    for (name, values) in repeated { parameters[name] = RepeatedParameter(values: values) }
    return parameters
  }

  /// Parameters for a handler that knows no types: of several values of one name, the last.
  static func lastValues(_ parameters: [String: Any]) -> [String: Any] {
    parameters.mapValues { ($0 as? RepeatedParameter)?.values.last ?? $0 }
  }

  /// Decodes percent escapes once; `+` stays a plus.
  private static func decoded(
    _ parts: URLParts, _ part: Range<Int>, _ what: @autoclosure () -> String, _ url: URL
  ) throws(MediatorError) -> String {
    let text = parts.text(part)
    // Most names and values have neither an escape nor a NUL.
    let mark = parts.bytes.firstIndex(in: part) { $0 == UInt8(ascii: "%") || $0 == 0 }
    if mark == part.upperBound { return text }
    let isEscaped = parts.bytes[part].contains(UInt8(ascii: "%"))
    guard let decoded = isEscaped ? text.removingPercentEncoding : text else {
      throw .invalidURL(url, "holds bytes that are not UTF-8 in the \(what())")
    }
    guard !decoded.utf8.contains(0) else {
      throw .invalidURL(url, "holds a NUL in the \(what())")
    }
    return decoded
  }
}
