import Testing

struct PublicImplementationRuleTests {
  @Test("nothing in a private layer's module is public, open or package")
  func exposed() async throws {
    let tree = try Tree(
      FixturePackage(
        "Order/Order",
        .library(
          "Order",
          [
            "A.swift": "struct A {\n  public var a = 1\n}\npackage func f() {}\n",
            "B.swift": "open class B {}\npublic extension Int {}\n",
          ])),
      configuration: Layers.text)
    #expect(
      await tree.check() == """
        Order/Order/Sources/Order/A.swift:2:3: error: [public-implementation] business module 'Order' declares 'public var a'
          why: the layer 'business' is private: it has mediator targets only
          fix: remove 'public', or move it to the extension package
        Order/Order/Sources/Order/A.swift:4:1: error: [public-implementation] business module 'Order' declares 'package func f'
          why: the layer 'business' is private: it has mediator targets only
          fix: remove 'package', or move it to the extension package
        Order/Order/Sources/Order/B.swift:1:1: error: [public-implementation] business module 'Order' declares 'open class B'
          why: the layer 'business' is private: it has mediator targets only
          fix: remove 'open', or move it to the extension package
        Order/Order/Sources/Order/B.swift:2:1: error: [public-implementation] business module 'Order' declares 'public extension Int'
          why: the layer 'business' is private: it has mediator targets only
          fix: remove 'public', or move it to the extension package
        1 package, 1 module, 2 files: 4 violations

        """)
  }

  @Test("imports with an access level, words in text, tests and extension packages are free")
  func free() async throws {
    let tree = try Tree(
      FixturePackage(
        "Order/Order",
        .library(
          "Order",
          ["A.swift": "public import Foundation\n// public var a\nlet b = \"public let b\"\n"]),
        .tests("OrderTests", ["Tests.swift": "public struct T {}\n"])),
      FixturePackage(
        "Order/OrderMediator", .library("OrderMediator", ["C.swift": "public struct C {}\n"])),
      configuration: Layers.text)
    #expect(await tree.check() == "2 packages, 3 modules, 3 files: no violation\n")
  }
}
