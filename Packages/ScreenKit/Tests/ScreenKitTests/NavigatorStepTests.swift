import ScreenKit
import Testing

/// Where each step leads, from `Home > List` with a modal stack `Picker > City` above it or without.
@MainActor
struct NavigatorStepTests {
  let home = TestScreen("Home")
  let list = TestScreen("List")
  let picker = TestScreen("Picker")
  let city = TestScreen("City")
  let new = TestScreen("New")
  let navigator: Navigator

  init() {
    navigator = Navigator(root: home)
    navigator.apply(.push(list))
  }

  private func presentPicker() {
    navigator.apply(.steps([.present(picker), .push(city)]))
  }

  private func path(after step: Step) -> [String] {
    navigator.apply(step)
    let path = navigator.breadcrumbs
    #expect(navigator.top.title == path.last)
    return path
  }

  @Test("steps without a modal stack")
  func plain() {
    #expect(path(after: .stay) == ["Home", "List"])
    #expect(path(after: .push(new)) == ["Home", "List", "New"])
    #expect(path(after: .pop) == ["Home", "List"])
    #expect(path(after: .replace(new)) == ["Home", "New"])
    #expect(path(after: .push(list)) == ["Home", "New", "List"])
    #expect(path(after: .popToRoot) == ["Home"])
    #expect(path(after: .popToRoot) == ["Home"])
    #expect(path(after: .replace(new)) == ["New"])
    #expect(navigator.render().notices == [])
  }

  @Test("a push within a modal stack goes on top of it, a pop takes it off again")
  func pushInModal() {
    presentPicker()
    #expect(path(after: .push(new)) == ["Home", "List", "Picker", "City", "New"])
    #expect(path(after: .pop) == ["Home", "List", "Picker", "City"])
  }

  @Test("dismissing ends the whole modal stack and shows its presenter")
  func dismissStack() {
    presentPicker()
    #expect(path(after: .dismiss) == ["Home", "List"])
    #expect(navigator.top === list)
  }

  @Test("dismissing ends only the modal stack on top")
  func dismissNested() {
    presentPicker()
    navigator.apply(.present(new))
    #expect(path(after: .dismiss) == ["Home", "List", "Picker", "City"])
    #expect(path(after: .dismiss) == ["Home", "List"])
  }

  @Test("a pop on the first screen of a modal stack dismisses it")
  func popOfModalRoot() {
    presentPicker()
    #expect(path(after: .pop) == ["Home", "List", "Picker"])
    #expect(path(after: .pop) == ["Home", "List"])
    #expect(navigator.render().notices == [])
  }

  @Test("the root of a modal stack is where popToRoot goes within it")
  func popToModalRoot() {
    presentPicker()
    #expect(path(after: .popToRoot) == ["Home", "List", "Picker"])
    #expect(path(after: .steps([.dismiss, .popToRoot])) == ["Home"])
  }

  @Test("replacing within a modal stack leaves the stacks beneath alone")
  func replaceInModal() {
    presentPicker()
    #expect(path(after: .replace(new)) == ["Home", "List", "Picker", "New"])
    #expect(path(after: .dismiss) == ["Home", "List"])
  }

  @Test("a pop on the first screen of all changes nothing and says so")
  func popOfRoot() {
    navigator.apply(.pop)
    #expect(path(after: .pop) == ["Home"])
    navigator.back()
    let sentence = "There is nothing to go back to: this is the first screen."
    #expect(navigator.render().notices == [sentence, sentence])
  }

  @Test("dismissing where nothing is presented changes nothing and says so")
  func dismissNothing() {
    #expect(path(after: .dismiss) == ["Home", "List"])
    #expect(
      navigator.render().notices
        == ["There is nothing to dismiss: this screen was not presented."])
  }

  @Test("a step that would show an open screen twice goes back to it", arguments: 0..<3)
  func openScreen(kind: Int) {
    func step(_ screen: any Screen) -> Step {
      [Step.push(screen), .present(screen), .replace(screen)][kind]
    }
    presentPicker()
    #expect(path(after: step(city)) == ["Home", "List", "Picker", "City"])
    #expect(path(after: step(picker)) == ["Home", "List", "Picker"])
    navigator.apply(.push(city))
    #expect(path(after: step(list)) == ["Home", "List"])
    #expect(path(after: step(home)) == ["Home"])
    #expect(path(after: .dismiss) == ["Home"])
  }

  @Test("another screen with the same title is another screen")
  func sameTitle() {
    #expect(path(after: .push(TestScreen("List"))) == ["Home", "List", "List"])
  }

  @Test("steps are taken in order and every notice is kept")
  func sequence() {
    presentPicker()
    let step = Step.steps([.dismiss, .notice("Chosen."), .steps([.push(new), .notice("Saved.")])])
    #expect(path(after: step) == ["Home", "List", "New"])
    #expect(navigator.render().notices == ["Chosen.", "Saved."])
    #expect(path(after: .steps([])) == ["Home", "List", "New"])
  }

  @Test("a screen that has left is let go", arguments: [false, true])
  func release(isRendered: Bool) {
    weak var left: TestScreen?
    do {
      let screen = TestScreen("Gone")
      screen.choices = [Choice("Back") { .pop }]
      left = screen
      navigator.apply(.push(screen))
    }
    #expect(left != nil)
    if isRendered { _ = navigator.render() }
    navigator.choose(1)
    #expect(left == nil)
  }

  @Test("a screen may read the navigator while it is deinitialized")
  func deinitializer() {
    final class LastWords: Screen {
      let title = "Last words"
      var content: ScreenContent { ScreenContent() }
      let say: @MainActor () -> Void
      init(_ say: @escaping @MainActor () -> Void) { self.say = say }
      isolated deinit { say() }
    }
    var heard: [String] = []
    navigator.apply(.push(LastWords { heard = navigator.breadcrumbs }))
    navigator.apply(.pop)
    #expect(heard == ["Home", "List"])
  }
}
