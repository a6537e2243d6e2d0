import Testing

struct ContractRuleTests {
  /// A tree with the pair Order, whose extension package and module hold the given sources.
  private static func tree(
    _ extensionSources: [String: String], _ sources: [String: String], app: String = "",
    tests: String = ""
  ) throws -> Tree {
    try Tree(
      FixturePackage("Order/OrderMediator", .library("OrderMediator", extensionSources)),
      FixturePackage(
        "Order/Order", uses: ["Order/OrderMediator"],
        .library(
          "Order", uses: ["OrderMediator/OrderMediator"],
          sources.mapValues { "import OrderMediator\n" + $0 }),
        .tests("OrderTests", ["Tests.swift": tests])),
      FixturePackage(
        ".", uses: ["Order/Order"],
        .executable("App", uses: ["Order/Order"], ["main.swift": app])), configuration: Layers.text)
  }

  private static let contract = """
    public struct OrderContract: Contract {
      public static let target: TargetName = "Order.Target_Order"
      public let list = Action<Void, [Int]>("list")
      public let cancel = AsyncAction<Int, Void>("cancelOrder")
    }

    """

  private static let target = """
    final class Target_Order: Target {
      static let actions: ActionTable<Target_Order> = [
        .on(\\OrderContract.list) { _, _, _ in [] },
        .on(\\OrderContract.cancel) { _, _, _ in },
      ]
    }

    """

  @Test("a table that has every action of its contract is sound")
  func sound() async throws {
    let tree = try Self.tree(
      ["A.swift": Self.contract], ["B.swift": Self.target],
      app: "try mediator.performTarget(\"Order\", action: \"cancelOrder\", params: [\"id\": 1])\n")
    let treeText = await tree.check()
    #expect(treeText == "3 packages, 4 modules, 4 files: no violation\n")
  }

