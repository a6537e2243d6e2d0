/// The markers that a merge leaves in a file that it could not merge.
///
/// The compiler skips both sides; here both are read, so that a rule sees all that may stand there.
extension Lexer {
  private static let markers: [(start: StaticString, end: StaticString)] = [
    ("<<<<<<< ", ">>>>>>> "), (">>>> ", "<<<<"),
  ]

  private static let separators: [StaticString] = ["=======", "|||||||", "==== "]

  /// Whether a marker's line begins here; notes where a conflict begins and ends.
  mutating func isConflictMarker() -> Bool {
    guard position == 0 || bytes[position - 1].isNewline else { return false }
    if position <= endOfConflict, !conflicts.isEmpty {
      return position == endOfConflict
        || Self.separators.contains { begins($0, at: position) }
    }
    guard let marker = Self.markers.first(where: { begins($0.start, at: position) }),
      !endlessMarkers.contains(bytes[position])
    else { return false }
    var offset = position + 1
    while offset < end {
      if bytes[offset - 1].isNewline, begins(marker.end, at: offset) {
        conflicts.append(position)
        endOfConflict = offset
        return true
      }
      offset += 1
    }
    endlessMarkers.insert(bytes[position])
    return false
  }

  private func begins(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    return text.withUTF8Buffer {
      bytes[offset..<offset + text.utf8CodeUnitCount].elementsEqual($0)
    }
  }
}
