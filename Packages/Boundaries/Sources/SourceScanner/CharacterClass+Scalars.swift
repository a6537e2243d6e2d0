extension CharacterClass {
  /// Whether an identifier can begin with a scalar, ASCII included.
  static func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? table[Int(scalar.value)] == .identifier && scalar != "$" : beginsIdentifier(scalar.value)
  }

  /// Whether a scalar can stand in an identifier, ASCII included.
  static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return continuesIdentifier(scalar.value) }
    let characterClass = table[Int(scalar.value)]
    return characterClass == .identifier || characterClass == .digit
  }
}
