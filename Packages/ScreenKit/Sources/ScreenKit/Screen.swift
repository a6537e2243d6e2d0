/// One page of the app: it says what it shows and what each choice does, and prints nothing itself.
///
/// A screen is an object, so that its choices and the callbacks it gives to other screens can
/// change its state; the navigator asks for `content` again on each rendering. A screen never
/// holds the navigator: a choice returns the ``Step`` to take.
///
/// ```swift
/// final class CounterScreen: Screen {
///   private var count = 0
///   let title = "Counter"
///
///   var content: ScreenContent {
///     ScreenContent(
///       ["Counted \(count) times."],
///       choices: [
///         Choice("Count") {
///           self.count += 1
///           return .stay
///         }
///       ])
///   }
/// }
/// ```
///
/// A conforming class is isolated to the main actor by its conformance, and `Sendable` therefore,
/// so that a screen can be the answer of an asynchronous action as well.
@MainActor
public protocol Screen: AnyObject, Sendable {
  /// The name of the screen, as the breadcrumbs show it.
  var title: String { get }

  /// What the screen shows now.
  ///
  /// It is read once for each rendering, and should have no side effects. Choices may capture
  /// `self` strongly: content lives only until the next step.
  var content: ScreenContent { get }
}
