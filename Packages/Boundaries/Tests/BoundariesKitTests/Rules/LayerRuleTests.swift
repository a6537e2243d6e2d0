import Testing

struct LayerRuleTests {
  private static let core = FixturePackage(
    "Core", .library("Core", ["Core.swift": "public struct Core {}\n"]),
    .library("CoreTesting", uses: ["Core"], ["Probe.swift": "import Core\n"]))
  private static let paymentMediator = FixturePackage(
    "Payment/PaymentMediator", uses: ["Core"],
    .library("PaymentMediator", uses: ["Core/Core"], ["Calls.swift": "public import Core\n"]))
  private static let payment = FixturePackage(
    "Payment/Payment", uses: ["Core"],
    .library("Payment", uses: ["Core/Core"], ["Pay.swift": "import Core\n"]))

  @Test("a business module that imports another one is told to use its extension package")
  func importsBusiness() async throws {
    let tree = try Tree(
      Self.core, Self.paymentMediator, Self.payment,
      FixturePackage(
        "Order/Order", uses: ["Payment/Payment"],
        .library(
          "Order", uses: ["Payment/Payment"], ["Detail.swift": "// Detail\n  import Payment\n"])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Order/Order/Package.swift:17:24: error: [layer] business module 'Order' depends on business module 'Payment'
          why: Order → Payment; the layer 'business' may use 'core' and 'extension'
          fix: depend on PaymentMediator, its extension package, instead
        Order/Order/Sources/Order/Detail.swift:2:3: error: [layer] business module 'Order' imports business module 'Payment'
          why: Order → Payment; the layer 'business' may use 'core' and 'extension'
          fix: import PaymentMediator, its extension package, and call what that offers
        4 packages, 5 modules, 5 files: 2 violations

        """)
  }

  @Test("a business module that imports another one's extension package is fine")
  func importsExtension() async throws {
    let tree = try Tree(
      Self.core, Self.paymentMediator, Self.payment,
      FixturePackage(
        "Order/Order", uses: ["Payment/PaymentMediator"],
        .library(
          "Order", uses: ["PaymentMediator/PaymentMediator"],
          [
            "Detail.swift":
              "import PaymentMediator\n// import Payment\nlet text = \"import Payment\"\n"
          ]
        )),
      configuration: Layers.text)
    #expect(await tree.check() == "4 packages, 5 modules, 5 files: no violation\n")
  }

  @Test("an extension package may use neither another one nor a business module")
  func extensionUsesExtension() async throws {
    let tree = try Tree(
      Self.core, Self.paymentMediator, Self.payment,
      FixturePackage(
        "Order/OrderMediator", uses: ["Payment/PaymentMediator", "Payment/Payment"],
        .library(
          "OrderMediator", uses: ["PaymentMediator/PaymentMediator", "Payment/Payment"],
          ["Calls.swift": "import PaymentMediator; import Payment\n"])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Order/OrderMediator/Package.swift:18:24: error: [layer] extension module 'OrderMediator' depends on extension module 'PaymentMediator'
          why: OrderMediator → PaymentMediator; the layer 'extension' may use 'core'
          fix: remove the dependency, or move what is shared into a layer that both may use
        Order/OrderMediator/Package.swift:19:24: error: [layer] extension module 'OrderMediator' depends on business module 'Payment'
          why: OrderMediator → Payment; the layer 'extension' may use 'core'
          fix: remove the dependency, or move what is shared into a layer that both may use
        Order/OrderMediator/Sources/OrderMediator/Calls.swift:1:1: error: [layer] extension module 'OrderMediator' imports extension module 'PaymentMediator'
          why: OrderMediator → PaymentMediator; the layer 'extension' may use 'core'
          fix: remove the import, or move what is shared into a layer that both may use
        Order/OrderMediator/Sources/OrderMediator/Calls.swift:1:25: error: [layer] extension module 'OrderMediator' imports business module 'Payment'
          why: OrderMediator → Payment; the layer 'extension' may use 'core'
          fix: remove the import, or move what is shared into a layer that both may use
        4 packages, 5 modules, 5 files: 4 violations

        """)
  }

  @Test("an extension package is not told to import itself instead of its module")
  func extensionUsesItsModule() async throws {
    let tree = try Tree(
      Self.core, Self.payment,
      FixturePackage(
        "Payment/PaymentMediator", uses: ["Payment/Payment"],
        .library(
          "PaymentMediator", uses: ["Payment/Payment"], ["Calls.swift": "import Payment\n"])),
      configuration: Layers.text)
    let text = await tree.check()
    #expect(
      text == """
        Payment/PaymentMediator/Package.swift:17:24: error: [layer] extension module 'PaymentMediator' depends on business module 'Payment'
          why: PaymentMediator → Payment; the layer 'extension' may use 'core'
          fix: remove the dependency: perform the action through the mediator, or move what both need into this package
        Payment/PaymentMediator/Sources/PaymentMediator/Calls.swift:1:1: error: [layer] extension module 'PaymentMediator' imports business module 'Payment'
          why: PaymentMediator → Payment; the layer 'extension' may use 'core'
          fix: remove the import: perform the action through the mediator, or move what both need into this package
        3 packages, 4 modules, 4 files: 2 violations

        """)
  }

