import Foundation
import ScreenKit
import ScreenKitTerminal
import Testing

/// Reading and writing for real.
struct FileDescriptorTests {
  private func makePipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test("a pipe is read to its end and is not interactive")
  func reading() throws {
    let ends = makePipe()
    var output = FileDescriptorOutput(ends.write)
    try output.write("1\nq")
    close(ends.write)
    var input = FileDescriptorInput(ends.read)
    #expect(!input.isInteractive)
    #expect(try input.read() == Array("1\nq".utf8))
    #expect(try input.read() == [])
    close(ends.read)
  }

  @Test("more than a pipe holds passes through it, even if no end of it blocks")
  func nonBlocking() throws {
    let ends = makePipe()
    for end in [ends.read, ends.write] {
      #expect(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0)
    }
    let text = String(repeating: "0123456789abcdef", count: 65_536)
    // A thread, not a task: on one core, two tasks that wait for each other would wait for ever.
    Thread.detachNewThread {
      var output = FileDescriptorOutput(ends.write)
      try? output.write(text)
      close(ends.write)
    }
    var input = FileDescriptorInput(ends.read)
    var bytes: [UInt8] = []
    while case let more = try input.read(), !more.isEmpty { bytes += more }
    #expect(bytes == Array(text.utf8))
    close(ends.read)
  }

  @Test("a pipe whose reader went away ends the dialogue and not the process")
  @MainActor
  func closedPipe() throws {
    let ends = makePipe()
    close(ends.read)
    var output = FileDescriptorOutput(ends.write)
    let error = #expect(throws: TerminalError.self) { try output.write("a") }
    #expect(error == TerminalError(.outputClosed, "Nobody reads the output any more."))
    let terminal = Terminal(input: ScriptedInput(""), output: output)
    #expect(try terminal.run(Navigator(root: NotesScreen())) == .outputClosed)
    close(ends.write)
  }

  @Test("an input that cannot be read is told with the reason")
  @MainActor
  func unreadable() throws {
    let folder = open("/", O_RDONLY)
    let error = #expect(throws: TerminalError.self) {
      try Terminal(input: FileDescriptorInput(folder), output: Transcript())
        .run(Navigator(root: NotesScreen()))
    }
    #expect(
      error == TerminalError(.inputFailed, "The input cannot be read: Is a directory."))
    close(folder)
  }

  @Test("an output that cannot be written is told with the reason")
  @MainActor
  func unwritable() throws {
    let terminal = Terminal(input: ScriptedInput(""), output: FileDescriptorOutput(-1))
    let expected = TerminalError(
      .outputFailed, "The output cannot be written: Bad file descriptor.")
    #expect(throws: expected) { try terminal.run(Navigator(root: NotesScreen())) }
    #expect(throws: expected) { try terminal.show(NotesScreen()) }
  }
}
