import CalculatorMediator
import Foundation
import MediatorCore
import RegionMediator
import ScreenKit

/// Where somebody puts a repair order together and places it.
///
/// It is pushed; the order, once it is stored, takes its place, so going back from there leads to where
/// the order was begun.
final class NewOrderScreen: Screen {
  let title = "New order"
  let mediator: Mediator
  var repair: String?
  var hours: Int?
  var region: RegionChoice?
  var details: String?
  /// The price that was entered by hand, in cents; it counts where Calculator has none.
  var agreedPrice: Int?
  private let store: OrderStore
  /// The number of the order that was placed here; a second one is not.
  private var placed: Int?

  init(store: OrderStore, mediator: Mediator) {
    self.store = store
    self.mediator = mediator
  }

  var content: ScreenContent {
    if let placed {
      return ScreenContent(
        ["This order was placed: it is order \(placed)."],
        choices: [Choice("Show order \(placed)") { self.show(placed) }])
    }
    let price = price()
    return ScreenContent(
      [
        "Kind of repair: \(repair ?? "not chosen yet")",
        "Hours: \(hours.map(String.init) ?? "not chosen yet")",
        "Region: \(region?.description ?? "not chosen yet")",
        "Description: \(details ?? "none")",
      ] + lines(price),
      choices: questions + (price.isByHand ? [agreedPriceQuestion] : []) + placing(price.cents))
  }

  private func show(_ id: Int) -> Step {
    .replace(OrderDetailScreen(id, store: store, mediator: mediator))
  }
}

// MARK: Price and placing

extension NewOrderScreen {
  private enum Price {
    /// It is not known yet what is to be priced.
    case open
    case estimated(Int)
    /// Calculator has no price, for the reason that the sentence gives.
    case byHand(Int?, String)

    var cents: Int? {
      switch self {
      case .open: nil
      case .estimated(let cents): cents
      case .byHand(let cents, _): cents
      }
    }

    var isByHand: Bool {
      if case .byHand = self { true } else { false }
    }
  }

  private func price() -> Price {
    do {
      guard let repair, let hours else {
        // That there are no prices is better said before all else is filled in.
        _ = try mediator.calculator.repairs()
        return .open
      }
      return .estimated(try mediator.calculator.estimate(repair: repair, hours: hours))
    } catch {
      return .byHand(agreedPrice, error.sentence)
    }
  }

  private func lines(_ price: Price) -> [String] {
    var missing =
      (repair == nil ? ["the kind of repair"] : []) + (hours == nil ? ["the hours"] : [])
      + (region == nil ? ["the region"] : [])
    var lines: [String] = []
    switch price {
    case .open: break
    case .estimated(let cents): lines = ["Estimated price: \(cents.price)"]
    case .byHand(let cents, let reason):
      lines = [
        "There is no estimated price. \(reason)",
        "Price agreed with the repairer: \(cents?.price ?? "not entered yet")",
      ]
      if cents == nil { missing.append("the price agreed with the repairer") }
    }
    return lines + (missing.isEmpty ? [] : ["Still needed: \(missing.joined(separator: ", "))."])
  }

  /// The choice to place what is shown, at the price that is shown.
  private func placing(_ cents: Int?) -> [Choice] {
    guard let cents, let repair, let hours, let region else { return [] }
    return [
      Choice("Place order") { [details] in
        try self.place { id in
          RepairOrder(
            id: id, repair: repair, description: details, region: region.description,
            hours: hours, cents: cents, created: Timestamp(Date()))
        }
      }
    ]
  }

  private func place(_ make: (Int) -> RepairOrder) throws -> Step {
    let id = try placed ?? store.add(make).id
    placed = id
    return show(id)
  }
}
