import MediatorCore
import Testing

/// What is found out when routes are put together.
struct RouteTableTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let pattern: String
    let sentence: String

    var testDescription: String { pattern.debugDescription }
  }

  private static let track = ParcelContract.shared.track

  @Test(
    "a pattern that could not match, or must not, is named with what is wrong",
    arguments: [
      Fault(
        pattern: "",
        sentence:
          "The route '' has an empty segment; write it without slashes at its ends, such as "
          + "'orders/:id'."),
      Fault(
        pattern: "/orders",
        sentence: "The route '/orders' has an empty segment; write it without slashes at its ends, "
          + "such as 'orders/:id'."),
      Fault(
        pattern: "orders/:id/",
        sentence: "The route 'orders/:id/' has an empty segment; write it without slashes at its "
          + "ends, such as 'orders/:id'."),
      Fault(
        pattern: "orders/:",
        sentence: "The route 'orders/:' has a parameter without a name; name it, such as ':id' or "
          + "'*path'."),
      Fault(
        pattern: "orders/*",
        sentence: "The route 'orders/*' has a parameter without a name; name it, such as ':id' or "
          + "'*path'."),
      Fault(
        pattern: "help/*topic/short",
        sentence: "The route 'help/*topic/short' has segments after the wildcard '*topic', which "
          + "takes all that are left."),
      Fault(
        pattern: ":id/of/:id",
        sentence: "The route ':id/of/:id' names the parameter 'id' twice."),
      Fault(
        pattern: "orders/:kCTMediatorModule",
        sentence:
          "The route 'orders/:kCTMediatorModule' names a parameter 'kCTMediatorModule'; keys "
          + "that begin with 'kCTMediator' are for code only."),
      Fault(
        pattern: "help/native",
        sentence: "The route 'help/native' begins with 'native' where an action's name would, and "
          + "such a URL is always refused."),
      Fault(
        pattern: "na/tive/:id",
        sentence: "The route 'na/tive/:id' begins with 'native' where an action's name would, and "
          + "such a URL is always refused."),
    ])
  func form(_ fault: Fault) {
    #expect(throws: MediatorError(.invalidRoute, fault.sentence)) {
      try RouteTable([Route(fault.pattern, to: Self.track)])
    }
  }

  @Test("an action that is not exposed cannot be routed, nor one that begins with 'native'")
  func unexposed() {
    #expect(
      throws: MediatorError(
        .invalidRoute,
        "The route 'weigh/:number' leads to 'weigh' of MediatorCoreTests.Target_Parcel, which no URL "
          + "may perform; expose it in its contract, under a name that does not begin with 'native'."
      )
    ) {
      try RouteTable([Route("weigh/:number", to: ParcelContract.shared.weigh)])
    }
    #expect(
      throws: MediatorError(
        .invalidRoute,
        "The route 'ERASE' leads to 'nativeErase' of MediatorCoreTests.Target_Parcel, which no URL "
          + "may perform; expose it in its contract, under a name that does not begin with 'native'."
      )
    ) {
      try RouteTable([Route(name: "ERASE", to: ParcelContract.shared.nativeErase)])
    }
  }

  @Test(
    "two routes that match the same paths are both named",
    arguments: [
      ("orders/new", "orders/new"), ("orders/:id", "orders/:number"),
      ("orders/:id/items", "orders/:order/items"), ("help/*topic", "help/*page"),
      (":a/:b", ":c/:d"),
    ])
  func conflict(first: String, second: String) {
    #expect(
      throws: MediatorError(
        .conflictingRoutes,
        "The routes '\(first)' and '\(second)' match the same paths; remove one, or tell them apart "
          + "by a literal segment.")
    ) {
      try RouteTable([
        Route("orders", to: Self.track), Route(first, to: Self.track),
        Route(second, to: Self.track),
      ])
    }
  }

  @Test("a name conflicts with a pattern of that one literal")
  func nameConflict() {
    #expect(
      throws: MediatorError(
        .conflictingRoutes,
        "The routes 'LIST' and 'LIST' match the same paths; remove one, or tell them apart by a "
          + "literal segment.")
    ) {
      try RouteTable([Route("LIST", to: Self.track), Route(name: "LIST", to: Self.track)])
    }
  }

  @Test("patterns that overlap without being the same are no conflict")
  func overlap() throws {
    let patterns = [
      "orders/:id", "orders/new", "orders/*path", "orders/:id/items", "orders/new/:step", ":a/:b",
      "*all",
    ]
    let table = try RouteTable(patterns.map { Route($0, to: Self.track) })
    #expect(table.routes.map(\.pattern) == patterns)
    #expect(table.routes.allSatisfy { $0.action === Self.track.descriptor })
  }
}
