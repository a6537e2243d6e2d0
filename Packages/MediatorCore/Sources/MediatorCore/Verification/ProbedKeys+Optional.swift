// The standard library has a form of its own for each of these types, none of which comes to the
// generic one; and its own would not tell the probe that the key may be absent.
extension ProbedKeys {
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) -> Int8? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) -> Int16? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) -> Int32? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) -> Int64? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: Int128.Type, forKey key: Key) -> Int128? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) -> UInt? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) -> UInt8? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) -> UInt16? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) -> UInt32? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) -> UInt64? {
    probe.note(optional: type, key)
  }

  func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) -> UInt128? {
    probe.note(optional: type, key)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try probe.value(of: type, key)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try probe.value(of: type, key)
  }
}
