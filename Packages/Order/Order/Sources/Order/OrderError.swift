import RegionMediator

/// Why Order could not do what it was asked to; each is a sentence for a customer.
enum OrderError: Error, Hashable {
  case noDataDirectory
  case unknownOrder(Int)
  case unknownVersion(Int, path: String)
  case noNumberLeft
  case alreadyPaid(Int, payer: String, other: String)
  case otherAmount(Int, cents: Int, paid: Int)
  case notHours(String)
  case noDescription
  case noRepair
  case notRegion(String)
  case notPrice(String)
  case tooManyDecimals(String)
  case priceOfZero
  case priceTooHigh(String)
}

extension OrderError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noDataDirectory:
      "Orders cannot be read or stored: the app has handed Order no data folder. Start the app with "
        + "one."
    case .unknownOrder(let id):
      "There is no repair order \(id). Look it up in the list of orders."
    case .unknownVersion(let version, let path):
      "The file '\(path)' has the format \(version), and this version of the app reads the format "
        + "\(OrderDocument.currentVersion) only. It was left as it is; use the version of the app "
        + "that wrote it."
    case .noNumberLeft:
      "No order can be added: the last order has the highest number there is."
    case .alreadyPaid(let id, let payer, let other):
      "Order \(id) was paid by \(payer) already; please ask us to return the payment by \(other)."
    case .otherAmount(let id, let cents, let paid):
      "Order \(id) costs \(cents.price), but \(paid.price) was paid, so it does not count as paid; "
        + "please ask us to correct it."
    case .notHours(let text):
      "'\(text)' is not a number of hours. Enter a whole number above zero, such as 2."
    case .noDescription:
      "The description is empty. Enter what is broken, or go back."
    case .noRepair:
      "The kind of repair is empty. Enter what is to be repaired, such as Plumbing, or go back."
    case .notRegion(let text):
      "'\(text)' is not a province, a city and a district. Enter all three with commas between them, "
        + "such as \(RegionChoice.example)."
    case .notPrice(let text):
      "'\(text)' is not a price. Enter an amount above zero with at most two decimals, such as 120 "
        + "or 120.50."
    case .tooManyDecimals(let text):
      "'\(text)' has more than two decimals. Enter an amount such as 120 or 120.50."
    case .priceOfZero:
      "The price is zero. Enter an amount above zero, such as 120 or 120.50."
    case .priceTooHigh(let text):
      "'\(text)' is too high a price. Enter an amount of at most \(Int.highestPrice.price)."
    }
  }
}
