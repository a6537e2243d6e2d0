import Foundation
import MediatorCore
import ScreenKit
import Testing
import UserMediator

@testable import User

/// The profile of a user, through each way in.
@MainActor
struct ProfileTests {
  private let mediator = Mediator(
    .init(
      modules: [Module("User", UserContract.shared, PersonContract.shared)], schemes: ["homefix"]))

  private static let liWei = """
    == Li Wei ==

    Trade: Electrician
    City: Hangzhou
    Years in the trade: 14
    Rating: 4.9 of 5, from 412 reviews
    User number: 42
    """

  private func text(_ screen: any Screen) -> String {
    Navigator(root: screen).render().description
  }

  @Test("the profile of a user is shown")
  func typed() throws {
    #expect(try text(mediator.user.showUserInfo(userId: 42)) == Self.liWei)
  }

  @Test("a URL reaches the profile")
  func remote() throws {
    let url = try #require(URL(string: "homefix://User/showUserInfo?userId=42"))
    let screen = try #require(try mediator.performAction(url: url) as? any Screen)
    #expect(text(screen) == Self.liWei)
  }

  @Test("a call by name reaches the profile")
  func classic() throws {
    let screen = try mediator.performTarget(
      "User", action: "showUserInfo", params: ["userId": 42], as: (any Screen).self)
    #expect(text(screen) == Self.liWei)
  }

  @Test("a user that there is not is refused in a sentence", arguments: [0, -42, 43, .max, .min])
  func unknown(id: Int) throws {
    #expect(throws: UserError.unknownUser(id)) { try mediator.user.showUserInfo(userId: id) }
    #expect(
      text(mediator.user.userInfoScreen(userId: id))
        == "== User \(id) ==\n\nThere is no user \(id); check the number.")
    let url = try #require(URL(string: "homefix://User/showUserInfo?userId=\(id)"))
    #expect(throws: UserError.unknownUser(id)) { try mediator.performAction(url: url) }
  }

  @Test(
    "a URL without a whole number is refused, with what came",
    arguments: [
      ("", "missing"),
      ("?userId=Li", "\"Li\""),
      ("?userId=4.2", "\"4.2\""),
      ("?userId=99999999999999999999", "\"99999999999999999999\""),
    ])
  func wrongNumber(query: String, shown: String) throws {
    let url = try #require(URL(string: "homefix://User/showUserInfo\(query)"))
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter 'userId' of 'showUserInfo' of User.Target_User is \(shown); Int was "
          + "expected.")
    ) {
      try mediator.performAction(url: url)
    }
  }

  @Test("no two users have one number")
  func directory() {
    let ids = Repairer.directory.map(\.id)
    #expect(ids == Set(ids).sorted())
  }
}
