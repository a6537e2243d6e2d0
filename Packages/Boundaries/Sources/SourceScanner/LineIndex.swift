/// Turns offsets into places.
struct LineIndex {
  private var lineStarts: [Int] = [0]

  /// Finds the lines that begin at or before an offset.
  ///
  /// A line ends with LF, CR or CRLF, as in the compiler's diagnostics.
  init(_ bytes: [UInt8], through limit: Int) {
    var index = 0
    let end = min(limit, bytes.count)
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == .lineFeed || byte == .carriageReturn else { continue }
      if byte == .carriageReturn, index < bytes.count, bytes[index] == .lineFeed { index += 1 }
      lineStarts.append(index)
    }
  }

  func location(_ offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: offset - lineStarts[low] + 1)
  }
}
