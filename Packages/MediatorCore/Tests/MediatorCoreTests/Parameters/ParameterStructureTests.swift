import Foundation
import Testing

/// What requests are filled from: optionals, defaults, rows, enumerations and structures.
struct ParameterStructureTests {
  private let bench = ParameterBench()

  enum Size: String, Decodable, CaseIterable { case small, large }
  enum Level: Int, Decodable { case low = 1, high }

  struct Address: Decodable, Equatable {
    let city: String
    let zip: Int
  }

  struct Order: Decodable, Equatable {
    let id: Int
    let note: String?
    let size: Size
    let copies: Int
    let address: Address
    let phones: [String]
    let tags: Set<Int>
    let prices: [String: Double]

    private enum CodingKeys: CodingKey {
      case id, note, size, copies, address, phones, tags, prices
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      note = try container.decodeIfPresent(String.self, forKey: .note)
      size = try container.decodeIfPresent(Size.self, forKey: .size) ?? .small
      copies = try container.decodeIfPresent(Int.self, forKey: .copies) ?? 1
      address = try container.decode(Address.self, forKey: .address)
      phones = try container.decodeIfPresent([String].self, forKey: .phones) ?? []
      tags = try container.decodeIfPresent(Set<Int>.self, forKey: .tags) ?? []
      prices = try container.decodeIfPresent([String: Double].self, forKey: .prices) ?? [:]
    }
  }

  @Test("structures, rows, sets and dictionaries are filled from those of the dictionary")
  func whole() throws {
    let order = try bench.read(
      Order.self,
      [
        "id": "7", "note": "soon", "size": "large", "copies": 2.0,
        "address": ["city": "Ulm", "zip": "89073"], "phones": ["1", "2"], "tags": ["3", 4],
        "prices": ["a": "1.5", "b": 2],
      ])
    #expect(order.id == 7)
    #expect(order.note == "soon")
    #expect(order.size == .large)
    #expect(order.copies == 2)
    #expect(order.address == Address(city: "Ulm", zip: 89073))
    #expect(order.phones == ["1", "2"])
    #expect(order.tags == [3, 4])
    #expect(order.prices == ["a": 1.5, "b": 2])
  }

  @Test("what may be left out has its default")
  func defaults() throws {
    let order = try bench.read(
      Order.self, ["id": 7, "note": NSNull(), "address": Address(city: "Ulm", zip: 89073)])
    #expect(order.note == nil)
    #expect(order.size == .small)
    #expect(order.copies == 1)
    #expect(order.phones == [])
    #expect(order.tags == [])
    #expect(order.prices == [:])
  }

  @Test("an enumeration is made of its raw value, or handed over as it is")
  func enumerations() throws {
    #expect(try bench.value(Size.self, of: "large") == .large)
    #expect(try bench.value(Size.self, of: Size.large) == .large)
    #expect(try bench.value(Level.self, of: "2") == .high)
    #expect(try bench.value(Level.self, of: 1) == .low)
  }

  @Test("a single text is a row of one; a set and optional elements are rows too")
  func rows() throws {
    #expect(try bench.value([Int].self, of: "5") == [5])
    #expect(try bench.value([Int].self, of: Set(["5"])) == [5])
    #expect(try bench.value([Int?].self, of: ["1", NSNull(), 3]) == [1, nil, 3])
    #expect(throws: (any Error).self) { try bench.value([Address].self, of: ["city": "Ulm"]) }
  }

  /// A type that tries one form after another.
  enum Key: Decodable, Equatable {
    case number(Int)
    case name(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .name(try container.decode(String.self))
      }
    }
  }

  @Test("a type may try one form after another, beside what is wrong")
  func forms() throws {
    #expect(try bench.value(Key.self, of: "5") == .number(5))
    #expect(try bench.value(Key.self, of: "five") == .name("five"))
    struct Request: Decodable {
      let key: Key
      let count: Int
    }
    #expect(
      bench.fault(Request.self, ["key": "five"])
        == "The parameter 'count' of \(ParameterBench.action) is missing; Int was expected.")
  }

  @Test("a row whose elements have different types is read one by one")
  func mixedRow() throws {
    struct Row: Decodable {
      let elements: [Key]

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Key] = []
        while !container.isAtEnd {
          if let number = try? container.decode(Int.self) {
            elements.append(.number(number))
          } else {
            elements.append(.name(try container.decode(String.self)))
          }
        }
        self.elements = elements
      }
    }
    #expect(
      try bench.value(Row.self, of: ["1", "two", 3]).elements
        == [.number(1), .name("two"), .number(3)])
  }

  @Test("a subclass and its superclass take their keys from the same parameters")
  func inheritance() throws {
    class Base: Decodable, @unchecked Sendable { let id: Int }
    final class Derived: Base, @unchecked Sendable {
      let name: String
      private enum CodingKeys: CodingKey { case name }

      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        try super.init(from: try container.superDecoder())
      }
    }
    let derived = try bench.read(Derived.self, ["id": 1, "name": "a"])
    #expect(derived.id == 1)
    #expect(derived.name == "a")
  }
}
