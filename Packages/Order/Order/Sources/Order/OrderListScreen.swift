import MediatorCore
import ScreenKit

/// All repair orders, read anew each time it is shown.
final class OrderListScreen: Screen {
  let title = "Orders"
  private let store: OrderStore
  private let mediator: Mediator

  init(store: OrderStore, mediator: Mediator) {
    self.store = store
    self.mediator = mediator
  }

  var content: ScreenContent {
    let orders: [RepairOrder]
    do {
      orders = try store.orders()
    } catch {
      return ScreenContent([error.sentence])
    }
    let newOrder = Choice("New order") {
      .push(NewOrderScreen(store: self.store, mediator: self.mediator))
    }
    guard !orders.isEmpty else {
      return ScreenContent(
        ["There are no repair orders yet. Choose New order to place the first one."],
        choices: [newOrder])
    }
    return ScreenContent(
      ["Choose an order to see everything about it, or place a new one."],
      choices: orders.map(choice) + [newOrder])
  }

  private func choice(_ order: RepairOrder) -> Choice {
    let status =
      switch order.status {
      case .placed: "not paid yet"
      case .paid(let payer): "paid by \(payer)"
      }
    return Choice("Order \(order.id): \(order.repair), \(order.cents.price), \(status)") {
      .push(OrderDetailScreen(order.id, store: self.store, mediator: self.mediator))
    }
  }
}
