import Testing

struct UnlinkedModuleRuleTests {
  private static func tree(appUses: [String]) throws -> Tree {
    try Tree(
      FixturePackage("Payment/Payment", .library("Payment", ["Pay.swift": ""])),
      FixturePackage("Payment/PaymentMediator", .library("PaymentMediator", ["Calls.swift": ""])),
      FixturePackage("User/UserMediator", .library("UserMediator", ["Calls.swift": ""])),
      FixturePackage(
        "Order/Order", uses: ["Payment/PaymentMediator"],
        .library(
          "Order", uses: ["PaymentMediator/PaymentMediator"],
          ["A.swift": "\nimport PaymentMediator\n"])),
      FixturePackage(
        ".", uses: ["Order/Order", "Payment/Payment"],
        .executable(
          "App", uses: appUses.map { FixtureTarget.Use(stringLiteral: "\($0)/\($0)").under($0) },
          ["main.swift": ""]),
        .library("Kit", uses: ["Payment/Payment"], ["Kit.swift": ""])),
      configuration: Layers.text)
  }

  @Test("an extension package in use whose module no executable links is reported")
  func unlinked() async throws {
    #expect(
      try await Self.tree(appUses: ["Order"]).check() == """
        Payment/PaymentMediator/Package.swift:1:1: error: [unlinked-module] extension package 'PaymentMediator' is used, but no composition links its module 'Payment/Payment'
          why: Order → PaymentMediator at Order/Order/Sources/Order/A.swift:2:1
          fix: add the module to the dependencies of App
        5 packages, 6 modules, 6 files: 1 violation

        """)
  }

  @Test("nothing is said of links where a manifest is missing, for that may have them")
  func missing() async throws {
    let tree = try Self.tree(appUses: ["Order"])
    try tree.write("", to: "Other/Package.swift")
    #expect(
      await tree.check() == """
        Other/Package.swift: error: The test has no such package.
        5 packages, 6 modules, 6 files: no violation; the check is not whole: 1 problem

        """)
  }

  @Test("a link under a trait is one, and an extension package that nobody uses needs none")
  func linked() async throws {
    #expect(
      try await Self.tree(appUses: ["Order", "Payment"]).check()
        == "5 packages, 6 modules, 6 files: no violation\n")
  }
}
