import ScreenKit

/// One level of the picker: a list of places to choose from.
final class RegionScreen: Screen {
  let title: String
  let content: ScreenContent

  init(title: String, question: String, choices: [Choice]) {
    self.title = title
    content = ScreenContent([question], choices: choices)
  }
}
