import Testing

struct UndeclaredImportRuleTests {
  private static let note = "; no configuration, so no rule about layers was checked\n"
  private static let core = FixturePackage(
    "Core", products: [("CoreKit", ["Core"])], .library("Core", ["Core.swift": ""]),
    .library("CoreInternals", ["Internals.swift": ""]))
  private static let user = FixturePackage(
    "User", uses: ["Core"],
    .library("User", uses: ["Core/CoreKit"], ["User.swift": "import Core\n"]))

  @Test("what others bring along is not declared, in whichever branch and form it is imported")
  func transitive() async throws {
    let tree = try Tree(
      Self.core, Self.user,
      FixturePackage(
        "Order", uses: ["User"],
        .library(
          "Order", uses: ["User/User"],
          [
            "A.swift": "import User\n#if os(Windows)\n  import struct Core.Thing\n#endif\n",
            "B.swift": "import CoreInternals\n",
          ])))
    #expect(
      await tree.check() == """
        Order/Sources/Order/A.swift:3:3: error: [undeclared-import] target 'Order' imports 'Core', which it does not declare
          why: Order → User → Core; it compiles only as long as User depends on it
          fix: add .package(path: "../Core") to the dependencies of the package, and .product(name: "CoreKit", package: "Core") to the dependencies of 'Order' in Order/Package.swift
        Order/Sources/Order/B.swift:1:1: error: [undeclared-import] target 'Order' imports 'CoreInternals', which it does not declare
          why: nothing that Order declares leads to CoreInternals; it compiles only where another target of the same build brings it along
          fix: remove the import: the package 'Core' offers 'CoreInternals' in no product
        3 packages, 4 modules, 5 files: 2 violations\(Self.note)
        """)
  }

  @Test("a package is added only where it is missing, by its path from the package")
  func packages() async throws {
    let tree = try Tree(
      Self.core, FixturePackage("Core/Extra", .library("Extra", ["Extra.swift": ""])),
      FixturePackage(
        "Order/Order", uses: ["Core"],
        .library("Order", uses: ["Core/CoreKit"], ["A.swift": "import Core\n"]),
        .library("Detail", ["B.swift": "import Core\nimport Extra\n"])),
      FixturePackage(".", .executable("App", ["main.swift": "import Extra\n"])))
    #expect(
      await tree.check() == """
        Order/Order/Sources/Detail/B.swift:1:1: error: [undeclared-import] target 'Detail' imports 'Core', which it does not declare
          why: nothing that Detail declares leads to Core; it compiles only where another target of the same build brings it along
          fix: add .product(name: "CoreKit", package: "Core") to the dependencies of 'Detail' in Order/Order/Package.swift
        Order/Order/Sources/Detail/B.swift:2:1: error: [undeclared-import] target 'Detail' imports 'Extra', which it does not declare
          why: nothing that Detail declares leads to Extra; it compiles only where another target of the same build brings it along
          fix: add .package(path: "../../Core/Extra") to the dependencies of the package, and .product(name: "Extra", package: "Extra") to the dependencies of 'Detail' in Order/Order/Package.swift
        Sources/App/main.swift:1:1: error: [undeclared-import] target 'App' imports 'Extra', which it does not declare
          why: nothing that App declares leads to Extra; it compiles only where another target of the same build brings it along
          fix: add .package(path: "Core/Extra") to the dependencies of the package, and .product(name: "Extra", package: "Extra") to the dependencies of 'App' in Package.swift
        4 packages, 6 modules, 6 files: 3 violations\(Self.note)
        """)
  }

  @Test("what the layers forbid is not to be declared, and reported by them alone")
  func forbidden() async throws {
    let exception =
      #"{ "rule": "layer", "from": "Order", "to": "Payment", "reason": "until it is moved" }"#
    let packages = [
      FixturePackage("Payment/Payment", .library("Payment", ["Pay.swift": ""])),
      FixturePackage("Order/Order", .library("Order", ["A.swift": "import Payment\n"])),
    ]
    #expect(
      try await Tree(packages: packages, configuration: Layers.text).check() == """
        Order/Order/Sources/Order/A.swift:1:1: error: [layer] business module 'Order' imports business module 'Payment'
          why: Order → Payment; the layer 'business' may use 'core' and 'extension'
          fix: remove the import, or move what is shared into a layer that both may use
        2 packages, 2 modules, 2 files: 1 violation

        """)
    let excepted = Layers.text.dropLast(2) + ",\n  \"exceptions\": [\(exception)]\n}\n"
    #expect(
      try await Tree(packages: packages, configuration: String(excepted)).check() == """
        Order/Order/Sources/Order/A.swift:1:1: error: [undeclared-import] target 'Order' imports 'Payment', which it does not declare
          why: nothing that Order declares leads to Payment; it compiles only where another target of the same build brings it along
          fix: add .package(path: "../../Payment/Payment") to the dependencies of the package, and .product(name: "Payment", package: "Payment") to the dependencies of 'Order' in Order/Order/Package.swift
        2 packages, 2 modules, 2 files: 1 violation

        """)
  }

  @Test("a target of the same package must be declared as well")
  func samePackage() async throws {
    let tree = try Tree(
      FixturePackage(
        "Core", .library("Core", ["Core.swift": "import Core\nimport Helper\n"]),
        .library("Helper", ["Helper.swift": ""]),
        .tests(
          "CoreTests", uses: ["Core"], ["Tests.swift": "@testable import Core\nimport Helper\n"])
      ))
    #expect(
      await tree.check() == """
        Core/Sources/Core/Core.swift:2:1: error: [undeclared-import] target 'Core' imports 'Helper', which it does not declare
          why: nothing that Core declares leads to Helper; it compiles only where another target of the same build brings it along
          fix: add "Helper" to the dependencies of 'Core' in Core/Package.swift
        Core/Tests/CoreTests/Tests.swift:2:1: error: [undeclared-import] target 'CoreTests' imports 'Helper', which it does not declare
          why: nothing that CoreTests declares leads to Helper; it compiles only where another target of the same build brings it along
          fix: add "Helper" to the dependencies of 'CoreTests' in Core/Package.swift
        1 package, 3 modules, 3 files: 2 violations\(Self.note)
        """)
  }

  @Test("a product declares the modules of its targets, and what is not of this repository is free")
  func declared() async throws {
    let tree = try Tree(
      Self.core,
      FixturePackage(
        "Order", uses: ["Core"],
        .library(
          "Order", uses: ["Core/CoreKit", "swift-log/Logging"],
          ["A.swift": "import Core\nimport Foundation\nimport Logging\nimport Order\n"])),
      FixturePackage("Vendor/Logging", .library("Logging", ["Log.swift": ""])))
    #expect(await tree.check() == "3 packages, 4 modules, 4 files: no violation" + Self.note)
  }
}
