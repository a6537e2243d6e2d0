import Testing

/// An app whose sources stand in no package, as those of an Xcode project.
struct ConfiguredTargetTests {
  private func tree(app: String, _ target: String) throws -> Tree {
    let tree = try Tree(
      FixturePackage("Core", .library("Core", ["Core.swift": ""])),
      FixturePackage(
        "Order/OrderMediator", uses: ["Core"],
        .library("OrderMediator", uses: ["Core/Core"], ["M.swift": "import Core\n"])),
      FixturePackage(
        "Order/Order", uses: ["Core", "Order/OrderMediator"],
        .library(
          "Order", uses: ["Core/Core", "OrderMediator/OrderMediator"],
          ["A.swift": "import Core\nimport OrderMediator\n"])),
      FixturePackage("App/Local", .library("Local", ["L.swift": "import Foundation\n"])),
      configuration: """
        {
          "layers": [
            { "name": "core", "packages": ["Core", "App/Local"], "mayUse": [] },
            {
              "name": "extension", "packages": ["{m}/{m}Mediator"], "extends": "{m}/{m}",
              "mayUse": ["core"]
            },
            {
              "name": "business", "packages": ["{m}/{m}"], "private": true,
              "mayUse": ["core", "extension"]
            },
            { "name": "app", "modules": ["Nothing"], "mayUse": ["business", "extension"] }
          ],
          "targets": [
            \(target)
          ]
        }
        """)
    try tree.write(app, to: "App/Shop.swift")
    return tree
  }

  private static let declared = """
    { "name": "Shop", "layer": "app", "sources": ["App"], "dependencies": ["Order", "Local", "GRDB"] }
    """
  private static let summary = "4 packages, 5 modules, 5 files: "

  @Test("what it imports is held to what it declares and to its layer")
  func declared() async throws {
    let tree = try tree(app: "import Local\nimport GRDB\nimport Core\n", Self.declared)
    #expect(
      await tree.check()
        == """
        App/Shop.swift:1:8: error: [layer] app module 'Shop' imports core module 'Local'
          why: Shop → Local; the layer 'app' may use 'business' and 'extension'
          fix: remove the import, or move what is shared into a layer that both may use
        App/Shop.swift:3:1: error: [layer] app module 'Shop' imports core module 'Core'
          why: Shop → Core; the layer 'app' may use 'business' and 'extension'
          fix: remove the import, or move what is shared into a layer that both may use
        App/Shop.swift:3:1: error: [undeclared-import] target 'Shop' imports 'Core', which it does not declare
          why: Shop → Order → Core; it compiles only as long as Order depends on it
          fix: link Core, and add it to the dependencies of 'Shop' in scripts/boundaries.json
        scripts/boundaries.json:15:5: error: [layer] app module 'Shop' depends on core module 'Local'
          why: Shop → Local; the layer 'app' may use 'business' and 'extension'
          fix: remove the dependency, or move what is shared into a layer that both may use
        \(Self.summary)4 violations

        """.replacing("App/Shop.swift:1:8", with: "App/Shop.swift:1:1"))
  }

  @Test("what it links is a composition, and what it declares must be used")
  func composition() async throws {
    let tree = try tree(
      app: "import OrderMediator\n",
      #"{ "name": "Shop", "layer": "app", "sources": ["App"], "dependencies": ["OrderMediator"] }"#)
    #expect(
      await tree.check() == """
        Order/OrderMediator/Package.swift:1:1: error: [unlinked-module] extension package 'OrderMediator' is used, but no composition links its module 'Order/Order'
          why: Order → OrderMediator at Order/Order/Sources/Order/A.swift:2:1
          fix: add the module to the dependencies of Shop
        \(Self.summary)1 violation

        """)
  }

  @Test("without dependencies it may import what its layer may")
  func undeclared() async throws {
    let target = #"{ "name": "Shop", "layer": "app", "sources": ["App/Shop.swift"] }"#
    let clean = try tree(app: "import OrderMediator\nimport GRDB\n", target)
    #expect(await clean.check() == "\(Self.summary)no violation\n")
    let broken = try tree(app: "import Core\n", target)
    #expect(
      await broken.check() == """
        App/Shop.swift:1:1: error: [layer] app module 'Shop' imports core module 'Core'
          why: Shop → Core; the layer 'app' may use 'business' and 'extension'
          fix: remove the import, or move what is shared into a layer that both may use
        scripts/boundaries.json:15:5: error: [layer] app module 'Shop' depends on core module 'Core'
          why: Shop → Core; the layer 'app' may use 'business' and 'extension'
          fix: remove the dependency, or move what is shared into a layer that both may use
        \(Self.summary)2 violations

        """)
  }

  @Test("sources that are not there are a problem at the target")
  func missing() async throws {
    let tree = try tree(
      app: "", #"{ "name": "Shop", "layer": "app", "sources": ["App", "Shpo"] }"#)
    #expect(
      await tree.check() == """
        scripts/boundaries.json:15:5: error: There are no sources of the target 'Shop' at 'Shpo'.
        \(Self.summary)no violation; the check is not whole: 1 problem

        """)
  }
}
