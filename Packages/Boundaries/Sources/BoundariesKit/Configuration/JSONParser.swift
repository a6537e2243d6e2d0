/// Reads JSON, strictly, and says where it is not.
package struct JSONParser {
  private let bytes: [UInt8]
  private let path: String
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  /// The value that a file holds.
  package static func parse(_ bytes: [UInt8], path: String) throws(Problem) -> JSONNode {
    var parser = JSONParser(bytes: bytes, path: path)
    parser.skipBlanks()
    let node = try parser.node()
    parser.skipBlanks()
    if parser.peek != nil { throw parser.problem("Something follows the end of the JSON value.") }
    return node
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  private var place: Place { Place(path, line: line, column: position - lineStart + 1) }
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ sentence: String) -> Problem { Problem(at: place, sentence) }

  private mutating func skipBlanks() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        lineStart = position
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      default:
        return
      }
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func node() throws(Problem) -> JSONNode {
    depth += 1
    defer { depth -= 1 }
    if depth > 64 { throw problem("This JSON is nested more than 64 deep.") }
    let start = place
    switch peek {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try members()), place: start)
    case UInt8(ascii: "["): return JSONNode(value: .array(try elements()), place: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), place: start)
    case nil: throw problem("The file ends where a JSON value should stand.")
    default: return JSONNode(value: try word(), place: start)
    }
  }

  private mutating func members() throws(Problem) -> [JSONNode.Member] {
    position += 1
    var members: [JSONNode.Member] = []
    skipBlanks()
    if skip("}") { return [] }
    repeat {
      skipBlanks()
      let start = place
      guard peek == UInt8(ascii: "\"") else { throw problem("A key in quotes should stand here.") }
      let key = try string()
      skipBlanks()
      guard skip(":") else { throw problem("A ':' should follow the key '\(key)'.") }
      skipBlanks()
      if members.contains(where: { $0.key == key }) {
        throw Problem(at: start, "The key '\(key)' stands here a second time.")
      }
      members.append(JSONNode.Member(key: key, place: start, value: try node()))
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw problem("A ',' or '}' should stand here.") }
    return members
  }

  private mutating func elements() throws(Problem) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    skipBlanks()
    if skip("]") { return [] }
    repeat {
      skipBlanks()
      elements.append(try node())
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw problem("A ',' or ']' should stand here.") }
    return elements
  }

  private mutating func string() throws(Problem) -> String {
    let start = place
    position += 1
    var content: [UInt8] = []
    while let byte = peek, byte >= 0x20 {
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard let text = String(validating: content, as: UTF8.self) else {
          throw Problem(at: start, "This string is not UTF-8.")
        }
        return text
      }
      if byte == UInt8(ascii: "\\") {
        content += String(try escaped()).utf8
      } else {
        content.append(byte)
      }
    }
    throw Problem(at: start, "This string is not closed on its line.")
  }

  private mutating func escaped() throws(Problem) -> Character {
    let escapes: [Unicode.Scalar: Character] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t",
    ]
    guard let byte = peek else { throw problem("The file ends inside a string.") }
    position += 1
    if let character = escapes[Unicode.Scalar(byte)] { return character }
    // Names and paths need no surrogate pairs: JSON files hold such characters as they are.
    let digits = bytes[position...].prefix(4)
    if byte == UInt8(ascii: "u"), digits.count == 4,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    {
      position += 4
      return Character(scalar)
    }
    throw problem("There is no such escape in a JSON string.")
  }

  private mutating func word() throws(Problem) -> JSONNode.Value {
    let start = place
    let letters = bytes[position...].prefix { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".", "_": true
      default: false
      }
    }
    let text = String(decoding: letters, as: UTF8.self)
    position += letters.count
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      if Double(text) != nil { return .number(text) }
      throw Problem(
        at: start,
        text.isEmpty
          ? "A JSON value should stand here." : "'\(text)' is no JSON value. Text stands in quotes."
      )
    }
  }
}
