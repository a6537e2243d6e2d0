extension Int {
  /// The amount in cents as a price, such as `¥120.50`.
  var price: String {
    // By magnitude, for the smallest Int has no positive counterpart.
    let (yuan, cents) = magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(self < 0 ? "-" : "")¥\(yuan).\(cents < 10 ? "0" : "")\(cents)"
  }
}
