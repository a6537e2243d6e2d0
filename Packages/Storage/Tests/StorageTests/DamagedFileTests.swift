import Foundation
import Storage
import Testing

struct DamagedFileTests {
  struct Order: Codable {
    var id: Int
    var cents: Int
    var isPaid: Bool
    var customer: Customer
  }

  struct Customer: Codable {
    var name: String
    var phone: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      phone = try container.decode(String.self, forKey: .phone)
      guard !phone.isEmpty else {
        throw DecodingError.dataCorruptedError(
          forKey: .phone, in: container, debugDescription: "A phone number has digits.")
      }
    }
  }

  static let good = #"{"id":1,"cents":5,"isPaid":true,"customer":{"name":"Ann","phone":"5"}}"#

  private static func order(_ old: String, _ new: String) -> String {
    "[\(good), \(good.replacingOccurrences(of: old, with: new))]"
  }

  static let damages: [(String, String)] = [
    ("", "it is empty"),
    ("{}", "its content is not a list"),
    (order(#""id":1,"#, ""), "the value '[1].id' is missing"),
    (order(#""phone":"5""#, #""fax":"5""#), "the value '[1].customer.phone' is missing"),
    (order(#""cents":5"#, #""cents":"5""#), "the value '[1].cents' is not a whole number"),
    (
      order(#""cents":5"#, #""cents":null"#),
      "the value '[1].cents' is null instead of a whole number"
    ),
    (
      order(#""cents":5"#, #""cents":5.5"#),
      "it holds a number that has decimals, or is too large, where that cannot be"
    ),
    (
      order(#""cents":5"#, #""cents":55555555555555555555"#),
      "it holds a number that has decimals, or is too large, where that cannot be"
    ),
    (order("true", "1"), "the value '[1].isPaid' is not true or false"),
    (order(#""Ann""#, "7"), "the value '[1].customer.name' is not a text"),
    (
      order(#"{"name""#, #"[{"name""#).replacingOccurrences(of: #""}}]"#, with: #""}]}]"#),
      "the value '[1].customer' is not an object"
    ),
    (
      order(#""phone":"5""#, #""phone":"""#),
      "the value '[1].customer.phone' is not valid: A phone number has digits"
    ),
  ]

  @Test(
    "a damaged file is named with what is wrong, and nothing overwrites or removes it",
    arguments: damages)
  func damaged(content: String, finding: String) throws {
    try TemporaryFolder.with { folder in
      try folder.put(content, in: "orders.json")
      let file = folder.file("orders.json", of: [Order].self)
      let expected =
        "The file '\(folder.path)/orders.json' is damaged: \(finding). It was left as it is, and "
        + "nothing overwrites it; mend it or move it away, then try again."
      #expect(sentence { _ = try file.read() } == expected)
      #expect(sentence { try file.write([]) } == expected)
      #expect(sentence { try file.remove() } == expected)
      let text = try folder.text("orders.json")
      #expect(text == content)
      let names = try folder.names()
      #expect(names == ["orders.json"])
    }
  }

  @Test("what is quoted of a damaged file is quoted in part where it is long")
  func longFinding() throws {
    try TemporaryFolder.with { folder in
      try folder.put(String(repeating: "1", count: 100_000), in: "numbers.json")
      let text = try #require(
        sentence { _ = try folder.file("numbers.json", of: [Int].self).read() })
      #expect(text.count < 600 + folder.path.count)
      #expect(text.contains("1…. It was left as it is"))
    }
  }

  // What follows "it is not valid JSON" is Foundation's and changes between its versions.
  @Test(
    "a file that is no JSON is said to be none, and stays",
    arguments: ["{", "[", "[1,", "nonsense", "[] []", "[\"a"])
  func noJSON(content: String) throws {
    try TemporaryFolder.with { folder in
      try folder.put(content, in: "numbers.json")
      let file = folder.file("numbers.json", of: [Int].self)
      let text = try #require(sentence { try file.write([1]) })
      #expect(
        text.hasPrefix("The file '\(folder.path)/numbers.json' is damaged: it is not valid JSON"))
      #expect(
        text.hasSuffix(
          ". It was left as it is, and nothing overwrites it; mend it or move it away, then try "
            + "again."))
      let kept = try folder.text("numbers.json")
      #expect(kept == content)
    }
  }

  @Test("a file of NULs, as a power failure may leave, is no JSON")
  func nuls() throws {
    try TemporaryFolder.with { folder in
      try folder.put("\0\0\0\0", in: "numbers.json")
      let file = folder.file("numbers.json", of: [Int].self)
      let text = try #require(sentence { try file.write([1]) })
      #expect(text.contains("is damaged: it is not valid JSON"))
    }
  }

  @Test("a file that was cut anywhere is damaged, and stays")
  func cut() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("orders.json", of: [String].self)
      try file.write(["Leaking tap", "Broken boiler"])
      let whole = try folder.text("orders.json")
      for length in 0..<whole.count {
        let part = String(whole.prefix(length))
        try folder.put(part, in: "orders.json")
        let text = try #require(sentence { try file.write([]) })
        #expect(text.hasPrefix("The file '\(folder.path)/orders.json' is damaged: "))
        let kept = try folder.text("orders.json")
        #expect(kept == part)
      }
    }
  }

  @Test("a damaged file that was mended is read again")
  func mended() throws {
    try TemporaryFolder.with { folder in
      try folder.put("[1", in: "numbers.json")
      let file = folder.file("numbers.json", of: [Int].self)
      let text = try #require(sentence { try file.write([2]) })
      #expect(text.hasPrefix("The file '\(folder.path)/numbers.json' is damaged: "))
      try folder.put("[1]", in: "numbers.json")
      try file.write([2])
      #expect(try file.read() == [2])
    }
  }
}
