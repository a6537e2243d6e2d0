import Foundation
import MediatorCore
import OrderMediator
import ScreenKit
import Storage
import Testing

/// What is on the disk, and what happens where it cannot be read or written.
@MainActor
struct StoredOrdersTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func makeMediator(_ directory: DataDirectory? = nil) -> Mediator {
    let mediator = Mediator.orders(in: directory ?? folder.directory)
    mediator.stubCalculator()
    mediator.stubRegion()
    mediator.stubPayment()
    return mediator
  }

  private func place(_ mediator: Mediator, hours: String) throws {
    let navigator = Navigator(root: try mediator.order.create())
    navigator.fillIn(hours: hours)
    navigator.choose("Place order")
  }

  @Test("another mediator on the same folder has the same orders")
  func persistence() throws {
    try place(makeMediator(), hours: "2")
    let navigator = Navigator(root: try makeMediator().order.detail(orderId: 1))
    navigator.choose("Pay")
    navigator.choose("Pay as Ann")
    #expect(
      Navigator(root: try makeMediator().order.list()).render().choices
        == ["Order 1: Plumbing, ¥120.50, paid by Ann", "New order"])
  }

  @Test("screens and targets that work side by side lose no order")
  func sideBySide() throws {
    let mediator = makeMediator()
    let screens = [
      try mediator.order.create(),
      try #require(try mediator.performTarget("Order", action: "create") as? any Screen),
      try #require(
        try mediator.performTarget("Order", action: "create", shouldCacheTarget: true)
          as? any Screen),
      try makeMediator().order.create(),
    ]
    let navigators = screens.map { Navigator(root: $0) }
    for (index, navigator) in navigators.enumerated() { navigator.fillIn(hours: "\(index + 1)") }
    for navigator in navigators { navigator.choose("Place order") }
    #expect(
      Navigator(root: try mediator.order.list()).render().choices == [
        "Order 1: Plumbing, ¥60.25, not paid yet", "Order 2: Plumbing, ¥120.50, not paid yet",
        "Order 3: Plumbing, ¥180.75, not paid yet", "Order 4: Plumbing, ¥241.00, not paid yet",
        "New order",
      ])
  }

  @Test("the file of version 1 is what is written, and a new order has the next number")
  func format() throws {
    try folder.store(twoOrders)
    try place(makeMediator(), hours: "2")
    let stored = try #require(folder.stored)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(stored.utf8)) as? [String: Any])
    #expect(document.keys.sorted() == ["orders", "version"])
    #expect(document["version"] as? Int == 1)
    let orders = try #require(document["orders"] as? [[String: Any]])
    #expect(orders.map { $0["id"] as? Int } == [1, 4, 5])
    let before = try #require(
      try JSONSerialization.jsonObject(with: Data(twoOrders.utf8)) as? [String: Any])
    let ordersBefore = try #require(before["orders"] as? [[String: Any]])
    #expect(
      orders.dropLast().map { NSDictionary(dictionary: $0) }
        == ordersBefore.map { NSDictionary(dictionary: $0) })
    #expect(orders.last?["created"] is String)
  }

  @Test(
    "a file that is damaged is reported by every action, and nothing overwrites it",
    arguments: [
      ("", "empty"),
      ("not json", "JSON"),
      (#"{"orders": []}"#, "version"),
      (#"{"version": "1", "orders": []}"#, "version"),
      (#"{"version": 1}"#, "orders"),
      (#"{"version": 1, "orders": [{"id": 1}]}"#, "repair"),
      (twoOrders.replacing("\"id\": 4", with: "\"id\": 1"), "two orders have the number 1"),
      (
        twoOrders.replacing("\"id\": 4", with: "\"id\": 0"),
        "an order has the number 0, which is not above zero"
      ),
      (
        twoOrders.replacing("2026-11-30T23:59:00Z", with: "yesterday"),
        "\"yesterday\" is not a time such as 2026-01-31T09:30:00Z"
      ),
      (twoOrders.replacing("\"paid\"", with: "\"stolen\""), "status"),
    ])
  func damaged(text: String, finding: String) throws {
    let mediator = makeMediator()
    let list = Navigator(root: try mediator.order.list())
    let create = Navigator(root: try mediator.order.create())
    create.fillIn()
    #expect(create.render().choices.last == "Place order")
    try folder.store(text)

    let error = try #require(
      #expect(throws: StorageError.self) { try mediator.order.list() })
    #expect(error.path == folder.ordersFile.path)
    #expect(error.message.contains("damaged"))
    #expect(error.message.contains(finding))
    #expect(throws: error) { try mediator.order.detail(orderId: 1) }
    #expect(throws: error) { try mediator.order.create() }
    #expect(mediator.order.listScreen().content.lines == [error.message])

    #expect(list.render().lines == [error.message])
    #expect(list.render().choices == [])
    create.choose("Place order")
    #expect(create.render().notices == [error.message])
    #expect(create.breadcrumbs == ["New order"])
    #expect(folder.stored == text)
  }

  @Test("a file of another version is reported and left alone", arguments: [2, 0, -1])
  func otherVersion(version: Int) throws {
    let mediator = makeMediator()
    let create = Navigator(root: try mediator.order.create())
    create.fillIn()
    #expect(create.render().choices.last == "Place order")
    let text = #"{"version": \#(version), "repairs": {}}"#
    try folder.store(text)
    let sentence =
      "The file '\(folder.ordersFile.path)' has the format \(version), and this version of the app "
      + "reads the format 1 only. It was left as it is; use the version of the app that wrote it."
    #expect(mediator.order.listScreen().content.lines == [sentence])
    #expect(mediator.order.detailScreen(orderId: 1).content.lines == [sentence])
    #expect(mediator.order.createScreen().content.lines == [sentence])
    create.choose("Place order")
    #expect(create.render().notices == [sentence])
    #expect(folder.stored == text)
  }

  @Test("an order that cannot be written is not placed, and can be placed once it can be")
  func notWritten() throws {
    // A link to nowhere reads as a folder without orders, and cannot be made a folder.
    let target = folder.url.appendingPathComponent("target", isDirectory: true)
    let link = folder.url.appendingPathComponent("link", isDirectory: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: target.path)
    let mediator = makeMediator(DataDirectory(link))
    let navigator = Navigator(root: try mediator.order.create())
    navigator.fillIn()
    navigator.choose("Place order")
    let rendering = navigator.render()
    #expect(rendering.breadcrumbs == ["New order"])
    #expect(rendering.notices.count == 1)
    #expect(rendering.notices.first?.contains(link.path) == true)
    #expect(rendering.choices.last == "Place order")

    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
    navigator.choose("Place order")
    #expect(navigator.breadcrumbs == ["Order 1"])
    #expect(
      Navigator(root: try mediator.order.list()).render().choices
        == ["Order 1: Plumbing, ¥120.50, not paid yet", "New order"])
  }

  @Test("a data folder that is a file is reported by every action")
  func notAFolder() throws {
    try folder.store(twoOrders)
    let mediator = makeMediator(DataDirectory(folder.ordersFile))
    let error = try #require(#expect(throws: StorageError.self) { try mediator.order.list() })
    #expect(error.message.contains(folder.ordersFile.path))
    #expect(throws: error) { try mediator.order.detail(orderId: 1) }
    #expect(throws: error) { try mediator.order.create() }
    #expect(folder.stored == twoOrders)
  }

  @Test("the highest number there is can be read, and no order is added after it")
  func highestNumber() throws {
    let text = twoOrders.replacing("\"id\": 4", with: "\"id\": \(Int.max)")
    try folder.store(text)
    let navigator = Navigator(root: try makeMediator().order.create())
    navigator.fillIn()
    navigator.choose("Place order")
    #expect(
      navigator.render().notices == [
        "No order can be added: the last order has the highest number there is."
      ])
    #expect(folder.stored == text)
    #expect(try makeMediator().order.detail(orderId: .max).title == "Order \(Int.max)")
  }

  @Test("a mediator without a data folder says so")
  func noFolder() {
    let mediator = Mediator()
    let sentence =
      "Orders cannot be read or stored: the app has handed Order no data folder. Start the app with "
      + "one."
    #expect(mediator.order.listScreen().content.lines == [sentence])
    #expect(mediator.order.detailScreen(orderId: 1).content.lines == [sentence])
    #expect(mediator.order.createScreen().content.lines == [sentence])
  }
}
