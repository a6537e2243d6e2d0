import Foundation
import Testing

@testable import MediatorCore

/// What is learned about requests from their types alone.
struct RequestShapeTests {
  private func fields(_ type: Any.Type) -> [String] {
    RequestShape(type).fields.map(text)
  }

  private func text(_ field: RequestField) -> String {
    var text = "\(field.name): \(field.type)\(field.isOptional ? "?" : "")"
    if let values = field.values { text += " \(values)" }
    if let fields = field.fields { text += " {\(fields.map(self.text).joined(separator: ", "))}" }
    return text + (field.isCallback ? " callback" : "")
  }

  struct Numbers: Decodable {
    let bool: Bool, string: String, double: Double, float: Float
    let int: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64, int128: Int128
    let uint: UInt, uint8: UInt8, uint16: UInt16, uint32: UInt32, uint64: UInt64, uint128: UInt128
  }

  struct OptionalNumbers: Decodable {
    let bool: Bool?, string: String?, double: Double?, float: Float?
    let int: Int?, int8: Int8?, int16: Int16?, int32: Int32?, int64: Int64?, int128: Int128?
    let uint: UInt?, uint8: UInt8?, uint16: UInt16?, uint32: UInt32?, uint64: UInt64?
    let uint128: UInt128?
  }

  private let names = [
    "bool: Bool", "string: String", "double: Double", "float: Float", "int: Int", "int8: Int8",
    "int16: Int16", "int32: Int32", "int64: Int64", "int128: Int128", "uint: UInt", "uint8: UInt8",
    "uint16: UInt16", "uint32: UInt32", "uint64: UInt64", "uint128: UInt128",
  ]

  @Test("every type of the standard library's containers is learned, optional and not")
  func primitives() {
    #expect(fields(Numbers.self) == names)
    #expect(fields(OptionalNumbers.self) == names.map { $0 + "?" })
    #expect(RequestShape(Numbers.self).gap == nil)
    #expect(RequestShape(OptionalNumbers.self).gap == nil)
  }

  enum Size: String, Decodable, CaseIterable { case small, large }
  enum Level: Int, Decodable, CaseIterable { case low = 1, high }
  enum Direction: Decodable, CaseIterable {
    case up, down

    init(from decoder: any Decoder) throws { self = .up }
  }

  struct Everything: Decodable {
    struct Part: Decodable {
      let id: UUID
      let sizes: [Size]
    }

    let url: URL
    let date: Date?
    let data: Data?
    let price: Decimal
    let size: Size
    let level: Level?
    let direction: Direction
    let part: Part
    let parts: [Part]?
    let marks: Set<String>
    let counts: [String: Int]
    let holes: [Int?]
    let done: Callback<Part>
    let later: Callback<Int>?
  }

