import SourceScanner
import Testing

@Suite struct ExposedDeclarationTests {
  @Test("a declaration that others can see is found", arguments: rows)
  func declaration(row: TableRow) {
    #expect(Rendering.exposed(row.source) == row.expected)
  }

  static let rows: [TableRow] = [
    TableRow(
      "types",
      "public struct A {}\nopen class B {}\npackage enum C {}\npublic protocol D {}\npublic actor E {}",
      [
        "1:1 public struct A", "2:1 open class B", "3:1 package enum C", "4:1 public protocol D",
        "5:1 public actor E",
      ]),
    TableRow(
      "members",
      "struct A {\n  public init() {}\n  public static func f() {}\n  package subscript(i: Int) -> Int { i }\n}",
      ["2:3 public init init", "3:3 public func f", "4:3 package subscript subscript"]),
    TableRow(
      "an extension", "public extension Array where Element == Int { func f() {} }",
      ["1:1 public extension Array"]),
    TableRow(
      "an extension of a nested type", "package extension A.B: C {}", ["1:1 package extension A.B"]),
    TableRow(
      "class members", "public class func f() {}\nopen class var g: Int { 1 }",
      ["1:1 public func f", "2:1 open var g"]),
    TableRow(
      "modifiers around", "static final public override func f() {}", ["1:14 public func f"]),
    TableRow("two levels", "public private(set) var a = 1", ["1:1 public var a"]),
    TableRow(
      "a setter's level", "package(set) var a = 1\npublic package(set) var b = 1",
      ["1:1 package var a", "2:1 public var b"]),
    TableRow("a private setter", "private(set) var a = 1", []),
    TableRow(
      "attributes between", "public @Sendable @MainActor func f() {}", ["1:1 public func f"]),
    TableRow(
      "an attribute before", "@available(*, deprecated, message: \"public var\") public var a: Int",
      ["1:50 public var a"]),
    TableRow("line breaks", "public\n// why\nfinal\nclass A {}", ["1:1 public class A"]),
    TableRow(
      "operators",
      "public static func == (a: A, b: A) -> Bool { true }\npublic func ==<T>(a: T) {}",
      ["1:1 public func ==", "2:1 public func =="]),
    TableRow("a slash", "public func / (a: A, b: A) {}", ["1:1 public func /"]),
    TableRow("a tuple", "public let (a, b) = (1, 2)", ["1:1 public let (a, b)"]),
    TableRow("backticks", "public var `default`: Int", ["1:1 public var default"]),
    TableRow(
      "others",
      "public typealias A = B\npublic macro m() = #externalMacro(module: \"M\", type: \"T\")",
      ["1:1 public typealias A", "2:1 public macro m"]),
    TableRow(
      "unusual modifiers", "public nonisolated(unsafe) static var a = 1\npublic indirect enum B {}",
      ["1:1 public var a", "2:1 public enum B"]),
    TableRow(
      "in a branch", "#if A\npublic struct B {}\n#else\nopen class C {}\n#endif",
      ["2:1 public struct B", "4:1 open class C"]),
    TableRow("imports", "public import A\npackage import struct A.B\n@_spi(X) public import C", []),
    TableRow(
      "other levels", "internal struct A {}\nprivate let b = 1\nfileprivate func f() {}", []),
    TableRow(
      "names",
      "let package = Package(name: \"A\")\nopen(file)\nfile.open()\npackage.open\nx.public", []),
    TableRow("labels", "f(open: 1, package: 2)\nfunc g(open file: Int, package: Int) {}", []),
    TableRow("backticks and cases", "enum A { case open, package }\nlet `public` = 1", []),
    TableRow("comments and strings", "// public struct A {}\nlet a = \"public var b\"", []),
    TableRow("the end of the file", "public", []),
  ]
}
