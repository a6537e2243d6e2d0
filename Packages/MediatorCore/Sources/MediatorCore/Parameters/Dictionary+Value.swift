extension [String: Any] {
  /// The value of a key; few keys are compared with it, since to hash it costs more.
  @inline(__always)
  func value(of key: String) -> Any? {
    guard count <= 4 else { return self[key] }
    return keys.firstIndex { $0 == key }.map { values[$0] }
  }
}
