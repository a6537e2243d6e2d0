import ScreenKit

/// The screen from which a test pays.
final class PlainScreen: Screen {
  let title: String
  let content = ScreenContent()

  init(_ title: String) { self.title = title }
}
