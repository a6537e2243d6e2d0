import Foundation
import MediatorTesting
import Testing

@testable import MediatorCore

/// What requests are filled with from parameters by name.
struct ParameterDecodingTests {
  private func decode<Value: Decodable>(_ value: Any) throws -> Value {
    let action = ActionDescriptor(target: "M.Target_Form", name: "fill")
    return try (action.request(from: ["field": value]) as Form<Value>).field
  }

  @Test("text becomes an integer of any width")
  func integers() throws {
    #expect(try decode("-5") as Int == -5)
    #expect(try decode("-128") as Int8 == -128)
    #expect(try decode("32767") as Int16 == 32767)
    #expect(try decode("5") as Int32 == 5)
    #expect(try decode("-9223372036854775808") as Int64 == .min)
    #expect(try decode("5") as UInt == 5)
    #expect(try decode("255") as UInt8 == 255)
    #expect(try decode("5") as UInt16 == 5)
    #expect(try decode("5") as UInt32 == 5)
    #expect(try decode("18446744073709551615") as UInt64 == .max)
  }

  @Test("numbers become other kinds of numbers where nothing is lost")
  func numbers() throws {
    #expect(try decode(5) as UInt8 == 5)
    #expect(try decode(5.0) as Int == 5)
    #expect(try decode(Float(5)) as Int == 5)
    #expect(try decode(5) as Double == 5)
    #expect(try decode(Float(0.5)) as Double == 0.5)
    #expect(try decode(0.5) as Float == 0.5)
    #expect(try decode(5) as Decimal == 5)
    #expect(try decode(0.5) as CGFloat == 0.5)
  }

  @Test("text becomes a floating-point number or a decimal")
  func fractions() throws {
    #expect(try decode("0.5") as Double == 0.5)
    #expect(try decode("1e3") as Float == 1000)
    #expect(try decode("-12.50") as Decimal == Decimal(string: "-12.5"))
    #expect(try decode("0.5") as CGFloat == 0.5)
  }

  @Test("numbers of code stay what they are, inf included")
  func infinite() throws {
    #expect(try decode(Double.infinity) as Double == .infinity)
  }

  @Test(
    "text becomes a Bool",
    arguments: [
      ("true", true), ("1", true), ("yes", true), ("false", false), ("0", false), ("no", false),
    ])
  func bools(text: String, expected: Bool) throws {
    #expect(try decode(text) as Bool == expected)
    #expect(try decode(expected) as Bool == expected)
  }

  @Test("text becomes a URL, a date or a UUID")
  func others() throws {
    #expect(try decode("https://a.example/b?c=d") as URL == url("https://a.example/b?c=d"))
    #expect(try decode("1970-01-01T00:01:00Z") as Date == Date(timeIntervalSince1970: 60))
    #expect(try decode("1970-01-01T01:01:00+01:00") as Date == Date(timeIntervalSince1970: 60))
    let uuid = UUID()
    #expect(try decode(uuid.uuidString) as UUID == uuid)
    #expect(try decode(uuid) as UUID == uuid)
  }

  @Test("text becomes an enum of text or of numbers")
  func enums() throws {
    #expect(try decode("pipe") as Kind == .pipe)
    #expect(try decode("2") as Level == .second)
    #expect(try decode(Kind.roof) as Kind == .roof)
  }

  @Test("arrays and sets are filled element by element, and one value is an array of one")
  func arrays() throws {
    #expect(try decode(["1", 2, 3.0] as [Any]) as [Int] == [1, 2, 3])
    #expect(try decode("1") as [Int] == [1])
    #expect(try decode([] as [Any]) as [Int] == [])
    #expect(try decode(["1", "1"]) as Set<Int> == [1])
    #expect(try decode(RepeatedParameter(values: ["1", "2"])) as [Int] == [1, 2])
    #expect(try decode(RepeatedParameter(values: ["1", "2"])) as [Int]? == [1, 2])
    #expect(try decode(RepeatedParameter(values: ["1", "2"])) as Int == 2)
  }

  @Test("nested values are filled where the dictionary has them")
  func nested() throws {
    let form: Form<[Item]> = try decode(
      ["field": [["kind": "pipe", "count": "2"], ["kind": "roof"]]] as [String: Any])
    #expect(form.field == [Item(kind: .pipe, count: 2), Item(kind: .roof, count: nil)])
    let counts: [String: Int] = try decode(["a": "1", "b": 2] as [String: Any])
    #expect(counts == ["a": 1, "b": 2])
  }

  @Test("values that have the right type are taken as they are, objects included")
  func asTheyAre() throws {
    let item = Item(kind: .roof, count: 3)
    #expect(try decode(item) as Item == item)
    #expect(try decode([item]) as [Item] == [item])
  }

  @Test("optional fields are nil where nothing came, in any form of nothing")
  func optionals() throws {
    let action = ActionDescriptor(target: "M.Target_Form", name: "fill")
    let nothing: [[String: Any]?] = [
      nil, [:], ["field": NSNull()], ["field": Int?.none as Any], ["other": 1],
    ]
    for params in nothing {
      #expect(try (action.request(from: params) as Form<Int?>).field == nil)
    }
    #expect(try decode("4") as Int? == 4)
    #expect(try decode(Optional("4") as Any) as Int? == 4)
  }

  @Test("fields keep the defaults that their initialiser gives them")
  func defaults() throws {
    let action = ActionDescriptor(target: "M.Target_Form", name: "fill")
    #expect(try (action.request(from: [:]) as WithDefault).hours == 8)
    #expect(try (action.request(from: ["hours": "2"]) as WithDefault).hours == 2)
  }

  @Test("keys that no field has are ignored")
  func unknownKeys() throws {
    let action = ActionDescriptor(target: "M.Target_Form", name: "fill")
    #expect(try (action.request(from: ["field": 1, "more": 2]) as Form<Int>).field == 1)
  }

  struct Form<Field: Decodable>: Decodable {
    let field: Field
  }

  enum Kind: String, Decodable { case pipe, roof }

  enum Level: Int, Decodable { case first = 1, second }

  struct Item: Decodable, Equatable {
    let kind: Kind
    var count: Int?
  }

  private struct WithDefault: Decodable {
    let hours: Int

    enum CodingKeys: CodingKey { case hours }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      hours = try container.decodeIfPresent(Int.self, forKey: .hours) ?? 8
    }
  }
}
