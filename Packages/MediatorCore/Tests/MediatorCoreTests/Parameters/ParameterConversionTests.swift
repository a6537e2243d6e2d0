import Foundation
import Testing

/// What single parameters are converted to.
struct ParameterConversionTests {
  private let bench = ParameterBench()

  @Test(
    "text and numbers become integers where they are exactly that",
    arguments: [
      ("12", 12), ("-7", -7), ("+3", 3), ("9223372036854775807", .max), ("12.0", nil),
      ("9223372036854775808", nil), ("", nil), (" 1", nil), ("0x10", nil), ("1,000", nil),
      ("١", nil),
    ] as [(String, Int?)])
  func integers(text: String, expected: Int?) {
    #expect((try? bench.value(Int.self, of: text)) == expected)
  }

  @Test("integers of every width take numbers of every kind that fit")
  func widths() throws {
    #expect(try bench.value(Int8.self, of: 127) == 127)
    #expect(try bench.value(Int16.self, of: "-32768") == -32768)
    #expect(try bench.value(Int32.self, of: UInt64(5)) == 5)
    #expect(try bench.value(Int64.self, of: 3.0) == 3)
    #expect(try bench.value(Int128.self, of: "170141183460469231731687303715884105727") == .max)
    #expect(try bench.value(UInt.self, of: Float(2)) == 2)
    #expect(try bench.value(UInt8.self, of: "255") == 255)
    #expect(try bench.value(UInt16.self, of: 65535) == 65535)
    #expect(try bench.value(UInt32.self, of: Int8(1)) == 1)
    #expect(try bench.value(UInt64.self, of: "18446744073709551615") == .max)
    #expect(try bench.value(UInt128.self, of: UInt8(9)) == 9)
    #expect(throws: (any Error).self) { try bench.value(Int8.self, of: 128) }
    #expect(throws: (any Error).self) { try bench.value(UInt8.self, of: -1) }
    #expect(throws: (any Error).self) { try bench.value(Int.self, of: 2.5) }
    #expect(throws: (any Error).self) { try bench.value(Int.self, of: Double.infinity) }
    #expect(throws: (any Error).self) { try bench.value(Int.self, of: true) }
  }

  @Test(
    "text becomes a floating-point number where it is a decimal one, and a finite one",
    arguments: [
      ("1.5", 1.5), ("-2", -2), ("1e3", 1000), ("1E-2", 0.01), ("+0.25", 0.25), ("nan", nil),
      ("inf", nil), ("-infinity", nil), ("1e400", nil), ("0x1p3", nil), ("1,5", nil), (".5", nil),
      ("5.", nil), ("1e", nil), ("", nil), ("1.5 ", nil),
    ] as [(String, Double?)])
  func doubles(text: String, expected: Double?) {
    #expect((try? bench.value(Double.self, of: text)) == expected)
  }

  @Test("floating-point numbers are handed on as they are, infinity included")
  func floatingPoint() throws {
    #expect(try bench.value(Double.self, of: Double.infinity) == .infinity)
    #expect(try bench.value(Double.self, of: Float(0.5)) == 0.5)
    #expect(try bench.value(Double.self, of: 3) == 3)
    #expect(try bench.value(Float.self, of: "0.5") == 0.5)
    #expect(try bench.value(Float.self, of: 0.1) == 0.1)
    #expect(try bench.value(Float.self, of: -Double.infinity) == -.infinity)
    #expect(throws: (any Error).self) { try bench.value(Float.self, of: "1e39") }
    #expect(throws: (any Error).self) { try bench.value(Float.self, of: 1e39) }
    #expect(throws: (any Error).self) { try bench.value(Double.self, of: Int.max) }
  }

  @Test(
    "true, yes and 1 are true; false, no and 0 are false; nothing else is either",
    arguments: [
      ("true", true), ("yes", true), ("1", true), ("false", false), ("no", false), ("0", false),
      ("TRUE", nil), ("on", nil), ("2", nil), ("", nil),
    ] as [(String, Bool?)])
  func bools(text: String, expected: Bool?) {
    #expect((try? bench.value(Bool.self, of: text)) == expected)
  }

