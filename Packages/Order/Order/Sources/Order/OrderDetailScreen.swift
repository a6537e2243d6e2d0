import MediatorCore
import PaymentMediator
import ScreenKit

/// Everything about one repair order, and the way to pay for it.
final class OrderDetailScreen: Screen {
  var title: String { "Order \(id)" }
  private let id: Int
  private let store: OrderStore
  private let mediator: Mediator

  init(_ id: Int, store: OrderStore, mediator: Mediator) {
    self.id = id
    self.store = store
    self.mediator = mediator
  }

  var content: ScreenContent {
    do {
      let order = try store.order(id)
      return ScreenContent(lines(order) + warning, choices: choices(order))
    } catch {
      return ScreenContent([error.sentence] + warning)
    }
  }

  private func lines(_ order: RepairOrder) -> [String] {
    var lines = ["Kind of repair: \(order.repair)"]
    if let description = order.description { lines.append("Description: \(description)") }
    lines += [
      "Hours: \(order.hours)",
      "Region: \(order.region)",
      "Price: \(order.cents.price)",
      "Placed on: \(order.created)",
    ]
    switch order.status {
    case .placed: lines.append("Not paid yet.")
    case .paid(let payer): lines.append("Paid by \(payer).")
    }
    return lines
  }

  private var warning: [String] {
    guard let unsaved = store.unsaved.byOrder[id] else { return [] }
    return [
      "The payment of \(unsaved.receipt.cents.price) by \(unsaved.receipt.payer) is not recorded "
        + "with this order. \(unsaved.problem)"
    ]
  }

  private func choices(_ order: RepairOrder) -> [Choice] {
    guard order.status == .placed else { return [] }
    // Nobody is asked to pay a second time because a payment could not be stored.
    if let unsaved = store.unsaved.byOrder[id] {
      return [
        Choice("Record the payment") {
          self.markPaid(unsaved.receipt)
          return .stay
        }
      ]
    }
    return [Choice("Pay", pay)]
  }

  private func pay() throws -> Step {
    // It may have been paid since this screen was shown.
    let order = try store.order(id)
    guard order.status == .placed, store.unsaved.byOrder[id] == nil else { return .stay }
    return .present(
      mediator.payment.payScreen(
        title: "Repair order \(id)", cents: order.cents,
        completion: Callback(mainActor: { receipt in self.markPaid(receipt) })))
  }

  private func markPaid(_ receipt: PaymentReceipt) {
    do {
      try store.markPaid(id, receipt)
      store.unsaved.byOrder[id] = nil
    } catch {
      store.unsaved.byOrder[id] = (receipt, error.sentence)
    }
  }
}
