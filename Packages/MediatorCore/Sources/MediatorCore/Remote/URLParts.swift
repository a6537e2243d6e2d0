/// The parts of a URL as RFC 3986 splits it, still percent-encoded.
///
/// What decides about access is read from the very text: `URLComponents` decodes and lower-cases
/// international hosts, drops a port that is no number it can hold, and differs between platforms.
///
/// It is read as bytes, and the parts are places among them: what separates them is ASCII, and slices
/// of a text cost several times as much to walk through.
struct URLParts {
  let bytes: [UInt8]
  /// What precedes the first colon; empty where there is none.
  let scheme: Range<Int>
  /// What follows `//`, up to the path; nil where there is no `//`.
  let authority: Range<Int>?
  let path: Range<Int>
  let query: Range<Int>

  init(_ text: String) {
    bytes = Array(text.utf8)
    // A fragment is for whoever shows the result, so it is ignored.
    var rest = 0..<bytes.firstIndex(in: bytes.indices) { $0 == UInt8(ascii: "#") }
    let end = bytes.firstIndex(in: rest) { Self.isPathOrQueryMark($0) || $0 == UInt8(ascii: ":") }
    if end < rest.upperBound, bytes[end] == UInt8(ascii: ":") {
      scheme = 0..<end
      rest = end + 1..<rest.upperBound
    } else {
      scheme = 0..<0
    }
    if rest.count >= 2, rest.prefix(2).allSatisfy({ [bytes] in bytes[$0] == UInt8(ascii: "/") }) {
      rest = rest.lowerBound + 2..<rest.upperBound
      let end = bytes.firstIndex(in: rest, where: Self.isPathOrQueryMark)
      authority = rest.lowerBound..<end
      rest = end..<rest.upperBound
    } else {
      authority = nil
    }
    let mark = bytes.firstIndex(in: rest) { $0 == UInt8(ascii: "?") }
    path = rest.lowerBound..<mark
    query = min(mark + 1, rest.upperBound)..<rest.upperBound
  }

  private static func isPathOrQueryMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?")
  }

  func text(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }

  /// What stands between the first colon of the user information and its end; nil without a colon.
  var password: Range<Int>? {
    guard let authority, let end = bytes[authority].lastIndex(of: UInt8(ascii: "@")),
      let colon = bytes[authority.lowerBound..<end].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return colon + 1..<end
  }
}
