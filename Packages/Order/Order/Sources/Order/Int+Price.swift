extension Int {
  /// The highest price that can be entered, in cents.
  static let highestPrice = 1_000_000_00

  /// The cents of a price as a customer enters it, such as `120` or `120.50`.
  init(price text: String) throws {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard
      parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { throw OrderError.notPrice(text) }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.count <= 2 else { throw OrderError.tooManyDecimals(text) }
    // These are digits only, so there is no number where it would be too high for an Int.
    guard let cents = Int(parts[0] + (decimals + "00").prefix(2)), cents <= Self.highestPrice else {
      throw OrderError.priceTooHigh(text)
    }
    guard cents > 0 else { throw OrderError.priceOfZero }
    self = cents
  }

  /// The amount in cents as a price, such as `¥120.50`.
  var price: String {
    // By magnitude, for the smallest Int has no positive counterpart.
    let (yuan, cents) = magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(self < 0 ? "-" : "")¥\(yuan).\(cents < 10 ? "0" : "")\(cents)"
  }
}
