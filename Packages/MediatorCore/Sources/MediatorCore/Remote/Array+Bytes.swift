extension [UInt8] {
  /// The first index in a range whose byte is sought, or else the range's end.
  @inline(__always)
  func firstIndex(in range: Range<Int>, where isSought: (UInt8) -> Bool) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, !isSought(self[index]) { index += 1 }
    return index
  }

  /// Goes through what a separator separates in a range, empty parts included.
  @inline(__always)
  func forEachPart(
    of range: Range<Int>, separatedBy separator: Unicode.Scalar,
    _ body: (Range<Int>) throws(MediatorError) -> Void
  ) throws(MediatorError) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = firstIndex(in: start..<range.upperBound) { $0 == UInt8(ascii: separator) }
      try body(start..<end)
      start = end + 1
    }
  }
}
