import ScreenKit
import Testing

/// What choosing and entering do.
@MainActor
struct NavigatorChoiceTests {
  let home = TestScreen("Home")
  let navigator: Navigator

  init() {
    navigator = Navigator(root: home)
  }

  @Test("a choice changes the screen's state, and the next rendering shows it")
  func stay() {
    home.choices = [
      Choice("Add") { [home] in
        home.lines.append("Line \(home.lines.count + 1)")
        return .stay
      }
    ]
    navigator.choose(1)
    navigator.choose(1)
    #expect(navigator.render().lines == ["Line 1", "Line 2"])
  }

  @Test("a notice is shown once")
  func notice() {
    home.choices = [Choice("Save") { .notice("Saved.") }]
    navigator.choose(1)
    #expect(navigator.render().notices == ["Saved."])
    #expect(navigator.render().notices == [])
  }

  @Test(
    "the text that is submitted is passed on unchanged", arguments: ["b", "5", "", " :q ", "王"])
  func submit(text: String) {
    var submitted: [String] = []
    home.prompt = Prompt("Name: ") {
      submitted.append($0)
      return .notice("Thanks.")
    }
    navigator.submit(text)
    #expect(submitted == [text])
    #expect(navigator.render().notices == ["Thanks."])
  }

  @Test(
    "a number that no choice has is answered with the ones there are",
    arguments: [0, -1, 3, .max, .min])
  func wrongNumber(number: Int) {
    home.choices = [Choice("One") { .pop }, Choice("Two") { .pop }]
    navigator.choose(number)
    #expect(
      navigator.render().notices
        == ["There is no choice \(number) here; the choices are 1 to 2."])
  }

  @Test("choosing or entering where nothing is asked for is answered")
  func nothingAskedFor() {
    navigator.choose(1)
    navigator.submit("Ann")
    #expect(
      navigator.render().notices
        == ["There is nothing to choose here.", "There is no text to enter here."])
  }

  @Test("an error of a choice or prompt becomes a notice and the screen stays")
  func errors() {
    home.choices = [Choice("Fail") { throw DescribedError() }]
    home.prompt = Prompt("Name: ") { _ in throw BareError.refused(2) }
    navigator.choose(1)
    navigator.submit("Ann")
    #expect(navigator.breadcrumbs == ["Home"])
    #expect(
      navigator.render().notices == [
        "The order cannot be saved.", "This did not work: BareError, refused(2).",
      ])
  }

  @Test("a picker hands its result to the screen that presented it, and is gone")
  func picker() {
    func picker(_ finish: @escaping @MainActor (String) -> Void) -> TestScreen {
      let picker = TestScreen("Province")
      let city = TestScreen("City")
      city.choices = [
        Choice("Hangzhou") {
          finish("Hangzhou")
          return .dismiss
        }
      ]
      picker.choices = [Choice("Zhejiang") { .push(city) }]
      return picker
    }
    home.choices = [
      Choice("Region") { [home] in .present(picker { home.lines = ["Region: \($0)"] }) }
    ]
    navigator.choose(1)
    navigator.choose(1)
    #expect(navigator.render().breadcrumbs == ["Home", "Province", "City"])
    navigator.choose(1)
    #expect(navigator.render().breadcrumbs == ["Home"])
    #expect(navigator.render().lines == ["Region: Hangzhou"])
  }

  @Test("steps applied while a choice is performed are taken before its own")
  func nested() {
    let login = TestScreen("Log in")
    let pay = TestScreen("Pay")
    login.choices = [
      Choice("Ann") { [navigator] in
        navigator.apply(.dismiss)
        navigator.apply(.push(pay))
        return .notice("Logged in.")
      }
    ]
    navigator.apply(.present(login))
    navigator.choose(1)
    #expect(navigator.render().breadcrumbs == ["Home", "Pay"])
  }

  @Test("the choice that was shown is made, even if the screen would show another by now")
  func shown() {
    home.choices = [Choice("Old") { .notice("Old.") }]
    #expect(navigator.render().choices == ["Old"])
    home.choices = [Choice("New") { .notice("New.") }]
    navigator.choose(1)
    #expect(navigator.render().notices == ["Old."])
    navigator.choose(1)
    #expect(navigator.render().notices == ["New."])
  }
}

private struct DescribedError: Error, CustomStringConvertible {
  let description = "The order cannot be saved."
}

private enum BareError: Error {
  case refused(Int)
}
