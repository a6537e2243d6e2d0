/// A screen that says in a sentence what went wrong, where another screen would have been.
///
/// Extension packages use it for the forms of their methods that do not throw:
///
/// ```swift
/// extension AccountCalls {
///   public func loginScreen(reason: String) -> any Screen {
///     ErrorScreen.catching("Log in") { try login(reason: reason) }
///   }
/// }
/// ```
public final class ErrorScreen: Screen {
  /// The title of the screen that could not be shown.
  public let title: String

  /// What went wrong.
  public let sentence: String

  /// Creates a screen that tells of an error.
  ///
  /// The sentence is the error's `errorDescription` if it is a `LocalizedError`, or else its
  /// `description`; an error that has neither is named by its type and value.
  ///
  /// - Parameters:
  ///   - title: The title of the screen that could not be shown.
  ///   - error: What went wrong.
  public init(_ title: String, error: any Error) {
    self.title = title
    self.sentence = error.sentence
  }

  /// The sentence, as the only thing to read.
  public var content: ScreenContent { ScreenContent([sentence]) }

  /// Answers the screen that a closure makes, or an error screen where the closure throws.
  ///
  /// - Parameters:
  ///   - title: The title of the error screen.
  ///   - body: Makes the screen.
  /// - Returns: The screen that was made, or the error screen.
  public static func catching(_ title: String, _ body: () throws -> any Screen) -> any Screen {
    do {
      return try body()
    } catch {
      return ErrorScreen(title, error: error)
    }
  }
}
