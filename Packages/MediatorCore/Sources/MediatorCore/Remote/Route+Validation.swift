extension Route {
  /// Finds out what could never match, or must not.
  ///
  /// - Throws: `invalidRoute`, with a sentence that names the pattern and the segment.
  func validate() throws(MediatorError) {
    var names: Set<String> = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .literal(""):
        throw .invalidRoute(
          self, "has an empty segment; write it without slashes at its ends, such as 'orders/:id'")
      case .parameter(""), .wildcard(""):
        throw .invalidRoute(
          self, "has a parameter without a name; name it, such as ':id' or '*path'")
      case .wildcard(let name) where index < segments.count - 1:
        throw .invalidRoute(
          self, "has segments after the wildcard '*\(name)', which takes all that are left")
      default: break
      }
      guard let name = segment.parameter else { continue }
      guard !ParameterKey.isReserved(name) else {
        throw .invalidRoute(
          self,
          "names a parameter '\(name)'; keys that begin with '\(ParameterKey.reservedPrefix)' are "
            + "for code only")
      }
      guard names.insert(name).inserted else {
        throw .invalidRoute(self, "names the parameter '\(name)' twice")
      }
    }
    // A URL has the first segment as its host, or has no host and all segments in its path.
    let literals = segments.map { if case .literal(let text) = $0 { text } else { ":" } }
    let (path, whole) = (literals.dropFirst().joined(), literals.joined())
    guard !RemoteCall.isForCodeOnly(path.utf8), !RemoteCall.isForCodeOnly(whole.utf8) else {
      throw .invalidRoute(
        self, "begins with 'native' where an action's name would, and such a URL is always refused")
    }
    guard action.isExposed else {
      throw .invalidRoute(
        self,
        "leads to \(action), which no URL may perform; expose it in its contract, under a name that "
          + "does not begin with 'native'")
    }
  }
}
