/// What a stubbed Order throws.
struct NoOrders: Error, Equatable, CustomStringConvertible {
  let description = "The orders are on strike."
}
