import MediatorCore
import OrderMediator
import ScreenKit
import Testing

/// The list, and where its choices lead.
@MainActor
struct OrderListTests {
  let folder: TemporaryFolder
  let mediator: Mediator

  init() throws {
    folder = try TemporaryFolder()
    mediator = .orders(in: folder.directory)
    mediator.stubCalculator()
  }

  @Test("without orders it says what to do, and writes nothing")
  func empty() throws {
    let navigator = Navigator(root: try mediator.order.list())
    #expect(
      navigator.render().description == """
        == Orders ==

        There are no repair orders yet. Choose New order to place the first one.

          1. New order
        """)
    #expect(folder.stored == nil)
  }

  @Test("each order is a line and leads to its detail, new orders come last")
  func orders() throws {
    try folder.store(twoOrders)
    let navigator = Navigator(root: try mediator.order.list())
    #expect(
      navigator.render().description == """
        == Orders ==

        Choose an order to see everything about it, or place a new one.

          1. Order 1: Plumbing, ¥120.50, not paid yet
          2. Order 4: Painting, ¥800.00, paid by Ann
          3. New order
        """)
    navigator.choose(2)
    #expect(navigator.breadcrumbs == ["Orders", "Order 4"])
    navigator.back()
    navigator.choose(3)
    #expect(navigator.breadcrumbs == ["Orders", "New order"])
  }

  @Test("coming back to it shows what the disk has by then")
  func reread() throws {
    let navigator = Navigator(root: try mediator.order.list())
    #expect(navigator.render().choices == ["New order"])
    navigator.choose(1)
    try folder.store(twoOrders)
    navigator.back()
    #expect(navigator.render().choices.count == 3)
  }
}
