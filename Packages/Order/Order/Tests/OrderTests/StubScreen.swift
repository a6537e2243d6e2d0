import ScreenKit

/// A screen of a stubbed module.
final class StubScreen: Screen {
  let title: String
  let content: ScreenContent

  init(_ title: String, _ lines: [String] = [], choices: [Choice]) {
    self.title = title
    content = ScreenContent(lines, choices: choices)
  }
}
