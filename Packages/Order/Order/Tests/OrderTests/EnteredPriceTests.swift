import Testing

@testable import Order

/// How entered prices are read.
struct EnteredPriceTests {
  @Test(
    "an amount with at most two decimals is a price",
    arguments: [
      ("120", 12000), ("120.50", 12050), ("120.5", 12050), ("0.01", 1), ("007", 700),
      ("1000000", 100_000_000), ("1000000.00", 100_000_000),
    ])
  func price(text: String, cents: Int) throws {
    #expect(try Int(price: text) == cents)
  }

  @Test(
    "what is not an amount is refused",
    arguments: [
      "", "abc", "-5", "+5", ".", "5.", ".5", "1.2.3", "1,200", "120,50", "1e3", "¥120", "1 000",
      "١٢", "5\u{301}",
    ])
  func notPrice(text: String) {
    expect(
      text,
      "'\(text)' is not a price. Enter an amount above zero with at most two decimals, such as 120 "
        + "or 120.50.")
  }

  @Test("more than two decimals are refused", arguments: ["1.234", "120.500", "0.001"])
  func decimals(text: String) {
    expect(
      text, "'\(text)' has more than two decimals. Enter an amount such as 120 or 120.50.")
  }

  @Test("nothing is no price", arguments: ["0", "0.00", "000"])
  func zero(text: String) {
    expect(text, "The price is zero. Enter an amount above zero, such as 120 or 120.50.")
  }

  @Test(
    "an amount above the highest price is refused",
    arguments: ["1000000.01", "1000001", "92233720368547758.08", "99999999999999999999"])
  func tooHigh(text: String) {
    expect(text, "'\(text)' is too high a price. Enter an amount of at most ¥1000000.00.")
  }

  private func expect(
    _ text: String, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: OrderError.self, sourceLocation: sourceLocation) {
      try Int(price: text)
    }
    #expect(error?.description == sentence, sourceLocation: sourceLocation)
  }
}
