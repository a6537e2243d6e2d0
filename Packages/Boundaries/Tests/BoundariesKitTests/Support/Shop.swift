/// A tree with a forbidden import, and with what the layers allow.
enum Shop {
  static let core = FixturePackage("Core", .library("Core", ["Core.swift": ""]))
  static let paymentMediator = FixturePackage(
    "Payment/PaymentMediator", uses: ["Core"],
    .library("PaymentMediator", uses: ["Core/Core"], ["Calls.swift": "public import Core\n"]))
  static let payment = FixturePackage(
    "Payment/Payment", uses: ["Core"],
    .library(
      "Payment", uses: ["Core/Core"], ["Pay.swift": "import Core\n", "Card.swift": "import Core\n"]),
    .tests(
      "PaymentTests", uses: ["Payment"], ["Tests.swift": "@testable import Payment\n"]))
  static let order = FixturePackage(
    "Order/Order", uses: ["Payment/PaymentMediator"],
    .library(
      "Order", uses: ["PaymentMediator/PaymentMediator"],
      ["Detail.swift": "import PaymentMediator\nimport Payment\n"]))
  static let app = FixturePackage(
    ".", uses: ["Order/Order", "Payment/Payment"],
    .executable("App", uses: ["Order/Order", "Payment/Payment"], ["main.swift": ""]))

  static func tree() throws -> Tree {
    try Tree(core, paymentMediator, payment, order, app, configuration: Layers.text)
  }
}
