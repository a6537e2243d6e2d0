import ScreenKitTerminal

/// Output that is kept, and that can be closed after some writes.
final class Transcript: TerminalOutput {
  private(set) var text = ""
  private var writesLeft: Int

  init(closedAfter writes: Int = .max) {
    writesLeft = writes
  }

  func write(_ text: String) throws(TerminalError) {
    guard writesLeft > 0 else {
      throw TerminalError(.outputClosed, "Nobody reads the output any more.")
    }
    writesLeft -= 1
    self.text += text
  }
}
