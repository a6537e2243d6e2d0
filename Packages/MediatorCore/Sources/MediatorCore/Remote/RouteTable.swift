/// The routes of an app: further addresses of exposed actions, checked when they are put together.
///
///     let routes = try RouteTable([
///       Route("orders/:orderId", to: OrderContract.shared.detail),
///       Route(name: "ORDER_DETAIL", to: OrderContract.shared.detail),
///     ])
///     let mediator = Mediator(.init(modules: modules, schemes: ["app"], routes: routes))
///
/// The path that a pattern is compared with is the URL's host, where it has one, and then its path:
/// `app://orders/7` and `app:///orders/7` are both `orders/7`, and `https://example.com/orders/7` is
/// `example.com/orders/7`. An empty segment, such as the one after a slash at the end, matches nothing.
///
/// In every place a literal goes before a parameter, and a parameter before a wildcard. The action's
/// own address, `target/action`, counts as two literals; a route with these very literals replaces it.
/// A path parameter is one of the request's parameters, within the same limits; a URL that gives it
/// in its query too is refused.
public struct RouteTable: Sendable {
  /// The routes, in the order in which the app wrote them.
  public let routes: [Route]

  let trie: RouteTrie<String, RemoteAddress>

  /// A table without routes: URLs reach actions by `target/action` alone.
  public init() {
    routes = []
    trie = RouteTrie()
  }

  /// Puts routes together.
  ///
  /// - Parameter routes: The routes, in any order.
  /// - Throws: ``MediatorError/Code/invalidRoute`` where a pattern has another form, or leads to an
  ///   action that its contract does not expose; ``MediatorError/Code/conflictingRoutes`` where two
  ///   patterns match the same paths.
  public init(_ routes: [Route]) throws(MediatorError) {
    var trie = RouteTrie<String, RemoteAddress>()
    for route in routes {
      try route.validate()
      if let known = trie.insert(RemoteAddress(route), at: route.segments) {
        throw .conflictingRoutes(known.pattern, route.pattern)
      }
    }
    self.routes = routes
    self.trie = trie
  }
}
