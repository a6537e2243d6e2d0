import Foundation
import Testing

/// `graph` and `why` as they are run, on a tree whose manifest is evaluated.
struct GraphCommandTests {
  private static func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Tree",
        targets: [
          .target(name: "Core"), .target(name: "Order", dependencies: ["Core"]),
          .testTarget(name: "OrderTests", dependencies: ["Order"]),
        ]
      )
      """, to: "Package.swift")
    try folder.write("", to: "Sources/Core/Core.swift")
    try folder.write("import Core\n", to: "Sources/Order/Order.swift")
    try folder.write("import Order\n", to: "Tests/OrderTests/Tests.swift")
    return folder
  }

  @Test("the graph is drawn in the format that is asked for, and focused")
  func graph() throws {
    let folder = try Self.folder()
    #expect(
      try folder.run("graph")
        == Answer(
          output: "flowchart LR\n  n0[\"Core\"]\n  n1[\"Order\"]\n  n1 --> n0\n", errors: "",
          status: 0))
    #expect(
      try folder.run("graph", "--focus", "OrderTests", "--format=dot").output == """
        digraph boundaries {
          rankdir=LR;
          node [shape=box];
          "Core";
          "Order";
          "OrderTests";
          "Order" -> "Core";
          "OrderTests" -> "Order";
        }

        """)
    #expect(
      try folder.run("graph", "--focus", "Order", "--reverse").output
        == "flowchart LR\n  n0[\"Order\"]\n")
    let document = try JSONSerialization.jsonObject(
      with: Data(try folder.run("graph", "--format", "json").output.utf8))
    #expect((document as? [String: Any])?["version"] as? Int == 1)
    let page = try folder.run("graph", "--format", "html").output
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<title>Tree: modules</title>"))
  }

  @Test("a dependency is explained, or that there is none, with status 1")
  func why() throws {
    let folder = try Self.folder()
    #expect(
      try folder.run("why", "OrderTests", "Core")
        == Answer(
          output: """
            OrderTests → Order → Core
              OrderTests → Order: import at Tests/OrderTests/Tests.swift:1:1
              Order → Core: import at Sources/Order/Order.swift:1:1

            """, errors: "", status: 0))
    let none = try folder.run("why", "Core", "Order", "--root", folder.path)
    #expect(none.status == 1)
    #expect(
      none.output == """
        Nothing leads from 'Core' to 'Order'. It is the other way round:
        Order → Core
          Order → Core: import at \(folder.path)/Sources/Order/Order.swift:1:1

        """)
    #expect(
      try folder.run("why", "Oder", "Core")
        == Answer(
          output: "",
          errors: """
            boundaries: error: There is no module or package 'Oder'. Did you mean 'Order'?
            See 'boundaries --help'.

            """, status: 2))
  }

  @Test("what could not be read is said, and the rest is drawn, with status 2")
  func problems() throws {
    let folder = try Self.folder()
    try folder.write("let package = 1\n", to: "Broken/Package.swift")
    let answer = try folder.run("graph")
    #expect(answer.status == 2)
    #expect(answer.output.hasPrefix("flowchart LR\n  n0[\"Core\"]\n"))
    #expect(answer.errors.hasPrefix("Broken/Package.swift: error: "))
  }

  @Test(
    "what the commands do not understand they say, with status 2",
    arguments: [
      (["graph", "x"], "'graph' takes no 'x'. A module to look at follows '--focus'."),
      (
        ["graph", "--format", "htm"],
        "There is no format 'htm'. A graph is 'mermaid', 'dot', 'json' or 'html'. Did you mean 'html'?"
      ),
      (["graph", "--reverse"], "'--reverse' needs a '--focus' to look back from."),
      (["graph", "--revers"], "There is no option '--revers' here. Did you mean '--reverse'?"),
      (["why", "A"], "'why' needs two names: the module that uses, and the one that is used."),
      (
        ["affected", "main"],
        "'affected' takes no 'main'. The revision to compare with follows '--since'."
      ),
      (
        ["affected"],
        "'affected' needs the revision to compare with, as in '--since origin/main'."
      ),
      (
        ["affected", "--since", "main", "--format", "matrix"],
        "There is no format 'matrix'. What is affected is said as 'text', 'json' or 'github-matrix'."
      ),
      (
        ["affected", "--since", "main", "--shards", "0"],
        "'--shards' takes a number from 1 to 256, and not '0'."
      ),
    ])
  func mistakes(arguments: [String], sentence: String) throws {
    #expect(
      try Folder().run(arguments)
        == Answer(
          output: "", errors: "boundaries: error: \(sentence)\nSee 'boundaries --help'.\n",
          status: 2))
  }
}
