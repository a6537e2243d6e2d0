import MediatorCore
import MediatorTesting
import ScreenKit
import Testing
import UserMediator

/// What the methods perform, against stubs in the module's place.
@MainActor
struct UserCallsTests {
  private let mediator = Mediator()

  @Test("both forms ask for the user, and answer the module's screen", arguments: [42, 0, -1])
  func showUserInfo(id: Int) throws {
    let stub = StubScreen()
    mediator.override(UserContract.shared.showUserInfo) { request, _ in
      #expect(request == UserInfoRequest(userId: id))
      return stub
    }
    #expect(try mediator.user.showUserInfo(userId: id) === stub)
    #expect(mediator.user.userInfoScreen(userId: id) === stub)
  }

  @Test("what the module throws is passed on, or told on a screen")
  func refused() {
    mediator.override(UserContract.shared.showUserInfo) { _, _ in throw Refusal() }
    #expect(throws: Refusal()) { try mediator.user.showUserInfo(userId: 42) }
    let screen = mediator.user.userInfoScreen(userId: 42)
    #expect(
      Navigator(root: screen).render().description == "== User 42 ==\n\nThe directory is closed.")
  }

  @Test("a greeting is asked for with the name", arguments: ["Ann", nil])
  func sayHello(name: String?) throws {
    mediator.override(PersonContract.shared.sayHello) { request, _ in "<\(request.name ?? "-")>" }
    #expect(try mediator.user.sayHello(to: name) == "<\(name ?? "-")>")
  }

  @Test("without the module the throwing forms throw, and the other answers a screen that says so")
  func notLinked() {
    let sentence =
      "User is not part of this binary: 'showUserInfo' of User.Target_User cannot be performed. "
      + "Link the package User into the app, or check the name."
    #expect(throws: MediatorError(.targetNotFound, sentence)) {
      try mediator.user.showUserInfo(userId: 42)
    }
    let screen = mediator.user.userInfoScreen(userId: 42)
    #expect(Navigator(root: screen).render().description == "== User 42 ==\n\n\(sentence)")
    #expect(
      throws: MediatorError(
        .targetNotFound,
        "User is not part of this binary: 'sayHello' of User.Target_Person cannot be performed. "
          + "Link the package User into the app, or check the name.")
    ) {
      try mediator.user.sayHello()
    }
  }

  @Test("both contracts are open to URLs")
  func contracts() {
    let actions = UserContract.shared.actions + PersonContract.shared.actions
    #expect(
      actions.map { "\($0.target) \($0.name) \($0.isExposed)" } == [
        "User.Target_User showUserInfo true", "User.Target_Person sayHello true",
      ])
  }
}

private struct Refusal: Error, Equatable, CustomStringConvertible {
  let description = "The directory is closed."
}

private final class StubScreen: Screen {
  let title = "Stub"
  let content = ScreenContent()
}
