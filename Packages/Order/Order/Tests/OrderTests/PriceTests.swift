import Testing

@testable import Order

/// How prices are written.
struct PriceTests {
  @Test(
    "cents become yuan with two decimals",
    arguments: [
      (0, "¥0.00"), (5, "¥0.05"), (99, "¥0.99"), (100, "¥1.00"), (12050, "¥120.50"),
      (123_456_789, "¥1234567.89"), (-1, "-¥0.01"), (Int.min, "-¥92233720368547758.08"),
    ])
  func price(cents: Int, text: String) {
    #expect(cents.price == text)
  }
}
