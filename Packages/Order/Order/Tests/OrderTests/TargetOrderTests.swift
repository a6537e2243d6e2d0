import Foundation
import MediatorCore
import OrderMediator
import ScreenKit
import Testing

/// The door: what it answers to names and to URLs.
@MainActor
struct TargetOrderTests {
  let folder: TemporaryFolder
  let mediator: Mediator

  init() throws {
    folder = try TemporaryFolder()
    try folder.store(twoOrders)
    mediator = .orders(in: folder.directory)
    mediator.stubCalculator()
  }

  @Test(
    "classic calls reach the same screens",
    arguments: [
      ("list", [:], "Orders"), ("detail", ["orderId": 4], "Order 4"), ("create", [:], "New order"),
    ] as [(String, [String: Int], String)])
  func classic(action: String, params: [String: Int], title: String) throws {
    let answer = try mediator.performTarget("Order", action: action, params: params)
    #expect((answer as? any Screen)?.title == title)
  }

  @Test(
    "URLs reach the same screens",
    arguments: [
      ("homefix://Order/list", "Orders"), ("homefix://Order/detail?orderId=4", "Order 4"),
      ("homefix://Order/create", "New order"),
    ])
  func urls(text: String, title: String) throws {
    let url = try #require(URL(string: text))
    #expect((try mediator.performAction(url: url) as? any Screen)?.title == title)
  }

  @Test("an order that there is none of is an error", arguments: [9, 2, 0, -1, Int.min])
  func unknownOrder(id: Int) throws {
    let sentence = "There is no repair order \(id). Look it up in the list of orders."
    let error = #expect(throws: (any Error).self) { try mediator.order.detail(orderId: id) }
    #expect("\(try #require(error))" == sentence)
    let url = try #require(URL(string: "homefix://Order/detail?orderId=\(id)"))
    let remote = #expect(throws: (any Error).self) { try mediator.performAction(url: url) }
    #expect("\(try #require(remote))" == sentence)
    let screen = mediator.order.detailScreen(orderId: id)
    #expect(screen.title == "Order \(id)")
    #expect(screen.content.lines == [sentence])
  }

  @Test("an order that leaves the disk while it is shown is missed on its screen")
  func lostOrder() throws {
    let navigator = Navigator(root: try mediator.order.detail(orderId: 4))
    try FileManager.default.removeItem(at: folder.ordersFile)
    #expect(
      navigator.render().lines == ["There is no repair order 4. Look it up in the list of orders."])
    #expect(navigator.render().choices == [])
  }
}
