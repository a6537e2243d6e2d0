/// What may stand in one place of a path.
enum RouteSegment<Literal: Hashable & Sendable>: Hashable, Sendable {
  case literal(Literal)
  /// Any one segment, with the name of the parameter.
  case parameter(String)
  /// All segments that are left, with the name of the parameter.
  case wildcard(String)

  var parameter: String? {
    switch self {
    case .literal: nil
    case .parameter(let name), .wildcard(let name): name
    }
  }
}
