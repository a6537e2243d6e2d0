import Foundation
import MediatorCore
import OrderMediator
import ScreenKit
import Testing

/// Putting an order together and placing it.
@MainActor
struct NewOrderTests {
  let folder: TemporaryFolder
  let mediator: Mediator
  let navigator: Navigator

  init() throws {
    folder = try TemporaryFolder()
    mediator = .orders(in: folder.directory)
    mediator.stubCalculator()
    mediator.stubRegion()
    navigator = Navigator(root: try mediator.order.list())
    navigator.choose("New order")
  }

  @Test("it begins empty, and cannot be placed yet")
  func begin() {
    #expect(
      navigator.render().description == """
        == Orders > New order ==

        Kind of repair: not chosen yet
        Hours: not chosen yet
        Region: not chosen yet
        Description: none
        Still needed: the kind of repair, the hours, the region.

          1. Choose the kind of repair
          2. Choose the hours
          3. Choose the region
          4. Describe what is broken
        """)
  }

  @Test("each part is asked for, then the order is placed and its detail takes the place")
  func wholeDialogue() throws {
    navigator.choose("Choose the kind of repair")
    #expect(
      navigator.render().description == """
        == Orders > New order > Kind of repair ==

        What is to be repaired?

          1. Plumbing
          2. Painting
        """)
    navigator.choose("Plumbing")
    navigator.choose("Choose the hours")
    #expect(
      navigator.render().description == """
        == Orders > New order > Hours ==

        How many hours will it take?

        Hours:
        """)
    navigator.submit(" 2 ")
    #expect(
      navigator.render().lines.suffix(2) == [
        "Estimated price: ¥120.50", "Still needed: the region.",
      ])
    navigator.choose("Choose the region")
    #expect(navigator.breadcrumbs == ["Orders", "New order", "Region"])
    navigator.choose("Xihu")
    navigator.choose("Describe what is broken")
    #expect(
      navigator.render().description == """
        == Orders > New order > Description ==

        What is broken?

        Description:
        """)
    navigator.submit(" The kitchen tap drips ")
    #expect(
      navigator.render().description == """
        == Orders > New order ==

        Kind of repair: Plumbing
        Hours: 2
        Region: Zhejiang, Hangzhou, Xihu
        Description: The kitchen tap drips
        Estimated price: ¥120.50

          1. Choose the kind of repair
          2. Choose the hours
          3. Choose the region
          4. Describe what is broken
          5. Place order
        """)
    #expect(folder.stored == nil)
    let start = Date()
    navigator.choose("Place order")
    let day = try #require(days(from: start).first { folder.stored?.contains($0) == true })
    let detail = navigator.render()
    #expect(detail.breadcrumbs == ["Orders", "Order 1"])
    #expect(
      detail.lines.filter { !$0.hasPrefix("Placed on: \(day) ") } == [
        "Kind of repair: Plumbing", "Description: The kitchen tap drips", "Hours: 2",
        "Region: Zhejiang, Hangzhou, Xihu", "Price: ¥120.50", "Not paid yet.",
      ])
    #expect(detail.choices == ["Pay"])
    navigator.back()
    #expect(
      navigator.render().choices == ["Order 1: Plumbing, ¥120.50, not paid yet", "New order"])
  }

  /// The day of a moment and today's, which differ where midnight has passed in between.
  private func days(from start: Date) -> [String] {
    [start, Date()].map { String($0.ISO8601Format().prefix(10)) }
  }

  @Test("an order is placed with what was chosen last")
  func changes() {
    navigator.fillIn()
    navigator.choose("Choose the kind of repair")
    navigator.choose("Painting")
    navigator.choose("Choose the hours")
    navigator.submit("3")
    navigator.choose("Place order")
    navigator.back()
    #expect(navigator.render().choices.first == "Order 1: Painting, ¥300.00, not paid yet")
  }

  @Test("leaving a question leaves its answer as it was")
  func leaveQuestions() {
    navigator.fillIn()
    let before = navigator.render()
    for question in before.choices.dropLast() {
      navigator.choose(question)
      #expect(navigator.breadcrumbs.count == 3)
      navigator.back()
      #expect(navigator.render() == before)
    }
  }

  @Test("leaving it without placing stores nothing")
  func leave() {
    navigator.fillIn()
    navigator.back()
    #expect(navigator.render().choices == ["New order"])
    #expect(folder.stored == nil)
  }

  @Test(
    "hours that are none are asked for again",
    arguments: ["0", "-1", "1.5", "two", "", "99999999999999999999"])
  func wrongHours(text: String) {
    navigator.choose("Choose the hours")
    navigator.submit(text)
    #expect(navigator.breadcrumbs.last == "Hours")
    #expect(
      navigator.render().notices == [
        "'\(text)' is not a number of hours. Enter a whole number above zero, such as 2."
      ])
  }

  @Test("an empty description is asked for again")
  func emptyDescription() {
    navigator.choose("Describe what is broken")
    navigator.submit("  ")
    #expect(navigator.breadcrumbs.last == "Description")
    #expect(
      navigator.render().notices == [
        "The description is empty. Enter what is broken, or go back."
      ])
  }

  @Test("placing twice stores one order")
  func placeTwice() throws {
    navigator.fillIn()
    let screen = navigator.top
    let place = try #require(screen.content.choices.last)
    #expect(place.label == "Place order")
    navigator.apply(try place.perform())
    let stored = folder.stored
    navigator.apply(try place.perform())
    #expect(navigator.breadcrumbs == ["Orders", "Order 1"])
    #expect(folder.stored == stored)

    navigator.apply(.push(screen))
    #expect(navigator.render().lines == ["This order was placed: it is order 1."])
    #expect(navigator.render().choices == ["Show order 1"])
    navigator.choose(1)
    #expect(navigator.breadcrumbs == ["Orders", "Order 1", "Order 1"])
    #expect(folder.stored == stored)
  }

  @Test("it can be opened by itself, and then begins with nothing before it")
  func alone() throws {
    let navigator = Navigator(root: try mediator.order.create())
    navigator.fillIn()
    navigator.choose("Place order")
    #expect(navigator.breadcrumbs == ["Order 1"])
  }

  @Test("presented, it gives way to the order as well, and back leads to the presenter")
  func presented() {
    let navigator = Navigator(root: StubScreen("Home", choices: []))
    navigator.apply(.present(mediator.order.createScreen()))
    navigator.fillIn()
    navigator.choose("Place order")
    #expect(navigator.breadcrumbs == ["Home", "Order 1"])
    navigator.back()
    #expect(navigator.breadcrumbs == ["Home"])
  }
}
