import ScreenKit

extension Error {
  /// What an error screen would say, for screens that stay useful beside it.
  @MainActor
  var sentence: String { ErrorScreen("", error: self).sentence }
}
