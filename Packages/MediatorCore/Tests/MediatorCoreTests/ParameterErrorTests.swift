import Foundation
import Testing

@testable import MediatorCore

/// The sentences about parameters that do not make a request.
struct ParameterErrorTests {
  typealias Form = ParameterDecodingTests.Form
  typealias Item = ParameterDecodingTests.Item

  private func fault<Value: Decodable>(_ type: Value.Type, _ params: [String: Any]?) -> String? {
    let action = ActionDescriptor(target: "M.Target_Form", name: "fill")
    return sentence { try action.request(from: params) as Value }
  }

  private func fault<Value: Decodable>(_ type: Value.Type, field: Any) -> String? {
    fault(Form<Value>.self, ["field": field])
  }

  private func wrong(_ found: String, _ expected: String, key: String = "field") -> String {
    "The parameter '\(key)' of 'fill' of M.Target_Form is \(found); \(expected) was expected."
  }

  @Test("a field that is missing is named, with what was expected")
  func missing() {
    #expect(fault(Form<Int>.self, [:]) == wrong("missing", "Int"))
    #expect(fault(Form<Int>.self, nil) == wrong("missing", "Int"))
    #expect(fault(Int.self, field: NSNull()) == wrong("missing", "Int"))
    #expect(fault([Int].self, field: Int?.none as Any) == wrong("missing", "[Any]"))
    #expect(fault(Item.self, field: NSNull()) == wrong("missing", "[String: Any]"))
  }

  @Test(
    "text that is no integer is quoted",
    arguments: ["", "x", "1.0", " 1", "1 ", "9223372036854775808", "0x1", "1e3", "１"])
  func integers(text: String) {
    #expect(fault(Int.self, field: text) == wrong("\"\(text)\"", "Int"))
  }

  @Test(
    "text that is no finite number is quoted",
    arguments: ["", "x", "nan", "inf", "-Infinity", "1,5", "1.5abc", "1e999"])
  func fractions(text: String) {
    #expect(fault(Double.self, field: text) == wrong("\"\(text)\"", "Double"))
    #expect(fault(Decimal.self, field: text) == wrong("\"\(text)\"", "Decimal"))
  }

  @Test("numbers that do not fit are named with their type")
  func numbers() {
    #expect(fault(UInt8.self, field: 256) == wrong("256 (Int)", "UInt8"))
    #expect(fault(UInt.self, field: -1) == wrong("-1 (Int)", "UInt"))
    #expect(fault(Int.self, field: 1.5) == wrong("1.5 (Double)", "Int"))
    #expect(fault(Int.self, field: Double.nan) == wrong("nan (Double)", "Int"))
    #expect(fault(Int.self, field: true) == wrong("true (Bool)", "Int"))
    #expect(fault(Double.self, field: true) == wrong("true (Bool)", "Double"))
    #expect(fault(Decimal.self, field: 0.5) == wrong("0.5 (Double)", "Decimal"))
    #expect(fault(String.self, field: 5) == wrong("5 (Int)", "String"))
    #expect(fault(Bool.self, field: 1) == wrong("1 (Int)", "Bool"))
  }

  @Test("text that is no Bool is quoted", arguments: ["", "YES", "True", "2", "on"])
  func bools(text: String) {
    #expect(fault(Bool.self, field: text) == wrong("\"\(text)\"", "Bool"))
  }

  @Test(
    "text that is no date is quoted",
    arguments: [
      "", "2026-01-31", "2026-01-31T09:30:00", "2026-01-31T09:30:00Zfoo", "31.01.2026",
      "2026-13-01T00:00:00Z",
    ])
  func dates(text: String) {
    #expect(fault(Date.self, field: text) == wrong("\"\(text)\"", "Date"))
  }

  @Test("text that is no URL, UUID or case of an enum is quoted")
  func others() {
    #expect(fault(URL.self, field: "") == wrong("\"\"", "URL"))
    #expect(fault(URL.self, field: "a b") == wrong("\"a b\"", "URL"))
    #expect(fault(UUID.self, field: "1-2") == wrong("\"1-2\"", "UUID"))
    #expect(fault(ParameterDecodingTests.Kind.self, field: "wall") == wrong("\"wall\"", "Kind"))
    #expect(fault(ParameterDecodingTests.Level.self, field: "x") == wrong("\"x\"", "Int"))
  }

  @Test("values inside others are named by their path")
  func paths() {
    #expect(
      fault([Int].self, field: ["1", "x"]) == wrong("\"x\"", "Int", key: "field[1]"))
    #expect(
      fault([Item].self, field: [["kind": "pipe"], ["kind": "roof", "count": "x"]])
        == wrong("\"x\"", "Int", key: "field[1].count"))
    #expect(
      fault(Item.self, field: [:] as [String: Any]) == wrong("missing", "String", key: "field.kind")
    )
    #expect(
      fault(Item.self, field: 5) == wrong("5 (Int)", "[String: Any]"))
  }

  @Test("the parameters as a whole are named where they are no such request")
  func whole() {
    #expect(
      fault(Int.self, ["a": 1])
        == "The parameters of 'fill' of M.Target_Form are a value of type [String: Any]; "
        + "Int was expected.")
  }

  @Test("a request that is not Decodable is refused by name")
  func notDecodable() {
    let action = ActionDescriptor(target: "M.Target_Form", name: "fill")
    #expect(
      sentence { try action.request(from: [:]) as Opaque }
        == "The action 'fill' of M.Target_Form cannot be called by name: its request Opaque is not "
        + "Decodable. Use its typed form, or make the request Decodable.")
    #expect(
      sentence { try action.request(from: [:]) as Any }
        == "The action 'fill' of M.Target_Form cannot be called by name: its request Any is not "
        + "Decodable. Use its typed form, or make the request Decodable.")
  }

  @Test("text from outside is shown without its control characters, and cut")
  func visible() {
    #expect(
      fault(Int.self, field: "\u{1B}[31m\n\u{202E}")
        == wrong("\"\\u{1B}[31m\\u{A}\\u{202E}\"", "Int"))
    let long = String(repeating: "x", count: 101)
    #expect(fault(Int.self, field: long) == wrong("\"\(long.dropLast())…\"", "Int"))
  }
}
