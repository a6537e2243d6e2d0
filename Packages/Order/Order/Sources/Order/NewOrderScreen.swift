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
  private let store: OrderStore
  private let mediator: Mediator
  private var repair: String?
  private var hours: Int?
  private var region: RegionChoice?
  private var details: String?
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
    let price = Result { try estimate() }
    return ScreenContent(
      [
        "Kind of repair: \(repair ?? "not chosen yet")",
        "Hours: \(hours.map(String.init) ?? "not chosen yet")",
        "Region: \(region?.description ?? "not chosen yet")",
        "Description: \(details ?? "none")",
      ] + lines(price),
      choices: [
        Choice("Choose the kind of repair", askRepair),
        Choice("Choose the hours", askHours),
        Choice("Choose the region", askRegion),
        Choice("Describe what is broken", askDetails),
      ] + placing(try? price.get()))
  }

  private func show(_ id: Int) -> Step {
    .replace(OrderDetailScreen(id, store: store, mediator: mediator))
  }
}

// MARK: Price and placing

extension NewOrderScreen {
  /// The price in cents, or nil as long as it is not known what is to be priced.
  private func estimate() throws -> Int? {
    guard let repair, let hours else {
      // Without prices there is no order, and that is better said before all else is filled in.
      _ = try mediator.calculator.repairs()
      return nil
    }
    return try mediator.calculator.estimate(repair: repair, hours: hours)
  }

  private func lines(_ price: Result<Int?, any Error>) -> [String] {
    switch price {
    case .failure(let error):
      return ["There is no price, so this order cannot be placed. \(error.sentence)"]
    case .success(let cents):
      let missing =
        (repair == nil ? ["the kind of repair"] : []) + (hours == nil ? ["the hours"] : [])
        + (region == nil ? ["the region"] : [])
      let price = cents.map { ["Estimated price: \($0.price)"] } ?? []
      return price + (missing.isEmpty ? [] : ["Still needed: \(missing.joined(separator: ", "))."])
    }
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

// MARK: Questions

extension NewOrderScreen {
  private func askRepair() throws -> Step {
    let choices = try mediator.calculator.repairs().map { repair in
      Choice(repair) {
        self.repair = repair
        return .pop
      }
    }
    return .push(
      QuestionScreen("Kind of repair", ScreenContent(["What is to be repaired?"], choices: choices))
    )
  }

  private func askHours() -> Step {
    let prompt = Prompt("Hours: ") { text in
      guard let hours = Int(text.trimmingCharacters(in: .whitespaces)), hours > 0 else {
        throw OrderError.notHours(text)
      }
      self.hours = hours
      return .pop
    }
    return .push(
      QuestionScreen("Hours", ScreenContent(["How many hours will it take?"], prompt: prompt)))
  }

  // It throws where there is no picker, so that this screen says so and stays.
  private func askRegion() throws -> Step {
    .present(
      try mediator.region.pickRegion(
        completion: Callback(mainActor: { region in self.region = region })))
  }

  private func askDetails() -> Step {
    let prompt = Prompt("Description: ") { text in
      let text = text.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { throw OrderError.noDescription }
      self.details = text
      return .pop
    }
    return .push(
      QuestionScreen("Description", ScreenContent(["What is broken?"], prompt: prompt)))
  }
}
