import Foundation
import Storage
import Testing

struct JSONFileTests {
  struct Customer: Codable, Hashable {
    var name: String
    var phone: String?
  }

  @Test("a missing file is no value, and neither reading nor removing makes anything")
  func missing() throws {
    try TemporaryFolder.with { folder in
      let directory = DataDirectory(folder.url.appendingPathComponent("new/er"))
      let file = JSONFile<[Int]>("numbers.json", in: directory)
      #expect(try file.read() == nil)
      try file.remove()
      let names = try folder.names()
      #expect(names == [])
    }
  }

  @Test("what is written is read again, from folders that are made on the way")
  func roundTrip() throws {
    try TemporaryFolder.with { folder in
      let directory = DataDirectory(folder.url.appendingPathComponent("new/er"))
      let customer = Customer(name: "Zoë \"Z\" 王\n/\\", phone: nil)
      try JSONFile<Customer>("customer.json", in: directory).write(customer)
      #expect(try JSONFile<Customer>("customer.json", in: directory).read() == customer)
      let names = try folder.names()
      #expect(names == ["new"])
    }
  }

  @Test("a file is text for people, and the owner's alone")
  func form() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("customer.json", of: Customer.self)
      try file.write(Customer(name: "Ann", phone: "555 0100"))
      let text = try folder.text("customer.json")
      #expect(text == "{\n  \"name\" : \"Ann\",\n  \"phone\" : \"555 0100\"\n}")
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.path + "/customer.json")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("a later value takes the place of an earlier one, and nothing else is left in the folder")
  func replaced() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("numbers.json", of: [Int].self)
      try file.write(Array(0..<100_000))
      try file.write([7])
      #expect(try file.read() == [7])
      let names = try folder.names()
      #expect(names == ["numbers.json"])
    }
  }

  @Test("a removed file is gone, and can be written again")
  func removed() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("numbers.json", of: [Int].self)
      try file.write([1])
      try file.remove()
      let names = try folder.names()
      #expect(names == [])
      try file.write([2])
      #expect(try file.read() == [2])
    }
  }

  @Test("a value that JSON cannot hold leaves what was there")
  func notEncodable() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("prices.json", of: [Double].self)
      try file.write([1.5])
      #expect(
        sentence { try file.write([1, .nan]) }
          == "The file '\(folder.path)/prices.json' was not written: the value '[1]' cannot be 'nan'. "
          + "What it held before is still there.")
      #expect(try file.read() == [1.5])
      let names = try folder.names()
      #expect(names == ["prices.json"])
    }
  }

  @Test("writes from many threads leave one whole value")
  func parallel() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("numbers.json", of: [Int].self)
      DispatchQueue.concurrentPerform(iterations: 32) { number in
        #expect(throws: Never.self) {
          try file.write(Array(repeating: number, count: 1000))
          _ = try file.read()
        }
      }
      let numbers = try #require(try file.read())
      #expect(numbers == Array(repeating: numbers[0], count: 1000))
      let names = try folder.names()
      #expect(names == ["numbers.json"])
    }
  }

  @Test(
    "a name that is no plain file name is refused by every use",
    arguments: ["", ".", "..", ".hidden", "a/b.json", "../up.json", "/etc/passwd", "lock", "Lock"])
  func names(name: String) throws {
    try TemporaryFolder.with { folder in
      let file = folder.file(name, of: [Int].self)
      let expected =
        "'\(name)' cannot be the name of a file in the folder '\(folder.path)': it takes a plain name "
        + "such as 'orders.json', without slashes, not beginning with a dot, and not 'lock'."
      #expect(sentence { _ = try file.read() } == expected)
      #expect(sentence { try file.write([1]) } == expected)
      #expect(sentence { try file.remove() } == expected)
      let names = try folder.names()
      #expect(names == [])
    }
  }

  @Test("a name with a NUL would be another file to the system, and is refused")
  func nul() throws {
    try TemporaryFolder.with { folder in
      let file = folder.file("orders.json\0.txt", of: [Int].self)
      #expect(
        sentence { try file.write([1]) }
          == "'orders.json\0.txt' cannot be the name of a file in the folder '\(folder.path)': it "
          + "takes a plain name such as 'orders.json', without slashes, not beginning with a dot, and "
          + "not 'lock'.")
      let names = try folder.names()
      #expect(names == [])
    }
  }
}
