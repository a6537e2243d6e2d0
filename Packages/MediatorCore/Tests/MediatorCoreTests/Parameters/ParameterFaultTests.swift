import Foundation
import MediatorCore
import Testing

/// What is said about parameters that are wrong.
struct ParameterFaultTests {
  private let bench = ParameterBench()
  private let action = ParameterBench.action

  enum Size: String, Decodable, CaseIterable { case small, large }
  enum Level: Int, Decodable, CaseIterable { case low = 1, high }
  enum Colour: String, Decodable { case red }

  struct Address: Decodable {
    let city: String
    let zip: Int
  }

  struct Order: Decodable {
    let id: Int
    let size: Size
    let level: Level?
    let due: Date
    let address: Address
    let stops: [Address]
    let count: Int
    let done: Callback<Int>
    let last: UUID
  }

  @Test("one wrong parameter is named, with what came and what was expected")
  func one() {
    #expect(
      bench.fault(Box<Int>.self, ["value": "many"])
        == "The parameter 'value' of \(action) is \"many\"; Int was expected.")
    #expect(
      bench.fault(Box<Int>.self, [:])
        == "The parameter 'value' of \(action) is missing; Int was expected.")
    #expect(
      bench.fault(Box<String>.self, ["value": 5])
        == "The parameter 'value' of \(action) is 5 (Int); String was expected.")
    #expect(
      bench.fault(Box<[Int]>.self, ["value": ["1", "b"]])
        == "The parameter 'value[1]' of \(action) is \"b\"; Int was expected.")
    #expect(
      bench.fault(Box<Address>.self, ["value": ["city": "Ulm", "zip": Data()]])
        == "The parameter 'value.zip' of \(action) is a value of type Data; Int was expected.")
    #expect(
      bench.fault(Box<Address>.self, ["value": "Ulm"])
        == "The parameter 'value' of \(action) is \"Ulm\"; [String: Any] was expected.")
    #expect(
      bench.fault(Int.self, [:])
        == "The parameters of \(action) are a value of type [String: Any]; Int was expected."
    )
  }

  @Test("an enumeration says which values it takes, where it lists its cases")
  func enumerations() {
    #expect(
      bench.fault(Box<Size>.self, ["value": "huge"])
        == "The parameter 'value' of \(action) is \"huge\"; one of \"small\", \"large\" was expected."
    )
    #expect(
      bench.fault(Box<Size>.self, [:])
        == "The parameter 'value' of \(action) is missing; one of \"small\", \"large\" was expected."
    )
    #expect(
      bench.fault(Box<Level>.self, ["value": "top"])
        == "The parameter 'value' of \(action) is \"top\"; one of 1, 2 was expected.")
    #expect(
      bench.fault(Box<Level>.self, ["value": 3])
        == "The parameter 'value' of \(action) is 3 (Int); one of 1, 2 was expected.")
    #expect(
      bench.fault(Box<Colour>.self, ["value": "blue"])
        == "The parameter 'value' of \(action) is \"blue\"; Colour was expected.")
  }

  @Test("all wrong parameters are told at once")
  func all() {
    #expect(
      bench.fault(
        Order.self,
        [
          "id": "x", "size": "huge", "level": 9, "due": "soon", "address": ["zip": "?"],
          "stops": [["city": "Ulm", "zip": 1], ["city": 5, "zip": 2], "Bonn"] as [Any], "done": 1,
          "last": "z",
        ])
        == "Parameters of \(action) are wrong: 'id' is \"x\", Int was expected; 'size' is \"huge\", one "
        + "of \"small\", \"large\" was expected; 'level' is 9 (Int), one of 1, 2 was expected; 'due' is "
        + "\"soon\", Date was expected; 'address.city' is missing, String was expected; 'address.zip' "
        + "is \"?\", Int was expected; 'stops[1].city' is 5 (Int), String was expected; 'stops[2]' is "
        + "\"Bonn\", [String: Any] was expected; 'count' is missing, Int was expected; 'done' is 1 "
        + "(Int), (Int) -> () was expected; 'last' is \"z\", UUID was expected.")
  }

  @Test("all that is missing is told at once")
  func missing() {
    #expect(
      bench.fault(Order.self, [:])
        == "Parameters of \(action) are wrong: 'id' is missing, Int was expected; 'size' is missing, "
        + "one of \"small\", \"large\" was expected; 'due' is missing, Date was expected; 'address' is "
        + "missing, [String: Any] was expected; 'stops' is missing, [Any] was expected; 'count' is "
        + "missing, Int was expected; 'done' is missing, (Int) -> () was expected; 'last' is missing, "
        + "UUID was expected.")
  }

  @Test("a type of which no value can be made up ends the list, and what is known is told")
  func noStandIn() {
    struct Paint: Decodable {
      let litres: Int
      let colour: Colour
      let coats: Int
    }
    #expect(
      bench.fault(Paint.self, ["litres": "a", "colour": "blue", "coats": "b"])
        == "Parameters of \(action) are wrong: 'litres' is \"a\", Int was expected; 'colour' is "
        + "\"blue\", Colour was expected.")
    // Where the colour is right the list goes on.
    #expect(
      bench.fault(Paint.self, ["litres": "a", "colour": "red", "coats": "b"])
        == "Parameters of \(action) are wrong: 'litres' is \"a\", Int was expected; 'coats' is \"b\", "
        + "Int was expected.")
    // A structure around it is skipped as a whole.
    struct Job: Decodable {
      let paints: [Paint]
      let hours: Int
    }
    #expect(
      bench.fault(Job.self, ["paints": [["litres": 1, "colour": "blue"]], "hours": "c"])
        == "Parameters of \(action) are wrong: 'paints[0].colour' is \"blue\", Colour was expected; "
        + "'hours' is \"c\", Int was expected.")
  }

  private struct Negative: Error, CustomStringConvertible {
    let description = "A length is above zero."
  }

  struct Length: Decodable {
    let metres: Int

    init(from decoder: any Decoder) throws {
      metres = try decoder.singleValueContainer().decode(Int.self)
      guard metres > 0 else { throw Negative() }
    }
  }

  struct Width: Decodable {
    let metres: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      metres = try container.decode(Int.self)
      guard metres > 0 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "A width is above zero.")
      }
    }
  }

  @Test("what a type's own init(from:) throws is said as it is")
  func own() {
    #expect(bench.fault(Box<Length>.self, ["value": -1]) == "A length is above zero.")
    #expect(
      bench.fault(Box<Width>.self, ["value": -1])
        == "The parameter 'value' of \(action) is refused: A width is above zero.")
    struct Board: Decodable {
      let name: String
      let length: Length
      let width: Width
    }
    #expect(
      bench.fault(Board.self, ["length": -1, "width": -1])
        == "Parameters of \(action) are wrong: 'name' is missing, String was expected; 'length' is "
        + "refused: A length is above zero.")
  }

  @Test("what stands in for a wrong value is not taken for the caller's")
  func standInsAreNotBlamed() {
    struct Span: Decodable {
      let from: Int
      let to: Int

      private enum CodingKeys: CodingKey { case from, to }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        from = try container.decode(Int.self, forKey: .from)
        to = try container.decode(Int.self, forKey: .to)
        guard from < to else { throw Negative() }
      }
    }
    struct Trip: Decodable {
      let span: Span
      let seats: Int
    }
    #expect(
      bench.fault(Trip.self, ["span": ["from": "a", "to": "b"], "seats": 2])
        == "Parameters of \(action) are wrong: 'span.from' is \"a\", Int was expected; 'span.to' is "
        + "\"b\", Int was expected.")
  }
}
