import MediatorCore
import Testing

/// Synchronous calls from the wrong place: an error that says what to call instead, never a deadlock.
struct WrongPlaceTests {
  private let mediator = Mediator.listing(StationContract.shared)

  @Test(
    "a main-actor action called by name from elsewhere says what to call",
    arguments: ["show", "show:"])
  @concurrent func mainActor(action: String) async {
    #expect(
      throws: MediatorError(
        .requiresMainActor,
        "The action '\(action)' of MediatorCoreTests.Target_Station runs on the main actor and was "
          + "called from elsewhere; await performTargetAsync, or call it on the main actor.")
    ) {
      try mediator.performTarget("Station", action: action, params: .here.with("name", "Ann"))
    }
  }

  @Test(
    "the request of a main-actor action is not made elsewhere, where it may not run")
  @concurrent func requestOfMainActor() async {
    #expect(
      code { try mediator.performTarget("Station", action: "show", params: .here) }
        == .requiresMainActor)
  }

  @Test(
    "an asynchronous action called by name says what to call",
    arguments: [("fetch", ", or its typed form"), ("fetch:", "")])
  func asynchronous(action: String, typed: String) {
    #expect(
      throws: MediatorError(
        .requiresAsync,
        "The action '\(action)' of MediatorCoreTests.Target_Station is asynchronous and was called "
          + "synchronously; await performTargetAsync\(typed).")
    ) {
      try mediator.performTarget("Station", action: action, params: .here.with("name", "Ann"))
    }
  }

  @Test("a main-actor action called by URL from elsewhere says what to call")
  @concurrent func remoteMainActor() async {
    #expect(
      throws: MediatorError(
        .requiresMainActor,
        "The action 'show' of MediatorCoreTests.Target_Station runs on the main actor and was called "
          + "from elsewhere; await performActionAsync, or call it on the main actor.")
    ) { try mediator.performAction(url: url("app://Station/show?name=Ann")) }
  }

  @Test("an asynchronous action called by URL says what to call")
  func remoteAsynchronous() {
    #expect(
      throws: MediatorError(
        .requiresAsync,
        "The action 'fetch' of MediatorCoreTests.Target_Station is asynchronous and was called "
          + "synchronously; await performActionAsync.")
    ) { try mediator.performAction(url: url("app://Station/fetch?name=Ann")) }
  }

  @Test("on the main actor, main-actor actions of both styles answer a synchronous call")
  @MainActor func inPlace() throws {
    for action in ["show", "show:"] {
      let answer = try mediator.performTarget(
        "Station", action: action, params: .here.with("name", "Ann"), as: String.self)
      #expect(answer == "show Ann")
    }
    #expect(
      try mediator.performAction(url: url("app://Station/show?name=Ann")) as? String == "show Ann")
  }
}
