import Foundation
import MediatorCore
import MediatorTesting
import Testing

/// URLs with parameters that a request does not have.
struct UnknownParametersTests {
  struct Page: Decodable, Sendable {
    let number: Int
    let marks: [String]?
  }

  struct Book: Contract {
    static let target: TargetName = "Library.Target_Book"
    static let shared = Book()

    let page = Action<Page, String>("page", .exposed)
    let close = Action<Void, Void>("close", .exposed)
    let find = Action<[String: String], Int>("find", .exposed)
  }

  private func open(_ unknown: UnknownParameters, _ url: String) throws -> Any? {
    let mediator = Mediator(
      .init(
        modules: [Module("Library", Book.shared)], schemes: ["app"], unknownParameters: unknown))
    mediator.override(Book.shared.page) { page, _ in "\(page.number) \(page.marks ?? [])" }
    mediator.override(Book.shared.close) { _, _ in }
    mediator.override(Book.shared.find) { keys, _ in keys.count }
    return try mediator.performAction(url: try #require(URL(string: url)))
  }

  @Test("they are ignored by default")
  func ignored() throws {
    #expect(Mediator.Configuration().unknownParameters == .ignored)
    #expect(try open(.ignored, "app://Book/page?number=3&utm=x") as? String == "3 []")
    #expect(try open(.ignored, "app://Book/close?utm=x") == nil)
  }

  @Test(
    "where the configuration says so the URL is refused, with all of them",
    arguments: [
      (
        "app://Book/page?number=3&utm=x",
        "The parameter 'utm' of 'page' of Library.Target_Book is not one that the action takes."
      ),
      (
        "app://Book/page?number=3&utm=x&Marks=y",
        "Parameters of 'page' of Library.Target_Book are wrong: 'Marks' is not one that the action "
          + "takes; 'utm' is not one that the action takes."
      ),
      (
        "app://Book/page?Number=3",
        "Parameters of 'page' of Library.Target_Book are wrong: 'number' is missing, Int was "
          + "expected; 'Number' is not one that the action takes."
      ),
      (
        "app://Book/close?now=1",
        "The parameter 'now' of 'close' of Library.Target_Book is not one that the action takes."
      ),
    ])
  func refused(url: String, sentence: String) {
    #expect(throws: MediatorError(.invalidParameter, sentence)) { try open(.refused, url) }
  }

  @Test("what a request takes is not unknown, given once, twice or not at all")
  func known() throws {
    #expect(try open(.refused, "app://Book/page?number=3") as? String == "3 []")
    #expect(try open(.refused, "app://Book/page?number=3&marks=a") as? String == #"3 ["a"]"#)
    #expect(
      try open(.refused, "app://Book/page?number=3&marks=a&marks=b") as? String == #"3 ["a", "b"]"#)
    #expect(try open(.refused, "app://Book/page?number=1&number=2") as? String == "2 []")
    #expect(try open(.refused, "app://Book/close") == nil)
  }

  @Test("a request that takes a dictionary takes every key")
  func dictionary() throws {
    #expect(try open(.refused, "app://Book/find?a=1&b=2&b=3") as? Int == 2)
  }

  @Test("dictionaries of code may hold more than the request takes")
  func local() throws {
    let mediator = Mediator(.init(unknownParameters: .refused))
    mediator.override(Book.shared.page) { page, _ in "\(page.number)" }
    #expect(
      try mediator.performTarget(
        "Book", action: "page",
        params: [ParameterKey.module: "Library", "number": 1, "more": true], as: String.self) == "1"
    )
  }
}
