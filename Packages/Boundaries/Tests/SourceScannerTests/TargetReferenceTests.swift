import SourceScanner
import Testing

@Suite struct TargetReferenceTests {
  @Test("a place that names a target is found", arguments: rows)
  func reference(row: TableRow) {
    #expect(Rendering.references(row.source) == row.expected)
  }

  static let rows: [TableRow] = [
    TableRow(
      "a classic call", #"mediator.performTarget("Order", action: "list")"#,
      ["1:24 call -.Order list"]),
    TableRow(
      "over several lines", "performTarget(\n  \"Order\",\n  action: \"list\",\n  params: [:])",
      ["2:3 call -.Order list"]),
    TableRow(
      "an asynchronous call", #"performTargetAsync("Order", action: "list")"#,
      ["1:20 call -.Order list"]),
    TableRow(
      "with a type", #"performTarget("Order", action: "list", params: p, as: Int.self)"#,
      ["1:15 call -.Order list"]),
    TableRow(
      "with the module's key",
      #"performTarget("Detail", action: "a", params: [kCTMediatorParamsKeySwiftTargetModuleName: "Order"])"#,
      ["1:15 call Order.Detail a"]),
    TableRow(
      "with the module's key as a literal",
      #"performTarget("Detail", action: "a", params: ["kCTMediatorParamsKeySwiftTargetModuleName": "Order"])"#,
      ["1:15 call Order.Detail a"]),
    TableRow(
      "with the module's key by its name",
      #"performTarget("Detail", action: "a", params: [ParameterKey.module: "Order"])"#,
      ["1:15 call Order.Detail a"]),
    TableRow(
      "with a module's argument", #"performTarget("Detail", action: "a", module: "Order")"#,
      ["1:15 call Order.Detail a"]),
    TableRow("a check", #"check(target: "Order", module: "M")"#, ["1:15 call M.Order"]),
    TableRow("another check", #"check("Order")\#ncheck(name: "Order")"#, []),
    TableRow(
      "the module's key alone", #"let p = [kCTMediatorParamsKeySwiftTargetModuleName: "Order"]"#,
      ["1:53 moduleParameter Order.-"]),
    TableRow(
      "the module's key in a subscript",
      #"p["kCTMediatorParamsKeySwiftTargetModuleName"] = "Order""#, ["1:50 moduleParameter Order.-"]
    ),
    TableRow(
      "a full name", #"let a = Action<Int, Int>("list", target: "Order.Target_Order")"#,
      ["1:42 name Order.Order"]),
    TableRow(
      "a short name", #"releaseCachedTarget(fullTargetName: "Target_Order")"#, ["1:37 name -.Order"]
    ),
    TableRow("a raw name", ##"f(#"Order.Target_Order"#)"##, ["1:3 name Order.Order"]),
    TableRow("an escaped name", #"f("Order\u{2E}Target_Order")"#, ["1:3 name Order.Order"]),
    TableRow("an identifier", "Target_Order.self", ["1:1 identifier -.Order"]),
    TableRow(
      "an identifier of a module", "Order.Target_Order.self", ["1:7 identifier Order.Order"]),
    TableRow("a declaration", "final class Target_Order: Target {}", ["1:13 declaration -.Order"]),
    TableRow("an extension", "extension Target_Order {}", ["1:11 identifier -.Order"]),
    TableRow("a URL", #"open("homefix://Order/list?a=b")"#, ["1:6 url -.Order list"]),
    TableRow("a URL without a path", #"open("homefix://Order")"#, ["1:6 url -.Order"]),
    TableRow(
      "a URL with an interpolation", #"open("homefix://Order/list?id=\(id)")"#,
      ["1:6 url -.Order list"]),
    TableRow(
      "a URL whose action goes on", #"open("homefix://Order/li\(id)")"#, ["1:6 url -.Order"]),
    TableRow("a URL whose host goes on", #"open("homefix://Order\(id)")"#, []),
    TableRow(
      "URLs of machines",
      #"f("https://example.com/A", "https://Example.com/A", "http://Host:80/", "file:///A")"#, []),
    TableRow(
      "URLs without a scheme",
      #"f("://Order/a", "//Order/a", "see homefix://Order/a", "1a://Order")"#, []),
    TableRow(
      "similar names", #"f("Target_", "A.B.Target_C", "Target_A b", "xTarget_A", Target, Target_)"#,
      []),
    TableRow(
      "comments", "// Target_Order homefix://Order/a performTarget(\"A\", action: \"b\")", []),
    TableRow(
      "code in an interpolation", #"print("\(m.performTarget("Order", action: "list"))")"#,
      ["1:26 call -.Order list"]),
    TableRow("text beside an interpolation", #"print("Target_Order\(1)")"#, []),
    TableRow(
      "a variable",
      "func performTarget(_ target: String, action: String) {\n  performTarget(target, action: action)\n}",
      ["2:17 call -.? ?"]),
    TableRow(
      "with computed names",
      #"performTarget("Or" + "der", action: names[0])\#nperformTarget("\(a)")"#,
      ["1:15 call -.? ?", "2:15 call -.? ?"]),
  ]

  @Test("a string constant of the same file is followed", arguments: constants)
  func constant(row: TableRow) {
    #expect(Rendering.references(row.source) == row.expected)
  }

  static let constants: [TableRow] = [
    TableRow(
      "of the file", "let order = \"Order\"\nperformTarget(order, action: \"a\")",
      ["2:15 call -.Order a"]),
    TableRow(
      "used before it", "func f() { performTarget(order, action: \"a\") }\nlet order = \"Order\"",
      ["1:26 call -.Order a"]),
    TableRow(
      "of a type",
      "enum Names {\n  static let order: String = \"Order\"\n  static let list = \"list\"\n}\nperformTarget(Names.order, action: Names.list)",
      ["5:15 call -.Order list"]),
    TableRow(
      "of the type around",
      "struct A {\n  static let order = \"Order\"\n  func f() { performTarget(Self.order, action: \"a\"); performTarget(order, action: \"b\") }\n}",
      ["3:28 call -.Order a", "3:68 call -.Order b"]),
    TableRow(
      "of an extension",
      "struct A { let order = \"Order\" }\nextension A {\n  func f() { performTarget(self.order, action: \"a\") }\n}",
      ["3:28 call -.Order a"]),
    TableRow(
      "of a getter",
      "struct A {\n  var order: String { \"Order\" }\n  func f() { performTarget(order, action: \"a\") }\n}",
      ["3:28 call -.Order a"]),
    TableRow(
      "of a case",
      "enum N: String { case order = \"Order\" }\nperformTarget(N.order.rawValue, action: \"a\")",
      ["2:15 call -.Order a"]),
    TableRow(
      "the nearest",
      "let name = \"Order\"\nfunc f() { let name = \"User\"; performTarget(name, action: \"a\") }\nperformTarget(name, action: \"b\")",
      ["2:45 call -.User a", "3:15 call -.Order b"]),
    TableRow(
      "of another type",
      "enum A { static let order = \"Order\" }\nperformTarget(B.order, action: \"a\")\nperformTarget(order, action: \"b\")",
      ["2:15 call -.<B.order> a", "3:15 call -.? b"]),
    TableRow(
      "made of parts", "let order = \"Or\" + \"der\"\nperformTarget(order, action: \"a\")",
      ["2:15 call -.? a"]),
    TableRow(
      "of another file",
      "performTarget(Names.order, action: Names.Key.list.rawValue, params: [ParameterKey.module: Names.module])",
      ["1:15 call <Names.module>.<Names.order> <Names.Key.list>"]),
    TableRow(
      "hidden by a parameter",
      "let a = \"Order\"\nfunc f(_ a: String) { performTarget(a, action: \"x\") }\nlet g = { (a: String) in performTarget(a, action: \"x\") }\nlet h = { a in performTarget(a, action: \"x\") }\nperformTarget(a, action: \"x\")",
      [
        "2:37 call -.? x", "3:40 call -.? x", "4:30 call -.? x", "5:15 call -.Order x",
      ]),
    TableRow(
      "hidden by a variable",
      "let a = \"Order\"\nfunc f() {\n  for a in b { performTarget(a, action: \"x\") }\n}\nfunc g() {\n  let a = h()\n  performTarget(a, action: \"x\")\n}\nfunc i() { if let a { performTarget(a, action: \"x\") } }\nfunc j() { k(a); for c in d { performTarget(a, action: \"x\") } }",
      [
        "3:30 call -.? x", "7:17 call -.? x", "9:37 call -.? x", "10:45 call -.Order x",
      ]),
    TableRow(
      "with two values",
      "#if A\nlet a = \"Order\"\n#else\nlet a = \"User\"\n#endif\nperformTarget(a, action: \"x\")",
      ["6:15 call -.? x"]),
    TableRow(
      "for a module's key",
      "let m = \"Order\"\nlet p = [kCTMediatorParamsKeySwiftTargetModuleName: m]",
      ["2:53 moduleParameter Order.-"]),
  ]
}
