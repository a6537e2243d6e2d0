/// Reading of Unicode scalars from bytes that may be anything.
enum UTF8Decoding {
  /// The scalar that begins at an offset with its length in bytes, or `nil` where none does.
  ///
  /// Overlong forms, surrogates and values past U+10FFFF are refused, as the compiler refuses them.
  static func scalar(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
    let first = UInt32(bytes[offset])
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return (first, 1)
    case 0xC2...0xDF: (length, value) = (2, first & 0x1F)
    case 0xE0...0xEF: (length, value) = (3, first & 0x0F)
    case 0xF0...0xF4: (length, value) = (4, first & 0x07)
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for index in offset + 1..<offset + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    let isShortest = length == 2 || value >= (length == 3 ? 0x800 : 0x10000)
    guard isShortest, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
  }

  /// The offset of the first byte that is not part of UTF-8 text.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while true {
      offset = endOfASCII(in: bytes, from: offset)
      guard offset < bytes.count else { return nil }
      guard let scalar = scalar(in: bytes, at: offset) else { return offset }
      offset += scalar.length
    }
  }

  private static func endOfASCII(in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      var offset = start
      // Eight bytes at a time: each read is inside the buffer because of the loop's condition.
      while offset + 8 <= buffer.count,
        buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
      }
      while offset < buffer.count, buffer[offset] < 0x80 { offset += 1 }
      return offset
    }
  }
}
