/// Quick searches that tell how much of a file can matter.
enum WordSearch {
  /// The offset after the last place where the word's bytes stand, in code or not.
  static func endOfLast(_ word: StaticString, in bytes: [UInt8]) -> Int? {
    word.withUTF8Buffer { word in
      bytes.withUnsafeBufferPointer { text in
        // All reads are in bounds: `start` runs from 0 to `text.count - word.count`.
        var start = text.count - word.count
        while start >= 0 {
          if text[start] == word[0], matches(text, word, at: start) { return start + word.count }
          start -= 1
        }
        return nil
      }
    }
  }

  /// Whether the word's bytes stand anywhere.
  static func contains(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    endOfLast(word, in: bytes) != nil
  }

  private static func matches(
    _ text: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    for index in 1..<word.count where text[start + index] != word[index] { return false }
    return true
  }
}
