import Testing

@testable import BoundariesKit

struct GraphTests {
  @Test(
    "a Mermaid flowchart has layers from the users to the used, and red violations, but no tests")
  func mermaid() async throws {
    let text = MermaidGraph(try await Shop.tree().graph().withoutTests()).text
    #expect(
      text == """
        flowchart LR
          subgraph layer0["app"]
            n0["App"]
          end
          subgraph layer1["business"]
            n2["Order"]
            n3["Payment"]
          end
          subgraph layer2["extension"]
            n4["PaymentMediator"]
          end
          subgraph layer3["core"]
            n1["Core"]
          end
          n0 --> n2
          n0 --> n3
          n2 -.->|layer, undeclared-import| n3
          n2 --> n4
          n3 --> n1
          n4 --> n1
          linkStyle 2 stroke:#d00,color:#d00

        """)
  }

  @Test("a DOT digraph says the same")
  func dot() async throws {
    let text = DotGraph(try await Shop.tree().graph().withoutTests()).text
    #expect(
      text == """
        digraph boundaries {
          rankdir=LR;
          node [shape=box];
          subgraph cluster_0 {
            label="app";
            "App";
          }
          subgraph cluster_1 {
            label="business";
            "Order";
            "Payment";
          }
          subgraph cluster_2 {
            label="extension";
            "PaymentMediator";
          }
          subgraph cluster_3 {
            label="core";
            "Core";
          }
          "App" -> "Order";
          "App" -> "Payment";
          "Order" -> "Payment" [style=dashed, color=red, fontcolor=red, label="layer, undeclared-import"];
          "Order" -> "PaymentMediator";
          "Payment" -> "Core";
          "PaymentMediator" -> "Core";
        }

        """)
  }

  @Test("the JSON document has every module and use with its places")
  func json() async throws {
    let graph = try await Shop.tree().graph()
    let payment = try graph.focused(on: graph.nodes(named: "Payment"), reverse: false)
    #expect(
      try GraphDocument(payment).text == """
        {
          "edges" : [
            {
              "declaration" : {
                "column" : 24,
                "line" : 17,
                "path" : "Payment/Payment/Package.swift"
              },
              "from" : "Payment",
              "imports" : [
                {
                  "column" : 1,
                  "line" : 1,
                  "path" : "Payment/Payment/Sources/Payment/Card.swift"
                },
                {
                  "column" : 1,
                  "line" : 1,
                  "path" : "Payment/Payment/Sources/Payment/Pay.swift"
                }
              ],
              "to" : "Core",
              "violations" : [

              ]
            }
          ],
          "layers" : [
            "business",
            "core"
          ],
          "modules" : [
            {
              "files" : 1,
              "id" : "Core",
              "kind" : "regular",
              "layer" : "core",
              "level" : 0,
              "name" : "Core",
              "package" : "Core",
              "path" : "Core",
              "violations" : [

              ]
            },
            {
              "files" : 2,
              "id" : "Payment",
              "kind" : "regular",
              "layer" : "business",
              "level" : 1,
              "name" : "Payment",
              "package" : "Payment",
              "path" : "Payment/Payment",
              "violations" : [

              ]
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test(
    "a focus keeps a module or a package and what it uses, or what uses it",
    arguments: [
      ("Payment", false, ["Core", "Payment"]),
      ("Core", true, ["App", "Core", "Order", "Payment", "PaymentTests", "PaymentMediator"]),
      ("Root", false, ["App", "Core", "Order", "Payment", "PaymentMediator"]),
      ("Payment/PaymentTests", false, ["Core", "Payment", "PaymentTests"]),
      ("App", true, ["App"]),
    ])
  func focus(name: String, reverse: Bool, ids: [String]) async throws {
    let graph = try await Shop.tree().graph()
    let part = try graph.focused(on: graph.nodes(named: name), reverse: reverse)
    #expect(part.nodes.map(\.id) == ids)
  }

  @Test("modules of the same name are told apart by their packages, and packages by their paths")
  func namesakes() async throws {
    let graph = try await Tree(
      FixturePackage("A", .library("A", ["A.swift": ""]), .tests("Tests", ["T.swift": ""])),
      FixturePackage("B", .library("B", ["B.swift": ""]), .tests("Tests", ["T.swift": ""])),
      FixturePackage("x/B", .library("C", ["C.swift": ""]), .tests("Tests", ["T.swift": ""]))
    ).graph()
    #expect(graph.nodes.map(\.id) == ["A", "A/Tests", "B", "B/Tests", "C", "x/B/Tests"])
  }

  @Test("every dependency in a circle of packages is marked, and no other")
  func circle() async throws {
    let graph = try await Tree(
      FixturePackage("A", uses: ["B"], .library("A", uses: ["B/B"], ["A.swift": "import B\n"])),
      FixturePackage("B", uses: ["C"], .library("B", uses: ["C/C"], ["B.swift": "import C\n"])),
      FixturePackage(
        "C", uses: ["A", "D"],
        .library("C", uses: ["A/A", "D/D"], ["C.swift": "import A\nimport D\n"])),
      FixturePackage("D", .library("D", ["D.swift": ""]))
    ).graph()
    let marked = graph.edges.filter { !$0.violations.isEmpty }
      .map { [graph.nodes[$0.from].id, graph.nodes[$0.to].id] }
    #expect(marked == [["A", "B"], ["B", "C"], ["C", "A"]])
    #expect(graph.nodes.map(\.level) == [3, 2, 1, 0])
  }

  @Test("a circle that no module is part of is marked at the first package's module")
  func emptyCircle() async throws {
    let graph = try await Tree(
      FixturePackage("A", uses: ["B"], .library("A", uses: ["B/B"], ["A.swift": "import B\n"])),
      FixturePackage("B", uses: ["A"], .library("B", ["B.swift": ""])),
      FixturePackage("C", uses: ["D"], .library("C", ["C.swift": ""])),
      FixturePackage("D", uses: ["C"], .library("D", ["D.swift": ""]))
    ).graph()
    #expect(
      graph.edges.map { $0.violations.map(\.rule) } == [
        ["cycle"], ["unused-dependency"], ["unused-dependency"], ["unused-dependency"],
      ])
    #expect(graph.edges[2].declaration == Place("C/Package.swift", line: 11, column: 20))
    let marked = graph.nodes.filter { $0.violations.contains { $0.rule == "cycle" } }
    #expect(marked.map(\.id) == ["C"])
  }

  @Test("what a module does alone is marked at the module, and a name in a text is an edge")
  func marks() async throws {
    let graph = try await Tree(
      Shop.core,
      FixturePackage(
        "Payment/Payment", .library("Payment", ["Pay.swift": "public struct Pay {}\n"])),
      FixturePackage(
        "Order/Order",
        .library("Order", ["Detail.swift": "let name = \"Payment.Target_Payment\"\n"])),
      configuration: Layers.text
    ).graph()
    #expect(graph.nodes.map { $0.violations.map(\.rule) } == [[], [], ["public-implementation"]])
    let edges = graph.edges.map {
      [graph.nodes[$0.from].id, graph.nodes[$0.to].id] + $0.violations.map(\.rule)
    }
    #expect(edges == [["Order", "Payment", "foreign-target"]])
  }

  @Test("an exception that matches nothing marks no module")
  func staleException() async throws {
    let configuration =
      Layers.text.dropLast() + """
        , "exceptions": [{ "rule": "layer", "from": "Order", "to": "Core", "reason": "once" }] }
        """
    let graph = try await Tree(
      Shop.core, FixturePackage("Order/Order", .library("Order", ["Detail.swift": ""])),
      configuration: String(configuration)
    ).graph()
    #expect(graph.edges.isEmpty)
    #expect(graph.nodes.map(\.violations) == [[], []])
  }

  @Test("names in drawings are escaped")
  func escaping() async throws {
    let graph = try await Tree(
      FixturePackage("A", .library("A#\\\"", ["A.swift": ""]))
    ).graph()
    #expect(MermaidGraph(graph).text == "flowchart LR\n  n0[\"A#35;\\#quot;\"]\n")
    #expect(DotGraph(graph).text.contains("  \"A#\\\\\\\"\";\n"))
  }
}
