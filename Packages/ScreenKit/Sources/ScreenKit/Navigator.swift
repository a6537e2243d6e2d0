/// Holds the screens that are open, shows the top one, and takes the steps that its choices return.
///
/// A front end shows ``render()`` and passes on what the user does through ``choose(_:)``,
/// ``submit(_:)`` and ``back()``; a test does the same.
///
/// ```swift
/// let navigator = Navigator(root: HomeScreen())
/// navigator.choose(1)
/// #expect(navigator.render().lines == ["No repair orders yet."])
/// ```
///
/// A choice's closure may change other screens, and may even apply steps of its own: each is
/// taken at once, and the step that the closure returns is taken last, on what is then on top.
@MainActor
public final class Navigator {
  // One stack for the root and one for each modal presented above it. There is at least one stack
  // and none is empty, so their last elements can be taken by index.
  private var stacks: [[any Screen]]
  private var notices: [String] = []
  // What the user chooses from is what the user saw, even if the screen would show something
  // else by now. It is dropped with every step, and so it keeps no screen alive that has left.
  private var shown: (screen: any Screen, content: ScreenContent)?

  /// Creates a navigator that shows one screen.
  ///
  /// - Parameter root: The first screen, which always stays at the bottom unless it is replaced.
  public init(root: any Screen) {
    stacks = [[root]]
  }

  /// The screen that is shown.
  public var top: any Screen {
    let stack = stacks[stacks.count - 1]
    return stack[stack.count - 1]
  }

  /// The titles of the open screens from the first one to the one shown, through modal stacks too.
  public var breadcrumbs: [String] {
    let stacks = stacks
    return stacks.flatMap { $0 }.map(\.title)
  }

  /// Renders the top screen as it is now, with the notices since the last rendering.
  ///
  /// - Returns: What is to be shown; the notices in it will not be in the next rendering.
  public func render() -> Rendering {
    let screen = top
    let content = screen.content
    shown = (screen, content)
    let rendering = Rendering(breadcrumbs: breadcrumbs, content: content, notices: notices)
    notices = []
    return rendering
  }

  /// Makes one of the top screen's choices and takes its step.
  ///
  /// An error that the choice throws becomes a notice, and so does a number that no choice has.
  ///
  /// - Parameter number: The number of the choice, counted from 1.
  public func choose(_ number: Int) {
    let choices = currentContent.choices
    guard number >= 1, number <= choices.count else {
      notices.append(
        choices.isEmpty
          ? "There is nothing to choose here."
          : "There is no choice \(number) here; the choices are 1 to \(choices.count).")
      return
    }
    take { try choices[number - 1].perform() }
  }

  /// Gives a text to the top screen's prompt and takes its step.
  ///
  /// An error that the prompt throws becomes a notice, and so does a text that no prompt asks for.
  ///
  /// - Parameter text: The text that was entered.
  public func submit(_ text: String) {
    guard let prompt = currentContent.prompt else {
      notices.append("There is no text to enter here.")
      return
    }
    take { try prompt.submit(text) }
  }

  /// Goes back to the screen before, as ``Step/pop`` does.
  public func back() {
    apply(.pop)
  }

  /// Takes a step.
  ///
  /// - Parameter step: What to do.
  public func apply(_ step: Step) {
    shown = nil
    switch step {
    case .stay:
      break
    case .notice(let sentence):
      notices.append(sentence)
    case .push(let screen):
      put(screen) { $0[$0.count - 1].append(screen) }
    case .present(let screen):
      put(screen) { $0.append([screen]) }
    case .replace(let screen):
      put(screen) { $0[$0.count - 1][$0[$0.count - 1].count - 1] = screen }
    case .pop:
      pop()
    case .popToRoot:
      change { $0[$0.count - 1].removeSubrange(1...) }
    case .dismiss:
      dismiss()
    case .steps(let steps):
      for step in steps { apply(step) }
    }
  }
}

extension Navigator {
  private var currentContent: ScreenContent {
    let screen = top
    if let shown, shown.screen === screen { return shown.content }
    return screen.content
  }

  private func take(_ action: () throws -> Step) {
    do {
      apply(try action())
    } catch {
      apply(.notice(error.sentence))
    }
  }

  private func put(_ screen: any Screen, with insertion: (inout [[any Screen]]) -> Void) {
    for (level, stack) in stacks.enumerated() {
      if let index = stack.firstIndex(where: { $0 === screen }) {
        change { stacks in
          stacks.removeSubrange((level + 1)...)
          stacks[level].removeSubrange((index + 1)...)
        }
        return
      }
    }
    change(insertion)
  }

  private func pop() {
    if stacks[stacks.count - 1].count > 1 {
      change { $0[$0.count - 1].removeLast() }
    } else if stacks.count > 1 {
      dismiss()
    } else {
      notices.append("There is nothing to go back to: this is the first screen.")
    }
  }

  private func dismiss() {
    if stacks.count > 1 {
      change { $0.removeLast() }
    } else {
      notices.append("There is nothing to dismiss: this screen was not presented.")
    }
  }

  // Screens that leave are let go only after the property is written: a screen's deinitializer
  // may run code that reads the navigator, and must not meet a write in progress.
  private func change(_ edit: (inout [[any Screen]]) -> Void) {
    let before = stacks
    var after = before
    edit(&after)
    stacks = after
    withExtendedLifetime(before) {}
  }
}
