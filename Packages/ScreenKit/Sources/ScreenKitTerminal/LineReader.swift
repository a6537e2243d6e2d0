import ScreenKit

/// Takes lines out of an input's bytes, however they were cut, in bounded memory.
struct LineReader {
  /// A line of the input, or why it is not one.
  enum Line: Equatable {
    /// Text without control characters, and without white space around it.
    case text(String)
    case tooLong
    case notUTF8
    case controlCharacters
  }

  /// How many bytes a line may have.
  static let limit = 4096

  private(set) var input: any TerminalInput
  private var bytes: [UInt8] = []
  private var position = 0
  private var hasEnded = false

  init(_ input: any TerminalInput) {
    self.input = input
  }

  /// Waits for the next line; a last one without a line break counts as a line.
  ///
  /// - Returns: The line, or nil at the end of the input.
  /// - Throws: The input's error.
  mutating func next() throws(TerminalError) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while let byte = try nextByte() {
      if byte == UInt8(ascii: "\n") { return isTooLong ? .tooLong : Self.line(of: line) }
      if line.count < Self.limit {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
    if isTooLong { return .tooLong }
    return line.isEmpty ? nil : Self.line(of: line)
  }

  private mutating func nextByte() throws(TerminalError) -> UInt8? {
    if position == bytes.count {
      // A keyboard could go on after its end was signalled once; this dialogue does not.
      if hasEnded { return nil }
      bytes = try input.read()
      position = 0
      hasEnded = bytes.isEmpty
      if hasEnded { return nil }
    }
    defer { position += 1 }
    return bytes[position]
  }

  private static func line(of bytes: [UInt8]) -> Line {
    guard let text = String(validating: bytes, as: UTF8.self) else { return .notUTF8 }
    let line = text.trimmingSpaces
    let isPrintable = line.unicodeScalars.allSatisfy { $0.isPrintable || $0 == "\t" }
    return isPrintable ? .text(line.printableLine) : .controlCharacters
  }
}
