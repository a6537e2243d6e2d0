extension Int {
  /// This many cents as an amount of money, such as `¥120.50`.
  var yuan: String {
    let (whole, cents) = magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(self < 0 ? "-" : "")¥\(whole).\(cents < 10 ? "0" : "")\(cents)"
  }
}