  @Test("so are Foundation's types, enumerations, structures, collections and callbacks")
  func everything() {
    #expect(
      fields(Everything.self) == [
        "url: URL", "date: Date?", "data: Data?", "price: Decimal",
        #"size: Size ["small", "large"]"#, #"level: Level? ["1", "2"]"#, "direction: Direction",
        #"part: Part {id: UUID, sizes: [Size] ["small", "large"]}"#,
        #"parts: [Part]? {id: UUID, sizes: [Size] ["small", "large"]}"#, "marks: Set<String>",
        "counts: [String: Int]", "holes: [Int?]", "done: Callback<Part> callback",
        "later: Callback<Int>? callback",
      ])
    #expect(RequestShape(Everything.self).gap == nil)
    #expect(RequestShape(Everything.self).callbacks == ["done", "later"])
  }

  struct WithDefaults: Decodable {
    let a: Int
    let b: Int
    let c: Int?
    let d: String

    private enum CodingKeys: CodingKey { case a, b, c, d }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      a = try container.decodeIfPresent(Int.self, forKey: .a) ?? 3
      b = container.contains(.b) ? try container.decode(Int.self, forKey: .b) : 4
      c = try container.decodeNil(forKey: .c) ? nil : container.decode(Int.self, forKey: .c)
      d = try container.decode(String.self, forKey: .d)
    }
  }

  @Test("a key that a type asks about first may be left out")
  func defaults() {
    #expect(fields(WithDefaults.self) == ["a: Int?", "b: Int?", "c: Int?", "d: String"])
  }

  enum Colour: String, Decodable { case red }
  enum Shape: Decodable { case round(Int), square }

  struct Paint: Decodable {
    let litres: Int
    let colour: Colour
    let coats: Int
  }

  struct Painting: Decodable {
    let paint: Paint?
    let shape: Shape?
    let colour: Colour?
    let title: String
  }

  struct Even: Decodable {
    let number: Int

    private enum CodingKeys: CodingKey { case number }

    init(from decoder: any Decoder) throws {
      number = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
      guard number > 0 else { throw CancellationError() }
    }
  }

  struct Apart: Decodable {
    let x: Int

    private enum CodingKeys: CodingKey { case place, x }

    init(from decoder: any Decoder) throws {
      x = try decoder.container(keyedBy: CodingKeys.self)
        .nestedContainer(keyedBy: CodingKeys.self, forKey: .place).decode(Int.self, forKey: .x)
    }
  }

  final class Endless: Decodable, Sendable {
    let name: String
    let endless: Endless
  }

  struct Tree: Decodable {
    let name: String
    let children: [Tree]
  }

  @Test(
    "what cannot be known is said",
    arguments: [
      (
        RequestShape(Paint.self), ["litres: Int", "colour: Colour"],
        "the keys after 'colour' are not known, since no Colour can be made up"
      ),
      (
        RequestShape(Painting.self),
        [
          "paint: Paint? {litres: Int, colour: Colour}", "shape: Shape? {}", "colour: Colour?",
          "title: String",
        ],
        "in 'paint', the keys after 'colour' are not known, since no Colour can be made up; in 'shape', "
          + "there may be more keys, since Shape refuses made-up values"
      ),
      (
        RequestShape(Even.self), ["number: Int"],
        "there may be more keys, since Even refuses made-up values"
      ),
      (
        RequestShape(Apart.self), ["place: [String: Any]"],
        "what is under the key 'place' is not known"
      ),
      (
        RequestShape(Endless.self), ["name: String", "endless: Endless"],
        "the keys after 'endless' are not known, since no Endless can be made up"
      ),
      (RequestShape([String: Int].self), [], "any key is taken"),
    ] as [(RequestShape, [String], String)])
  func gaps(shape: RequestShape, known: [String], gap: String) {
    #expect(shape.fields.map(text) == known)
    #expect(shape.gap == gap)
  }

  @Test("a type that holds itself is listed once")
  func recursion() {
    #expect(fields(Tree.self) == ["name: String", "children: [Tree]"])
    #expect(RequestShape(Tree.self).gap == nil)
  }

  @Test("a request that is nothing has no keys, and one that is not Decodable tells none")
  func none() {
    #expect(fields(Void.self) == [])
    #expect(RequestShape(Void.self).gap == nil)
    #expect(
      RequestShape(Thread.self).gap == "Thread is not Decodable, so code alone can make one")
  }

  @Test("an optional request has the keys of what it holds")
  func optional() {
    #expect(fields(Paint?.self) == ["litres: Int", "colour: Colour"])
  }

  struct Wrapped<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Value.self)
    }
  }

  @Test("a type that is another one in a wrapper has the other's keys")
  func wrapper() {
    #expect(fields(Wrapped<Tree>.self) == ["name: String", "children: [Tree]"])
    #expect(RequestShape(Wrapped<Tree>.self).gap == nil)
    #expect(RequestShape(Wrapped<[String: Int]>.self).gap == "any key is taken")
    #expect(RequestShape(Wrapped<Int>.self).isKeyed == false)
  }

  struct Greedy: Decodable {
    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      while true { _ = try row.decode(Int.self) }
    }
  }

  @Test("a type that asks without end is stopped")
  func greedy() {
    #expect(fields(Greedy.self) == [])
    #expect(
      RequestShape(Greedy.self).gap == "there may be more keys, since Greedy refuses made-up values"
    )
  }
}
