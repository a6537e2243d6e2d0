/// The parts of a URL as RFC 3986 splits it, still percent-encoded.
///
/// What decides about access is read from the very text: `URLComponents` decodes and lower-cases
/// international hosts, drops a port that is no number it can hold, and differs between platforms.
struct URLParts {
  /// What precedes the first colon; empty where there is none.
  let scheme: Substring
  /// What follows `//`, up to the path; nil where there is no `//`.
  let authority: Substring?
  let path: Substring
  let query: Substring

  init(_ text: String) {
    // A fragment is for whoever shows the result, so it is ignored.
    var rest = text.utf8.prefix { $0 != UInt8(ascii: "#") }
    if let end = rest.firstIndex(where: { ":/?".utf8.contains($0) }),
      rest[end] == UInt8(ascii: ":")
    {
      scheme = Substring(rest[..<end])
      rest = rest[rest.index(after: end)...]
    } else {
      scheme = ""
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(where: { "/?".utf8.contains($0) }) ?? rest.endIndex
      authority = Substring(rest[..<end])
      rest = rest[end...]
    } else {
      authority = nil
    }
    let end = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    path = Substring(rest[..<end])
    query = Substring(rest[end...].dropFirst())
  }

  /// What stands between the first colon of the user information and its end; nil without a colon.
  var password: Substring? {
    guard let authority, let end = authority.utf8.lastIndex(of: UInt8(ascii: "@")),
      let colon = authority.utf8[..<end].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return Substring(authority.utf8[authority.utf8.index(after: colon)..<end])
  }
}
