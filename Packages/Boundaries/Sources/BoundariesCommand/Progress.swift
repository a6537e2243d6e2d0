import Foundation

/// One line on a terminal that says what takes so long, and nothing where nobody watches.
struct Progress {
  private let isWatched = isatty(STDERR_FILENO) == 1

  func tell(_ text: String) {
    if isWatched { Output.complain("\r\u{1B}[K\(text)") }
  }

  func end() {
    if isWatched { Output.complain("\r\u{1B}[K") }
  }
}