  @Test(
    "a date is ISO 8601 with a time zone",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-01-31T09:30:00Z", 1_769_851_800),
      ("2026-01-31T10:30:00+01:00", 1_769_851_800), ("2026-01-31T04:00:00-0530", 1_769_851_800),
      ("2026-01-31T09:30:00.25Z", 1_769_851_800.25), ("2026-01-31T09:30:00.050Z", 1_769_851_800.05),
      ("2024-02-29T00:00:00Z", 1_709_164_800), ("0001-01-01T00:00:00Z", -62_135_596_800),
      ("9999-12-31T23:59:59Z", 253_402_300_799), ("1969-12-31T23:59:59Z", -1),
      ("2026-02-29T00:00:00Z", nil), ("2026-13-01T00:00:00Z", nil), ("2026-01-31T24:00:00Z", nil),
      ("2026-01-31T09:30:00", nil), ("2026-01-31", nil), ("2026-01-31T09:30:00Zjunk", nil),
      ("2026-01-31T09:30:00+99:99", nil), ("2026-01-31T09:30:00.Z", nil), ("1769851800", nil),
      ("", nil),
      ("2026-01-3", nil),
    ] as [(String, Double?)])
  func dates(text: String, seconds: Double?) {
    #expect((try? bench.value(Date.self, of: text))?.timeIntervalSince1970 == seconds)
  }

  @Test("every day of four centuries is the day that the calendar says")
  func calendar() throws {
    let formatter = Date.ISO8601FormatStyle()
    for day in stride(from: 0, to: 146_097, by: 61) {
      let date = Date(timeIntervalSince1970: Double(day) * 86400)
      #expect(try bench.value(Date.self, of: date.formatted(formatter)) == date)
    }
  }

  @Test(
    "a decimal number is taken to its last digit",
    arguments: [
      ("0.1", "0.1"), ("-19.90", "-19.9"), ("12345678901234567890.12", "12345678901234567890.12"),
      ("1,5", nil), ("1.5abc", nil), ("--1", nil), ("1e999", nil), ("", nil), ("nan", nil),
    ] as [(String, String?)])
  func decimals(text: String, expected: String?) {
    #expect((try? bench.value(Decimal.self, of: text))?.description == expected)
  }

  @Test("an integer becomes a decimal number; a binary fraction does not")
  func decimalsOfNumbers() throws {
    #expect(try bench.value(Decimal.self, of: 12) == 12)
    #expect(throws: (any Error).self) { try bench.value(Decimal.self, of: 0.1) }
    #expect(throws: (any Error).self) { try bench.value(Decimal.self, of: true) }
  }

  @Test("a URL and a UUID are made of text")
  func identifiers() throws {
    let id = "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"
    #expect(try bench.value(UUID.self, of: id) == UUID(uuidString: id))
    #expect(throws: (any Error).self) { try bench.value(UUID.self, of: "6BA7B810") }
    #expect(
      try bench.value(URL.self, of: "https://example.org/a?b=c").absoluteString
        == "https://example.org/a?b=c")
    #expect(throws: (any Error).self) { try bench.value(URL.self, of: "") }
    #expect(throws: (any Error).self) { try bench.value(URL.self, of: "a b") }
  }

  @Test(
    "data is Base64, in either alphabet",
    arguments: [
      ("+/8=", [0xFB, 0xFF]), ("-_8=", [0xFB, 0xFF]), ("-_8", [0xFB, 0xFF]), ("", []), ("*", nil),
      ("AAAAA", nil),
    ] as [(String, [UInt8]?)])
  func data(text: String, expected: [UInt8]?) {
    #expect((try? bench.value(Data.self, of: text)).map(Array.init) == expected)
  }

  @Test("a value that has the type already is taken as it is")
  func unchanged() throws {
    let date = Date(timeIntervalSince1970: 7)
    #expect(try bench.value(Date.self, of: date) == date)
    #expect(try bench.value(Data.self, of: Data([1])) == Data([1]))
    #expect(try bench.value([String].self, of: ["a", "b"]) == ["a", "b"])
    #expect(throws: (any Error).self) { try bench.value(String.self, of: 5) }
  }

  @Test("a value in an optional is taken out of it, and what is not there is missing")
  func optionals() throws {
    #expect(try bench.value(Int.self, of: Int?(4) as Any) == 4)
    #expect(try bench.value(Int.self, of: String?("4") as Any) == 4)
    #expect(try bench.value(Bool.self, of: String?("yes") as Any) == true)
    #expect(try bench.value(String.self, of: String?("a") as Any) == "a")
    #expect(try bench.value(Int?.self, of: String?.none as Any) == nil)
    #expect(
      bench.fault(Box<Int>.self, ["value": String?.none as Any])
        == "The parameter 'value' of \(ParameterBench.action) is missing; Int was expected.")
  }
}
