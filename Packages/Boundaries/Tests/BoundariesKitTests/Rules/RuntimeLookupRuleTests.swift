import Testing

struct RuntimeLookupRuleTests {
  private static func tree(_ path: String, _ target: FixtureTarget) throws -> Tree {
    try Tree(
      FixturePackage("Order/Order", .library("Order", ["A.swift": ""])),
      FixturePackage(path, target), configuration: Layers.text)
  }

  @Test("a business module and an extension package that look types up are reported")
  func lookups() async throws {
    let business = try Self.tree(
      "User/User",
      .library(
        "User",
        [
          "A.swift":
            "let type = NSClassFromString(\"Order.Store\")\nlet main = dlopen(nil, RTLD_NOW)\n"
        ]))
    let businessText = await business.check()
    #expect(
      businessText == """
        User/User/Sources/User/A.swift:1:12: error: [runtime-lookup] business module 'User' calls 'NSClassFromString'
          why: what it finds by name, no manifest and no compiler sees; the mediator finds targets
          fix: call the other module through its extension package
        User/User/Sources/User/A.swift:2:12: error: [runtime-lookup] business module 'User' calls 'dlopen'
          why: what it finds by name, no manifest and no compiler sees; the mediator finds targets
          fix: call the other module through its extension package
        2 packages, 2 modules, 2 files: 2 violations

        """)
    let offered = try Self.tree(
      "Order/OrderMediator",
      .library("OrderMediator", ["A.swift": "let type = Bundle.main.classNamed(\"Store\")\n"]))
    let offeredText = await offered.check()
    #expect(
      offeredText == """
        Order/OrderMediator/Sources/OrderMediator/A.swift:1:24: error: [runtime-lookup] extension module 'OrderMediator' calls 'Bundle.classNamed'
          why: what it finds by name, no manifest and no compiler sees; the mediator finds targets
          fix: call the other module through its extension package
        2 packages, 2 modules, 2 files: 1 violation

        """)
  }

  @Test("the core, tests, comments, text and names of one's own are free")
  func free() async throws {
    let tree = try Tree(
      FixturePackage("Core", .library("Core", ["A.swift": "let type = _typeByName(\"A\")\n"])),
      FixturePackage(
        "Order/Order",
        .library(
          "Order",
          [
            "A.swift": """
            // NSClassFromString("Store")
            let text = "dlsym", url = store.dlopen()
            func sel_getUid() {}

            """
          ]),
        .tests("OrderTests", ["A.swift": "let type = NSClassFromString(\"A\")\n"])),
      configuration: Layers.text)
    let treeText = await tree.check()
    #expect(treeText == "2 packages, 3 modules, 3 files: no violation\n")
  }
}
