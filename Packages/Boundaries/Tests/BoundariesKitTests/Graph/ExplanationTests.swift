import Testing

@testable import BoundariesKit

struct ExplanationTests {
  @Test("the shortest chain is shown with the place of each step")
  func chain() async throws {
    let graph = try await Shop.tree().graph()
    let explanation = try Explanation(graph, from: "App", to: "Core", root: "../shop/")
    #expect(explanation.isFound)
    #expect(
      explanation.text == """
        App → Payment → Core
          App → Payment: dependency at ../shop/Package.swift:18:24, not imported
          Payment → Core: import at ../shop/Payment/Payment/Sources/Payment/Card.swift:1:1, and 1 other

        """)
  }

  @Test("an import that nothing declares is a step, too")
  func undeclared() async throws {
    let explanation = try Explanation(
      await Shop.tree().graph(), from: "Order", to: "Payment", root: ".")
    #expect(
      explanation.text == """
        Order → Payment
          Order → Payment: import at Order/Order/Sources/Order/Detail.swift:2:1, not declared

        """)
  }

  @Test("where nothing leads there it says so, and what leads back")
  func none() async throws {
    let graph = try await Shop.tree().graph()
    let back = try Explanation(graph, from: "Core", to: "Order", root: ".")
    #expect(!back.isFound)
    #expect(
      back.text == """
        Nothing leads from 'Core' to 'Order'. It is the other way round:
        Order → Payment → Core
          Order → Payment: import at Order/Order/Sources/Order/Detail.swift:2:1, not declared
          Payment → Core: import at Payment/Payment/Sources/Payment/Card.swift:1:1, and 1 other

        """)
    let none = try Explanation(graph, from: "PaymentMediator", to: "Payment", root: ".")
    #expect(none.text == "Nothing leads from 'PaymentMediator' to 'Payment', nor back.\n")
    let own = try Explanation(graph, from: "Core", to: "Core", root: ".")
    #expect(own.text == "Nothing leads from 'Core' to 'Core', nor back.\n")
  }

  @Test("a chain leads back to where it begins in a circle")
  func circle() async throws {
    let graph = try await Tree(
      FixturePackage("A", uses: ["B"], .library("A", uses: ["B/B"], ["A.swift": "import B\n"])),
      FixturePackage("B", uses: ["A"], .library("B", uses: ["A/A"], ["B.swift": "import A\n"]))
    ).graph()
    #expect(
      try Explanation(graph, from: "A", to: "A", root: ".").text == """
        A → B → A
          A → B: import at A/Sources/A/A.swift:1:1
          B → A: import at B/Sources/B/B.swift:1:1

        """)
  }

  @Test(
    "a name that nothing has is said with what was perhaps meant",
    arguments: [
      ("Ordr", "There is no module or package 'Ordr'. Did you mean 'Order'?"),
      ("Warehouse", "There is no module or package 'Warehouse'."),
    ])
  func unknown(name: String, sentence: String) async throws {
    let graph = try await Shop.tree().graph()
    #expect(throws: Graph.UnknownName(sentence: sentence)) {
      try Explanation(graph, from: name, to: "Core", root: ".")
    }
    #expect(throws: Graph.UnknownName(sentence: sentence)) {
      try Explanation(graph, from: "Core", to: name, root: ".")
    }
  }
}
