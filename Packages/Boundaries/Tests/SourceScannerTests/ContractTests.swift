import SourceScanner
import Testing

@Suite struct ContractTests {
  @Test("a contract is read with its target and its actions", arguments: contracts)
  func contract(row: TableRow) {
    #expect(Rendering.contracts(row.source) == row.expected)
  }

  static let contracts: [TableRow] = [
    TableRow(
      "as it is written here",
      """
      public struct OrderContract: Contract {
        public static let target: TargetName = "Order.Target_Order"
        public static let shared = OrderContract()
        /// let no = Action<Void, Void>("no")
        public let list = MainActorAction<Void, any Screen>("list", .exposed)
        public let cancel = AsyncAction<Int, Void>("cancel")
        let count = Action<Void, Int>("count")
      }
      """,
      [
        "1:15 OrderContract Order.Target_Order", "5:14 .list list", "6:14 .cancel cancel",
        "7:7 .count count",
      ]),
    TableRow(
      "types and initialisers in other forms",
      """
      struct A: Sendable, MediatorCore.Contract {
        static var target: TargetName { TargetName(module: "M", name: "T") }
        let a: Action<Int, (Int) -> Void> = .init("one")
        let b: Action<[Int], Int?> = Action("two")
        let c = MediatorCore.Action<A, Int, (Int) -> [Int?]>("three"), d = Action<Int, Int>("four")
        let e: AsyncAction<Int, Int>
        let n = 1, text = "five"
        let call = Other<Int>("six")
      }
      """,
      [
        "1:8 A M.Target_T", "3:7 .a one", "4:7 .b two", "5:7 .c three", "5:66 .d four", "6:7 .e ?",
      ]),
    TableRow(
      "constants and what is computed",
      """
      enum Name { static let list: StaticString = "list" }
      struct A: Contract {
        static let target: TargetName = Names.target
        let list = Action<Void, Void>(Name.list)
        let other = Action<Void, Void>(Names.other)
        let sum = Action<Void, Void>(a + b)
        var again: Action<Void, Void> { list }
      }
      """,
      [
        "2:8 A <Names.target>", "4:7 .list list", "5:7 .other <Names.other>", "6:7 .sum ?",
        "7:7 .again ? again",
      ]),
    TableRow(
      "over several types",
      """
      struct A { let a = Action<Int, Int>("a") }
      extension A: Contract { static let target: TargetName = "M.Target_A" }
      extension A { var b: Action<Int, Int> { a } }
      """,
      ["1:8 part of A", "1:16 .a a", "2:11 A M.Target_A", "3:11 part of A", "3:19 .b ? again"]),
    TableRow(
      "nothing of the kind",
      """
      struct A: Contractor { let a = 1 }
      protocol Contract: Sendable { static var target: TargetName { get } }
      func f() { let a = Action<Int, Int>("a") }
      let b = Action<Int, Int>("b")
      struct B { func f() { let a = Action<Int, Int>("a") } }
      // struct C: Contract { let a = Action<Int, Int>("a") }
      """, []),
  ]

  @Test("a table is read with its entries", arguments: tables)
  func table(row: TableRow) {
    #expect(Rendering.tables(row.source) == row.expected)
  }

  static let tables: [TableRow] = [
    TableRow(
      "every entry",
      """
      final class Target_Order: Target {
        static let actions: ActionTable<Target_Order> = [
          .on(\\OrderContract.list) { _, _, call in [call, f(.on("no"))] },
          .on("calculate:withCompletion:") { _, params, _ in nil },
          .on("screen", mainActor: { _, _, _ in nil }), .on("wait", async: wait),
          .including(Target_Base.actions) { $0.base },
          .notFound { _, _, _ in nil },
        ]
      }
      """,
      [
        "2:14 Target_Order.actions", "3:5 typed OrderContract.list",
        "4:5 classic calculate:withCompletion:", "5:5 classic screen", "5:51 classic wait",
        "6:5 including Target_Base.actions", "7:5 notFound",
      ]),
    TableRow(
      "other declarations",
      """
      @MainActor final class Target_A: Target {
        nonisolated static var actions: ActionTable<Target_A> { [.on("a", f)] }
      }
      extension Target_B {
        static var actions: ActionTable<Target_B> { return [ActionTableEntry.on("b") { _, _, _ in 1 }] }
        public static let more: ActionTable<Target_B> = []
      }
      """,
      [
        "2:26 Target_A.actions", "2:60 classic a", "5:14 Target_B.actions", "5:55 classic b",
        "6:21 Target_B.more",
      ]),
    TableRow(
      "names that are constants",
      """
      enum Names { static let one = "one" }
      class A { static let actions: ActionTable<A> = [.on(Names.one, f), .on(Other.two, f), .on(n(), f)] }
      """,
      ["2:22 A.actions", "2:49 classic one", "2:68 classic <Other.two>", "2:87 classic ?"]),
    TableRow(
      "what cannot be read",
      """
      class A { static let actions: ActionTable<A> = makeTable() }
      class B { static let actions: ActionTable<B> = [.on("a", f)] + more }
      class C { static let actions: ActionTable<C> = [entry, .on("a", f).twice(), .other("b")] }
      class D {
        static let actions: ActionTable<D> = [
          #if DEBUG
          .on("a", f),
          #endif
        ]
      }
      class E { static var actions: ActionTable<E> { log(); return [] } }
      """,
      [
        "1:22 A.actions", "1:22 computed", "2:22 B.actions", "2:22 computed", "3:22 C.actions",
        "3:49 computed", "3:56 computed", "3:77 computed", "5:14 D.actions", "6:5 computed",
        "8:5 computed", "11:22 E.actions", "11:22 computed",
      ]),
    TableRow(
      "no tables",
      """
      class A { let actions: ActionTable<A> = []; static let actions: [Int] = [] }
      static let actions: ActionTable<A> = []
      """, []),
  ]

  @Test("a look-up at run time is found", arguments: lookups)
  func lookup(row: TableRow) {
    #expect(Rendering.lookups(row.source) == row.expected)
  }

  static let lookups: [TableRow] = [
    TableRow(
      "functions",
      "NSClassFromString(\"A\")\nlet f = _typeByName\nSwift._typeByName(\"A\")\nGlibc.dlsym(nil, \"a\")",
      ["1:1 NSClassFromString", "2:9 _typeByName", "3:7 _typeByName", "4:7 dlsym"]),
    TableRow(
      "bundles",
      "Bundle.main.classNamed(\"A\")\nBundle(for: A.self).classNamed(\"A\")\nmodule?.bundle!.classNamed(\"A\")",
      [
        "1:13 Bundle.classNamed", "2:21 Bundle.classNamed", "3:17 Bundle.classNamed",
      ]),
    TableRow(
      "in an interpolation", #"print("\(dlopen(nil, 0))")"#, ["1:10 dlopen"]),
    TableRow(
      "names alone",
      "func dlsym() {}\nx.dlopen()\nf(dlsym: 1)\n.dlsym\nself.NSClassFromString()\n\"NSClassFromString\" // dlopen",
      []),
    TableRow("other classes by name", "school.classNamed(\"A\")\nclassNamed(\"A\")", []),
    TableRow("longer words", "dlopened()\nmyNSClassFromString()\n`dlsym`()", []),
  ]
}