  @Test("tests that import another business module are told to stub what it answers")
  func testsUseBusiness() async throws {
    let tree = try Tree(
      Self.core, Self.paymentMediator, Self.payment,
      FixturePackage(
        "Order/Order",
        .library("Order", ["Detail.swift": ""]), .library("OrderHelp", ["Help.swift": ""]),
        .tests(
          "OrderTests", uses: ["OrderHelp", "Order"],
          ["Tests.swift": "@testable import Payment\n@testable import Order\nimport OrderHelp\n"]),
        .tests("Journeys", uses: ["OrderHelp"], ["A.swift": "import OrderHelp\nimport Payment\n"]),
        .tests("Lonely", ["A.swift": "import Payment\n"])),
      configuration: Layers.text)
    let rest = """
        why: %@ → Payment; tests of the layer 'business' may use 'core', 'extension' and 'support'
        fix: remove the import, and stub the actions that PaymentMediator declares with an override (MediatorTesting)
      """
    let tests = "Order/Order/Tests"
    let text = await tree.check()
    #expect(
      text == """
        \(tests)/Journeys/A.swift:2:1: error: [layer] tests of business module 'OrderHelp' import business module 'Payment'
        \(rest.replacing("%@", with: "Journeys"))
        \(tests)/Lonely/A.swift:1:1: error: [layer] business tests 'Lonely' import business module 'Payment'
        \(rest.replacing("%@", with: "Lonely"))
        \(tests)/OrderTests/Tests.swift:1:11: error: [layer] tests of business module 'Order' import business module 'Payment'
        \(rest.replacing("%@", with: "OrderTests"))
        \(tests)/OrderTests/Tests.swift:1:11: error: [testable-across-packages] target 'OrderTests' imports 'Payment' of another package with @testable
          why: OrderTests → Payment; what is internal is for the package's own tests
          fix: remove the import, and stub the actions of 'Payment' with an override (MediatorTesting)
        4 packages, 9 modules, 9 files: 4 violations

        """)
  }

  @Test("test support is for tests, and not for what they test")
  func testSupport() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "Payment/Payment", uses: ["Core"],
        .library(
          "Payment", uses: ["Core/CoreTesting"], ["Pay.swift": "import CoreTesting\n"]),
        .tests(
          "PaymentTests", uses: ["Payment", "Core/CoreTesting"],
          ["PayTests.swift": "import CoreTesting\n@testable import Payment\n"])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Payment/Payment/Package.swift:17:24: error: [layer] business module 'Payment' depends on support module 'CoreTesting'
          why: Payment → CoreTesting; the layer 'business' may use 'core' and 'extension'
          fix: remove the dependency, or move what is shared into a layer that both may use
        Payment/Payment/Sources/Payment/Pay.swift:1:1: error: [layer] business module 'Payment' imports support module 'CoreTesting'
          why: Payment → CoreTesting; the layer 'business' may use 'core' and 'extension'
          fix: remove the import, or move what is shared into a layer that both may use
        2 packages, 4 modules, 4 files: 2 violations

        """)
  }

  @Test("a library may not use its own package's module in a layer above, but tests there may")
  func ownPackage() async throws {
    let tree = try Tree(
      FixturePackage(
        "Core", .library("Core", uses: ["CoreTesting"], ["Core.swift": "import CoreTesting\n"]),
        .library("CoreTesting", ["Probe.swift": ""]),
        .tests("CoreTests", uses: ["CoreTesting"], ["Tests.swift": "import CoreTesting\n"])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Core/Package.swift:17:23: error: [layer] core module 'Core' depends on support module 'CoreTesting'
          why: Core → CoreTesting; the layer 'core' may use nothing outside itself
          fix: remove the dependency, or move what is shared into a layer that both may use
        Core/Sources/Core/Core.swift:1:1: error: [layer] core module 'Core' imports support module 'CoreTesting'
          why: Core → CoreTesting; the layer 'core' may use nothing outside itself
          fix: remove the import, or move what is shared into a layer that both may use
        1 package, 3 modules, 3 files: 2 violations

        """)
  }

  @Test("a package that no layer takes in is reported, for no other rule about layers sees it")
  func homeless() async throws {
    let tree = try Tree(
      FixturePackage("Tools/Helper", .library("Helper", ["Helper.swift": ""])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Tools/Helper/Package.swift:1:1: error: [layer] package 'Helper' is in no layer
          why: no pattern in the configuration's layers matches 'Tools/Helper'
          fix: move it to where its layer's packages stand, or add its path to a layer's 'packages'
        1 package, 1 module, 1 file: 1 violation

        """)
  }
}
