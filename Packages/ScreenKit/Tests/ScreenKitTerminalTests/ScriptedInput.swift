import ScreenKitTerminal

/// Input that was written beforehand, read in pieces.
struct ScriptedInput: TerminalInput {
  var isInteractive = false
  private var pieces: [[UInt8]]

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Pieces of one byte show that nothing depends on how the input is cut.
  init(bytes: [UInt8], piece: Int = 4096) {
    pieces = stride(from: 0, to: bytes.count, by: piece).map {
      Array(bytes[$0..<min($0 + piece, bytes.count)])
    }
  }

  mutating func read() throws(TerminalError) -> [UInt8] {
    pieces.isEmpty ? [] : pieces.removeFirst()
  }
}
