import Foundation
import MediatorCore
import Testing

/// What URLs reach by the routes of an app.
struct RouteTests {
  private let mediator: Mediator

  init() throws {
    let parcel = ParcelContract.shared
    mediator = Mediator(
      .init(
        modules: [Module("MediatorCoreTests", parcel)], schemes: ["app", "https"],
        limits: RemoteLimits(parameters: 2, valueLength: 12),
        routes: try RouteTable([
          Route("parcels", to: parcel.list),
          Route("parcels/:number", to: parcel.track),
          Route("parcels/latest", to: parcel.list),
          Route("parcels/:number/notes/:note", to: parcel.track),
          Route("parcels/7/*topic", to: parcel.help),
          Route("help/*topic", to: parcel.help),
          Route("help/:topic/short", to: parcel.help),
          Route("example.com/track/:number", to: parcel.track),
          Route(name: "PARCEL_LIST", to: parcel.list),
          Route(name: "parcel/:detail", to: parcel.track),
          Route("watch/:number", to: parcel.watch),
          Route("show/:number", to: parcel.show),
          Route("Parcel/help", to: parcel.list),
          Route(":kind/all", to: parcel.list),
        ])))
  }

  private func answer(_ text: String) throws -> String? {
    try mediator.performAction(url: try #require(URL(string: text))) as? String
  }

  private func sentence(_ text: String) throws -> String? {
    do {
      _ = try answer(text)
      return nil
    } catch let error as MediatorError {
      return error.message
    }
  }

  @Test(
    "the path is the URL's host, where it has one, and its path",
    arguments: [
      ("app://parcels", "list"),
      ("app:///parcels", "list"),
      ("app://parcels/3", "track 3 -"),
      ("app:///parcels/3", "track 3 -"),
      ("app://parcels/3?note=a", "track 3 a"),
      ("app://parcels/3?", "track 3 -"),
      ("app://parcels/3#here", "track 3 -"),
      ("app://par%63els/%33", "track 3 -"),
      ("https://example.com/track/9", "track 9 -"),
      ("app://parcels/3/notes/by%20hand", "track 3 by hand"),
      ("app://parcels/3/notes/a%2Fb", "track 3 a/b"),
      ("app://parcels/3/notes/50%2525", "track 3 50%25"),
    ])
  func path(text: String, expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test(
    "a literal goes before a parameter, and a parameter before a wildcard",
    arguments: [
      ("app://parcels/latest", "list"),
      ("app://parcels/7", "track 7 -"),
      ("app://parcels/7/notes", "help notes"),
      ("app://parcels/7/notes/x", "help notes/x"),
      ("app://parcels/8/notes/x", "track 8 x"),
      ("app://help/a/short", "help a"),
      ("app://help/a/long", "help a/long"),
      ("app://help/a", "help a"),
      ("app://anything/all", "list"),
      ("app://help/all", "help all"),
    ])
  func precedence(text: String, expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test(
    "a name chosen by a server is one literal, whatever characters it has",
    arguments: [
      ("app://PARCEL_LIST", "list"),
      ("app:///PARCEL_LIST", "list"),
      ("app://parcel%2F%3Adetail?number=4", "track 4 -"),
    ])
  func names(text: String, expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test("an action's own address stays, unless a route has these very names")
  func ownAddress() throws {
    #expect(try answer("app://Parcel/track?number=1") == "track 1 -")
    #expect(try answer("app://Parcel/help?topic=x") == "list")
  }

  @Test("the asynchronous entry and main-actor actions use the routes as well")
  @MainActor func isolations() async throws {
    let watch = try #require(URL(string: "app://watch/5"))
    #expect(try await mediator.performActionAsync(url: watch, as: String.self) == "watch 5")
    #expect(try answer("app://show/6") == "show 6")
    await confirmation { completed in
      await mediator.performAction(url: watch, as: String.self) { result in
        #expect((try? result.get()) == "watch 5")
        completed()
      }.value
    }
  }

  @Test(
    "a URL that no route matches is refused in words that say so",
    arguments: [
      (
        "app://parcels/",
        "matches no route of the app and names no action; it is written "
          + "scheme://target/action?name=value."
      ),
      (
        "app://PARCELS/3",
        "is refused: no route of the app matches it, and no contract that the app lists exposes '3' "
          + "of 'PARCELS'."
      ),
      (
        "app://parcels/3/",
        "matches no route of the app and has a path of more than one part; the "
          + "path is the action's name alone."
      ),
      (
        "app://parcels//3",
        "matches no route of the app and names no action; it is written "
          + "scheme://target/action?name=value."
      ),
      (
        "app://help/a//b",
        "matches no route of the app and has a path of more than one part; the "
          + "path is the action's name alone."
      ),
      (
        "app://help",
        "matches no route of the app and names no action; it is written "
          + "scheme://target/action?name=value."
      ),
      (
        "app:///unknown/3",
        "matches no route of the app and names no target; it is written "
          + "scheme://target/action?name=value."
      ),
      (
        "app:parcels/3", "names no target; it is written scheme://target/action?name=value."
      ),
    ])
  func unmatched(text: String, fault: String) throws {
    #expect(try sentence(text) == "The URL '\(text)' \(fault)")
  }

  @Test(
    "what is refused in a query is refused in a path",
    arguments: [
      ("app://parcels/%FF", "holds bytes that are not UTF-8 in the name of the action."),
      ("app://parcels/3/notes/%FF", "holds bytes that are not UTF-8 in the path."),
      ("app://parcels/3/notes/a%00", "holds a NUL in the path."),
      (
        "app://parcels/3/notes/1234567890123",
        "has a value for 'note' that is longer than 12 bytes."
      ),
      ("app://help/123456/789012", "has a value for 'topic' that is longer than 12 bytes."),
      (
        "app://parcels/3?a=1&b=2", "has 3 parameters; the limit of the configuration is 2."
      ),
      ("app://parcels/3?number=4", "gives 'number' both in its path and in its query."),
      ("app://parcels/3?number=4&number=5", "gives 'number' both in its path and in its query."),
      ("app://parcels/3?n%75mber=3", "gives 'number' both in its path and in its query."),
      (
        "app://parcels/3?kCTMediatorX=1",
        "sets 'kCTMediatorX', a key that only code may set."
      ),
      (
        "app://help/../etc", "has '.' or '..' as a part of its path, which leads nowhere here."
      ),
      (
        "app://help/a%2F%2E%2E%2Fetc",
        "has '.' or '..' as a part of its path, which leads nowhere here."
      ),
      (
        "app://help/native",
        "is refused: actions whose names begin with 'native' are for code only."
      ),
      (
        "app:///na/%74ive/x",
        "is refused: actions whose names begin with 'native' are for code only."
      ),
    ])
  func refused(text: String, fault: String) throws {
    #expect(try sentence(text) == "The URL '\(text)' \(fault)")
  }

  @Test("a path parameter is decoded as the request's others are, with the same words")
  func undecodable() throws {
    #expect(
      try sentence("app://parcels/many")
        == "The parameter 'number' of 'track' of MediatorCoreTests.Target_Parcel is \"many\"; Int "
        + "was expected.")
  }

  @Test("a route to an action of a contract that the app does not list is refused")
  func unlisted() throws {
    let mediator = Mediator(
      .init(
        schemes: ["app"],
        routes: try RouteTable([Route("parcels/:number", to: ParcelContract.shared.track)])))
    #expect(
      throws: MediatorError(
        .notExposed,
        "The URL 'app://parcels/3' is refused: the route 'parcels/:number' leads to 'track' of "
          + "MediatorCoreTests.Target_Parcel, of a contract that the app does not list.")
    ) {
      try mediator.performAction(url: try #require(URL(string: "app://parcels/3")))
    }
  }
}
