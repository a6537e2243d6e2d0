import Testing

struct ForeignTargetRuleTests {
  private static let user = FixturePackage(
    "User/User",
    .library(
      "User",
      ["A.swift": "final class Target_User {}\n", "B.swift": "final class Target_Person {}\n"]))
  private static let userMediator = FixturePackage(
    "User/UserMediator",
    .library(
      "UserMediator",
      ["Calls.swift": "let target = \"User.Target_User\"\nlet url = \"app://User/show\"\n"]))

  @Test("another module's target is found in a call, a name, a type, a URL and a parameter")
  func foreign() async throws {
    let tree = try Tree(
      Self.user, Self.userMediator,
      FixturePackage(
        "Order/Order",
        .library(
          "Order",
          [
            "A.swift": """
            try mediator.performTarget(Names.user, action: "show", params: [:])
            try mediator.performTarget("Person", action: "sayHello", params: [:])
            let name = "User.Target_Person"
            let type = Target_User.self
            let url = "app://User/show?id=1"
            let module = [kCTMediatorParamsKeySwiftTargetModuleName: "User"]
            let other = Target_Person.self

            """,
            "Names.swift": "enum Names { static let user = \"User\" }\n",
          ])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Order/Order/Sources/Order/A.swift:1:28: error: [foreign-target] business module 'Order' names the target 'User' of business module 'User'
          why: Order → User, in a classic call, where no manifest and no compiler sees it
          fix: import UserMediator and call what it offers
        Order/Order/Sources/Order/A.swift:2:28: error: [foreign-target] business module 'Order' names the target 'Person' of business module 'User'
          why: Order → User, in a classic call, where no manifest and no compiler sees it
          fix: import UserMediator and call what it offers
        Order/Order/Sources/Order/A.swift:3:12: error: [foreign-target] business module 'Order' names the target 'Person' of business module 'User'
          why: Order → User, in a string, where no manifest and no compiler sees it
          fix: import UserMediator and call what it offers
        Order/Order/Sources/Order/A.swift:4:12: error: [foreign-target] business module 'Order' names the target 'User' of business module 'User'
          why: Order → User, by its type, where no manifest and no compiler sees it
          fix: import UserMediator and call what it offers
        Order/Order/Sources/Order/A.swift:5:11: error: [foreign-target] business module 'Order' names the target 'User' of business module 'User'
          why: Order → User, in a URL, where no manifest and no compiler sees it
          fix: import UserMediator and call what it offers
        Order/Order/Sources/Order/A.swift:6:58: error: [foreign-target] business module 'Order' names business module 'User' as the module of a target
          why: Order → User, in the parameters of a classic call, where no manifest and no compiler sees it
          fix: import UserMediator and call what it offers
        Order/Order/Sources/Order/A.swift:7:13: error: [foreign-target] business module 'Order' names the target 'Person' of business module 'User'
          why: Order → User, by its type, where no manifest and no compiler sees it
          fix: import UserMediator and call what it offers
        3 packages, 3 modules, 5 files: 7 violations

        """)
  }

  @Test("the module itself, its extension package, tests and the app may name its targets")
  func own() async throws {
    let tree = try Tree(
      Self.user, Self.userMediator,
      FixturePackage(
        "Order/Order",
        .library(
          "Order",
          [
            "A.swift": """
            final class Target_Order {}
            final class Target_Person {}
            let type = Target_Person.self
            // performTarget("User", action: "show")
            try mediator.performTarget("Order", action: "list", params: [:])
            try mediator.performTarget(nobody, action: "list", params: [:])
            let url = "https://example.com/User"

            """
          ]),
        .tests(
          "OrderTests",
          ["Tests.swift": "try mediator.performTarget(\"User\", action: \"show\", params: [:])\n"])),
      FixturePackage(
        ".", .executable("App", ["main.swift": "let url = \"app://User/show\"\n"])),
      configuration: Layers.text)
    #expect(await tree.check() == "4 packages, 5 modules, 6 files: no violation\n")
  }

  @Test("an extension package and a core that name a module's target break it too")
  func otherLayers() async throws {
    let tree = try Tree(
      Self.user,
      FixturePackage(
        "Order/OrderMediator",
        .library("OrderMediator", ["A.swift": "let target = \"User.Target_User\"\n"])),
      FixturePackage("Core", .library("Core", ["A.swift": "let url = \"app://User/show\"\n"])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Core/Sources/Core/A.swift:1:11: error: [foreign-target] core module 'Core' names the target 'User' of business module 'User'
          why: Core → User, in a URL, where no manifest and no compiler sees it
          fix: call it through an extension package of 'User'
        Order/OrderMediator/Sources/OrderMediator/A.swift:1:14: error: [foreign-target] extension module 'OrderMediator' names the target 'User' of business module 'User'
          why: OrderMediator → User, in a string, where no manifest and no compiler sees it
          fix: call it through an extension package of 'User'
        3 packages, 3 modules, 4 files: 2 violations

        """)
  }
}
