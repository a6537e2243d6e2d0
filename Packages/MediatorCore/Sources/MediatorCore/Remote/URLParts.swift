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
    var rest = 0..<bytes.firstPlace(in: bytes.indices) { $0 == UInt8(ascii: "#") }
    let end = bytes.firstPlace(in: rest) { Self.endsAuthority($0) || $0 == UInt8(ascii: ":") }
    if end < rest.upperBound, bytes[end] == UInt8(ascii: ":") {
      scheme = 0..<end
      rest = end + 1..<rest.upperBound
    } else {
      scheme = 0..<0
    }
    if rest.count >= 2, rest.prefix(2).allSatisfy({ [bytes] in bytes[$0] == UInt8(ascii: "/") }) {
      rest = rest.lowerBound + 2..<rest.upperBound
      let end = bytes.firstPlace(in: rest, where: Self.endsAuthority)
      authority = rest.lowerBound..<end
      rest = end..<rest.upperBound
    } else {
      authority = nil
    }
    let mark = bytes.firstPlace(in: rest) { $0 == UInt8(ascii: "?") }
    path = rest.lowerBound..<mark
    query = min(mark + 1, rest.upperBound)..<rest.upperBound
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
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

extension [UInt8] {
  /// The first place in a range whose byte is sought, or else the range's end.
  @inline(__always)
  func firstPlace(in range: Range<Int>, where isSought: (UInt8) -> Bool) -> Int {
    var place = range.lowerBound
    while place < range.upperBound, !isSought(self[place]) { place += 1 }
    return place
  }

  /// Goes through what a separator separates in a range, empty parts included.
  @inline(__always)
  func forEachPart(
    of range: Range<Int>, separatedBy separator: Unicode.Scalar,
    _ body: (Range<Int>) throws(MediatorError) -> Void
  ) throws(MediatorError) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = firstPlace(in: start..<range.upperBound) { $0 == UInt8(ascii: separator) }
      try body(start..<end)
      start = end + 1
    }
  }
}
