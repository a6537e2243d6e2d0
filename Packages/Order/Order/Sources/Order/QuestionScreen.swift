import ScreenKit

/// A screen that asks one thing; its choices and its prompt end with `pop`.
final class QuestionScreen: Screen {
  let title: String
  let content: ScreenContent

  init(_ title: String, _ content: ScreenContent) {
    self.title = title
    self.content = content
  }
}
