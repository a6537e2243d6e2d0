import ScreenKit

/// A screen whose parts a test sets.
final class TestScreen: Screen {
  let title: String
  var lines: [String] = []
  var choices: [Choice] = []
  var prompt: Prompt?

  init(_ title: String) {
    self.title = title
  }

  var content: ScreenContent { ScreenContent(lines, choices: choices, prompt: prompt) }
}
