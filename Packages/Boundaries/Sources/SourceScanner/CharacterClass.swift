/// What a byte or Unicode scalar can be part of, after the grammar of Swift's lexical structure.
enum CharacterClass: UInt8 {
  case blank
  case newline
  case identifier
  case digit
  case operatorCharacter
  case punctuation
  case nonASCII
  case other

  /// The class of each byte.
  static let table: [CharacterClass] = (0...255).map { CharacterClass(byte: UInt8($0)) }

  private init(byte: UInt8) {
    switch byte {
    case .space, .tab, 0x0B, 0x0C, 0: self = .blank
    case .lineFeed, .carriageReturn: self = .newline
    case _ where byte.isDigit: self = .digit
    case _ where byte.isASCIILetter, UInt8(ascii: "_"), UInt8(ascii: "$"): self = .identifier
    case 0x80...: self = .nonASCII
    case _ where Self.operatorCharacters.contains(byte): self = .operatorCharacter
    case 0x21..<0x7F: self = .punctuation
    default: self = .other
    }
  }

  private static let operatorCharacters = [UInt8]("/=-+*%<>!&|^~?".utf8)

  /// Whether a scalar can begin an operator; all that can, can also continue one.
  static func beginsOperator(_ scalar: UInt32) -> Bool {
    operatorRanges.contains { $0.contains(scalar) }
  }

  /// Whether a scalar can continue an operator but not begin one: combining characters.
  static func continuesOperatorOnly(_ scalar: UInt32) -> Bool {
    combiningRanges.contains { $0.contains(scalar) } || (0xFE00...0xFE0F).contains(scalar)
      || (0xE0100...0xE01EF).contains(scalar)
  }

  static func beginsIdentifier(_ scalar: UInt32) -> Bool {
    continuesIdentifier(scalar) && !combiningRanges.contains { $0.contains(scalar) }
  }

  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    if scalar >= 0x10000 { return scalar & 0xFFFF <= 0xFFFD && scalar <= 0xEFFFD }
    return identifierRanges.contains { $0.contains(scalar) }
  }

  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]

  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D,
    0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]
}
