/// What a navigator does after a choice was made or a text was entered.
///
/// A screen stands on the stacks once. A step that would put it there a second time (`push`,
/// `present` or `replace` with a screen that is already there) goes back to it instead: the
/// screens above it leave, and so do the modal stacks above its own.
public enum Step: Sendable {
  /// Shows the same screen again, with whatever its state now says.
  case stay

  /// Shows the same screen again with a sentence that is shown once.
  case notice(String)

  /// Puts a screen on top of the current stack.
  case push(any Screen)

  /// Goes back to the screen before.
  ///
  /// The first screen of a modal stack is dismissed by it. On the first screen of all there is
  /// nothing to go back to, and a notice says so.
  case pop

  /// Goes back to the first screen of the current stack.
  ///
  /// Inside a modal stack that is the screen that was presented; to go to the first screen
  /// beneath it, dismiss first: `.steps([.dismiss, .popToRoot])`.
  case popToRoot

  /// Begins a modal stack with a screen, on top of everything.
  ///
  /// Whoever shows a screen that hands back a result presents it, for such a screen ends
  /// with ``dismiss``.
  case present(any Screen)

  /// Ends the modal stack on top, with all its screens, and shows the one that presented it.
  ///
  /// Where nothing is presented, nothing leaves and a notice says so.
  case dismiss

  /// Puts a screen in the place of the one on top.
  case replace(any Screen)

  /// Takes several steps one after the other, before anything is shown.
  case steps([Step])
}
