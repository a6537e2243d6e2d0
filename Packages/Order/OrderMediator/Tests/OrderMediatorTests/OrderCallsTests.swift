import MediatorCore
import MediatorTesting
import OrderMediator
import ScreenKit
import Testing

/// Each method performs its action with its request, and hands back what the action answers.
@MainActor
struct OrderCallsTests {
  let mediator = Mediator()
  let answer = ErrorScreen("Answer", error: NoOrders())

  @Test("list performs the action list and hands back its screen")
  func list() throws {
    mediator.override(OrderContract.shared.list) { [answer] _, _ in answer }
    #expect(try mediator.order.list() === answer)
    #expect(mediator.order.listScreen() === answer)
  }

  @Test("detail performs the action detail with the number of the order", arguments: [1, 42])
  func detail(orderId: Int) throws {
    var requests: [OrderDetailRequest] = []
    mediator.override(OrderContract.shared.detail) { [answer] request, _ in
      requests.append(request)
      return answer
    }
    #expect(try mediator.order.detail(orderId: orderId) === answer)
    #expect(mediator.order.detailScreen(orderId: orderId) === answer)
    #expect(requests == Array(repeating: OrderDetailRequest(orderId: orderId), count: 2))
  }

  @Test("create performs the action create and hands back its screen")
  func create() throws {
    mediator.override(OrderContract.shared.create) { [answer] _, _ in answer }
    #expect(try mediator.order.create() === answer)
    #expect(mediator.order.createScreen() === answer)
  }

  @Test("an error of the action reaches the caller, or is said on a screen")
  func errors() {
    mediator.override(OrderContract.shared.list) { _, _ in throw NoOrders() }
    mediator.override(OrderContract.shared.detail) { _, _ in throw NoOrders() }
    mediator.override(OrderContract.shared.create) { _, _ in throw NoOrders() }
    #expect(throws: NoOrders()) { try mediator.order.list() }
    #expect(throws: NoOrders()) { try mediator.order.detail(orderId: 7) }
    #expect(throws: NoOrders()) { try mediator.order.create() }
    expectErrorScreen(mediator.order.listScreen(), "Orders", "The orders are on strike.")
    expectErrorScreen(
      mediator.order.detailScreen(orderId: 7), "Order 7", "The orders are on strike.")
    expectErrorScreen(mediator.order.createScreen(), "New order", "The orders are on strike.")
  }

  @Test("where Order is not linked, every method says so")
  func missing() {
    let isMissing = { @Sendable (error: any Error) in
      (error as? MediatorError)?.code == .targetNotFound
    }
    #expect(performing: { try mediator.order.list() }, throws: isMissing)
    #expect(performing: { try mediator.order.detail(orderId: 7) }, throws: isMissing)
    #expect(performing: { try mediator.order.create() }, throws: isMissing)
    let screens = [
      mediator.order.listScreen(), mediator.order.detailScreen(orderId: 7),
      mediator.order.createScreen(),
    ]
    #expect(screens.map(\.title) == ["Orders", "Order 7", "New order"])
    for screen in screens {
      let lines = screen.content.lines
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("Order is not part of this binary") == true)
      #expect(screen.content.choices.isEmpty)
    }
  }

  private func expectErrorScreen(
    _ screen: any Screen, _ title: String, _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(screen is ErrorScreen, sourceLocation: sourceLocation)
    #expect(screen.title == title, sourceLocation: sourceLocation)
    #expect(screen.content.lines == [sentence], sourceLocation: sourceLocation)
  }
}
