import Foundation
import MediatorCore
import MediatorTesting
import ScreenKit
import Testing
import UserMediator

@testable import User

/// What callers of both targets get, as a recorder hears it.
@MainActor
struct UserCallsTests {
  private let calls = CallRecorder()
  private let mediator: Mediator
  private let showUserInfo = UserContract.shared.showUserInfo
  private let sayHello = PersonContract.shared.sayHello

  init() {
    mediator = Mediator(
      .init(
        modules: [Module("User", UserContract.shared, PersonContract.shared)],
        schemes: ["homefix"], interceptors: [Interception(calls)]))
  }

  private func open(_ text: String) throws {
    try mediator.performAction(url: try #require(URL(string: text)))
  }

  @Test("a profile is asked for by its number, from code and from a URL")
  func requests() throws {
    _ = try mediator.user.showUserInfo(userId: 42)
    try open("homefix://User/showUserInfo?userId=7")
    #expect(
      calls.requests(of: showUserInfo)
        == [UserInfoRequest(userId: 42), UserInfoRequest(userId: 7)])
    #expect(calls.calls.map(\.origin) == [.local, .remote])
    #expect(calls.answers(of: showUserInfo).map(\.title) == ["Li Wei", "Chen Jie"])
  }

  @Test("a user that there is not is recorded with the module's own error")
  func unknown() {
    #expect(mediator.user.userInfoScreen(userId: 43).title == "User 43")
    #expect(calls.calls(of: showUserInfo).map { $0.error as? UserError } == [.unknownUser(43)])
    #expect(calls.answers(of: showUserInfo).isEmpty)
  }

  @Test("a URL with a wrong number is recorded with the refusal")
  func wrongNumber() {
    _ = try? open("homefix://User/showUserInfo?userId=Li")
    #expect(
      calls.calls(of: showUserInfo).map(\.description) == [
        "'showUserInfo' of User.Target_User: threw The parameter 'userId' of 'showUserInfo' of "
          + "User.Target_User is \"Li\"; Int was expected."
      ])
  }

  @Test("greetings are recorded apart from profiles")
  func greetings() throws {
    _ = try mediator.user.sayHello(to: "Ann")
    try open("homefix://Person/sayHello")
    #expect(calls.answers(of: sayHello) == ["Hello, Ann!", "Hello, everybody!"])
    #expect(calls.calls(of: showUserInfo).isEmpty)
  }

  @Test("a stub of one target leaves the other alone")
  func stub() throws {
    let greetings = try mediator.restoringOverrides {
      mediator.override(sayHello) { request, _ in "Stub for \(request.name ?? "nobody")" }
      _ = try mediator.user.showUserInfo(userId: 42)
      return [try mediator.user.sayHello(to: "Ann"), try mediator.user.sayHello()]
    }
    #expect(greetings == ["Stub for Ann", "Stub for nobody"])
    #expect(try mediator.user.sayHello(to: "Ann") == "Hello, Ann!")
    #expect(calls.answers(of: showUserInfo).map(\.title) == ["Li Wei"])
  }
}
