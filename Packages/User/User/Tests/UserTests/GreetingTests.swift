import Foundation
import MediatorCore
import Testing
import UserMediator

/// The second target of the module, `Target_Person`.
struct GreetingTests {
  private let mediator = Mediator(
    .init(
      modules: [Module("User", UserContract.shared, PersonContract.shared)], schemes: ["homefix"]))

  @Test("a name is greeted, and everybody where there is none")
  func typed() throws {
    #expect(try mediator.user.sayHello(to: "Ann") == "Hello, Ann!")
    #expect(try mediator.user.sayHello() == "Hello, everybody!")
  }

  @Test("the target is found by its name alone in the module that the app lists")
  func classic() throws {
    let nobody = try mediator.performTarget("Person", action: "sayHello", params: [:])
    #expect(nobody as? String == "Hello, everybody!")
    #expect(
      try mediator.performTarget(
        "Person", action: "sayHello", params: ["name": "王芳"], as: String.self) == "Hello, 王芳!")
  }

  @Test("a mediator that lists no module finds it where the call names the module")
  func module() throws {
    let params = [ParameterKey.module: "User"]
    #expect(
      try Mediator().performTarget("Person", action: "sayHello", params: params) as? String
        == "Hello, everybody!")
  }

  @Test(
    "a URL greets",
    arguments: [
      ("", "Hello, everybody!"), ("?name=", "Hello, everybody!"),
      ("?name=%20", "Hello, everybody!"), ("?name=Ann", "Hello, Ann!"),
    ])
  func remote(query: String, greeting: String) throws {
    let url = try #require(URL(string: "homefix://Person/sayHello\(query)"))
    #expect(try mediator.performAction(url: url) as? String == greeting)
  }

  @Test("a name that is no text is refused, with what came")
  func mismatch() {
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter 'name' of 'sayHello' of User.Target_Person is 7 (Int); String was expected.")
    ) {
      try mediator.performTarget("Person", action: "sayHello", params: ["name": 7])
    }
  }
}
