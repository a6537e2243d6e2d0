import ScreenKit

/// A screen that a test puts around those of Account.
final class PlainScreen: Screen {
  let title: String
  let content = ScreenContent()

  init(_ title: String) { self.title = title }
}
