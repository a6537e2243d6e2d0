import Testing

/// The rules about attributes of imports: `testable-across-packages` and `reexport`.
struct AttributeRuleTests {
  private static let note = "; no configuration, so no rule about layers was checked\n"
  private static let core = FixturePackage("Core", .library("Core", ["Core.swift": ""]))

  @Test("@testable is for the package's own modules")
  func testable() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "Order", uses: ["Core"], .library("Order", ["Order.swift": ""]),
        .tests(
          "OrderTests", uses: ["Order", "Core/Core"],
          ["Tests.swift": "@testable import Order\n@testable import Core\nimport Testing\n"])))
    #expect(
      await tree.check() == """
        Order/Tests/OrderTests/Tests.swift:2:11: error: [testable-across-packages] target 'OrderTests' imports 'Core' of another package with @testable
          why: OrderTests → Core; what is internal is for the package's own tests
          fix: remove '@testable' and use what 'Core' makes public
        2 packages, 3 modules, 3 files: 1 violation\(Self.note)
        """)
  }

  @Test("a plain import of another package's module by tests is fine")
  func plain() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "Order", uses: ["Core"],
        .tests(
          "OrderTests", uses: ["Core/Core"],
          ["Tests.swift": "/* @testable */ import Core\n// @testable import Core\n"])))
    #expect(await tree.check() == "2 packages, 2 modules, 2 files: no violation" + Self.note)
  }

  @Test("@_exported is reported wherever it stands, a public import is not")
  func reexport() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "Order", uses: ["Core"],
        .library(
          "Order", uses: ["Core/Core"],
          ["A.swift": "public import Core\n@_exported\nimport Foundation\n"])))
    #expect(
      await tree.check() == """
        Order/Sources/Order/A.swift:3:1: error: [reexport] target 'Order' exports 'Foundation' again
          why: whoever imports Order uses Foundation without saying so
          fix: remove '@_exported' and import 'Foundation' where it is used
        2 packages, 2 modules, 2 files: 1 violation\(Self.note)
        """)
  }
}