  @Test("an action that the table lacks is reported with both places")
  func lacking() async throws {
    let tree = try Self.tree(
      ["A.swift": Self.contract],
      [
        "B.swift": """
        final class Target_Order: Target {
          static let actions: ActionTable<Target_Order> = [
            // .on(\\OrderContract.cancel) { _, _, _ in },
            .on(\\OrderContract.list) { _, _, _ in [] }
          ]
        }

        """
      ])
    let treeText = await tree.check()
    #expect(
      treeText == """
        Order/OrderMediator/Sources/OrderMediator/A.swift:4:14: error: [contract] action 'cancelOrder' of OrderContract is not in the table of Order.Target_Order
          why: the table at Order/Order/Sources/Order/B.swift:3:14 answers 'list'
          fix: add .on(\\OrderContract.cancel) { … } to the table, or remove the action
        3 packages, 4 modules, 4 files: 1 violation

        """)
  }

  @Test("an entry that no contract declares, and one of another contract, are reported")
  func surplus() async throws {
    let tree = try Self.tree(
      [
        "A.swift": Self.contract,
        "B.swift": """
        struct DetailContract: Contract {
          static let target: TargetName = "Order.Target_Detail"
          let show = Action<Void, Void>("show")
        }

        """,
      ],
      [
        "B.swift": """
        final class Target_Order: Target {
          static let actions: ActionTable<Target_Order> = [
            .on(\\OrderContract.list) { _, _, _ in [] },
            .on(\\OrderContract.cancel) { _, _, _ in },
            .on(\\OrderContract.reopen) { _, _, _ in },
            .on(\\DetailContract.show) { _, _, _ in },
            .on("purge") { _, _, _ in nil },
          ]
        }
        final class Target_Detail: Target {
          static let actions: ActionTable<Target_Detail> = [.on(\\DetailContract.show) { _, _, _ in }]
        }

        """
      ])
    let treeText = await tree.check()
    #expect(
      treeText == """
        Order/Order/Sources/Order/B.swift:6:5: error: [contract] the table of Order.Target_Order answers 'reopen', which OrderContract does not declare
          why: OrderContract at Order/OrderMediator/Sources/OrderMediator/A.swift:1:15 declares 'cancel' and 'list'
          fix: declare the action in the contract, or remove the entry
        Order/Order/Sources/Order/B.swift:7:5: error: [contract] the table of Order.Target_Order answers an action of Order.Target_Detail
          why: DetailContract at Order/OrderMediator/Sources/OrderMediator/B.swift:1:8 sends 'show' to Order.Target_Detail, so that no call gets here
          fix: move the entry to the table of Order.Target_Detail
        Order/Order/Sources/Order/B.swift:8:5: error: [contract] the table of Order.Target_Order answers 'purge', which nothing declares or calls
          why: its extension package at Order/OrderMediator does not name it
          fix: name the action in OrderMediator, or remove the entry
        3 packages, 4 modules, 5 files: 3 violations

        """)
  }

  @Test("calls that nothing answers are reported, and constants of the package are followed")
  func calls() async throws {
    let tree = try Self.tree(
      [
        "Names.swift": """
        enum OrderName {
          static let target = "Order"
          static let estimate = "estimate", typo = "estimat"
          static let repairs = "repair"
        }

        """,
        "Calls.swift": """
        func f() {
          mediator.performTarget(OrderName.target, action: OrderName.estimate)
          mediator.performTarget(OrderName.target, action: OrderName.repairs)
          mediator.performTarget("Ordr", action: "estimate")
          mediator.performTargetAsync("Order", action: "x", params: [ParameterKey.module: "Shop"])
        }

        """,
      ],
      [
        "A.swift": """
        final class Target_Order: Target {
          static let actions: ActionTable<Target_Order> = [
            .on(OrderName.estimate) { _, _, _ in nil }, .on("repairs", async: { _, _, _ in nil }),
          ]
        }

        """
      ],
      app: "mediator.performTarget(\"Order\", action: \"repairs\")\n",
      tests: "mediator.performTarget(\"Nobody\", action: \"x\")\n")
    let treeText = await tree.check()
    #expect(
      treeText == """
        Order/OrderMediator/Sources/OrderMediator/Calls.swift:3:26: error: [contract] nothing answers performTarget("Order", action: "repair")
          why: Order.Target_Order at Order/Order/Sources/Order/A.swift:3:14 answers 'estimate' and 'repairs'
          fix: name a target and an action that exist, or add the action to the table
        Order/OrderMediator/Sources/OrderMediator/Calls.swift:4:26: error: [contract] nothing answers performTarget("Ordr", action: "estimate")
          why: no module has a target 'Ordr'. Did you mean 'Order'?
          fix: name a target and an action that exist, or add the action to the table
        Order/OrderMediator/Sources/OrderMediator/Calls.swift:5:31: error: [contract] nothing answers performTarget("Order", action: "x")
          why: module 'Shop' has no target 'Order'.
          fix: name a target and an action that exist, or add the action to the table
        3 packages, 4 modules, 5 files: 3 violations

        """)
  }

  @Test("computed calls, 'notFound' and included tables are no reason to report")
  func nearly() async throws {
    let tree = try Self.tree(
      [
        "A.swift": Self.contract,
        "Calls.swift": """
        func f(_ order: String) {
          mediator.performTarget(order, action: "anything")
          mediator.performTarget("Order", action: names[0])
          mediator.performTarget("Open", action: "anything")
        }
        let order = "Nobody"

        """,
      ],
      [
        "Base.swift": """
        class Base { static let rows: ActionTable<Base> = [.on(\\OrderContract.cancel) { _, _, _ in }] }

        """,
        "Target.swift": """
        final class Target_Order: Target {
          static var actions: ActionTable<Target_Order> {
            [.on(\\OrderContract.list) { _, _, _ in [] }, .including(Base.rows) { $0.base },
             .on("dynamic") { _, _, _ in nil }]
          }
        }
        final class Target_Open: Target {
          static let actions: ActionTable<Target_Open> = [.notFound { _, _, _ in nil }]
        }

        """,
      ])
    let treeText = await tree.check()
    #expect(treeText == "3 packages, 4 modules, 6 files: no violation\n")
  }

  @Test("what is computed is said, and nothing is guessed from it")
  func computed() async throws {
    let tree = try Self.tree(
      [
        "A.swift": Self.contract,
        "B.swift": """
        struct OtherContract: Contract {
          static let target: TargetName = name()
          let one = Action<Void, Void>(one())
        }
        struct MissingContract: Contract {
          static let target: TargetName = "Order.Target_Ordr"
          let one = Action<Void, Void>("one")
        }

        """,
      ],
      [
        "A.swift": """
        final class Target_Order: Target {
          static let actions: ActionTable<Target_Order> = makeTable()
        }

        """
      ],
      app: "mediator.performTarget(\"Order\", action: \"x\")\n")
    let treeText = await tree.check()
    #expect(
      treeText == """
        Order/Order/Sources/Order/A.swift:3:14: error: [contract] what Order.Target_Order answers is computed
          why: what the sources do not tell, cannot be compared with contracts and calls
          fix: write 'static let actions: ActionTable<Target_Order> = [ … ]' with .on, .including and .notFound, each name a literal
        Order/OrderMediator/Sources/OrderMediator/B.swift:1:8: error: [contract] the target of OtherContract is computed
          why: what the sources do not tell, cannot be compared with the table of its target
          fix: write 'static let target: TargetName = "Module.Target_Name"'
        Order/OrderMediator/Sources/OrderMediator/B.swift:3:7: error: [contract] the name of the action 'one' of OtherContract is computed
          why: what the sources do not tell, cannot be compared with the table of its target
          fix: write the name as a string literal
        Order/OrderMediator/Sources/OrderMediator/B.swift:5:8: error: [contract] no module has Order.Target_Ordr, the target of MissingContract
          why: every call of the contract fails. Did you mean 'Order.Target_Order'?
          fix: name the target as its class is named, or write the class
        3 packages, 4 modules, 5 files: 4 violations

        """)
  }

  @Test("a contract whose target has no table to be found says so at the target")
  func noTable() async throws {
    let tree = try Self.tree(
      ["A.swift": Self.contract], ["B.swift": "final class Target_Order: Base {}\n"])
    let treeText = await tree.check()
    #expect(
      treeText == """
        Order/Order/Sources/Order/B.swift:2:13: error: [contract] what Order.Target_Order answers is computed
          why: what the sources do not tell, cannot be compared with the contract at Order/OrderMediator/Sources/OrderMediator/A.swift:1:15
          fix: write 'static let actions: ActionTable<Target_Order> = [ … ]' with .on, .including and .notFound, each name a literal
        3 packages, 4 modules, 4 files: 1 violation

        """)
  }
}
