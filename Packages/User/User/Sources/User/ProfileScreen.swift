import ScreenKit

/// Who a repairer is, for the customer who is to let them in.
final class ProfileScreen: Screen {
  private let repairer: Repairer

  init(of repairer: Repairer) {
    self.repairer = repairer
  }

  var title: String { repairer.name }

  var content: ScreenContent {
    ScreenContent([
      "Trade: \(repairer.trade)",
      "City: \(repairer.city)",
      "Years in the trade: \(repairer.years)",
      "Rating: \(repairer.rating) of 5, from \(repairer.reviews) reviews",
      "User number: \(repairer.id)",
    ])
  }
}
