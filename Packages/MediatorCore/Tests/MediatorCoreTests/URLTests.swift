import MediatorCore
import Testing

/// The section "By URL" of what CTMediator does: what a URL reaches, row by row.
struct URLTests {
  private let mediator = Mediator.listing(
    AContract.shared, schemes: ["app", "HTTPS"])

  private func echo(_ text: String) throws -> [String: String] {
    try #require(try mediator.performAction(url: url(text)) as? [String: String])
  }

  @Test("a URL's host is the target, its path the action, its query the params")
  func mapping() throws {
    var result: [String: Any]?
    let answer = try mediator.performAction(url: url("app://A/echo?id=1234")) { result = $0 }
    #expect(answer as? [String: String] == ["id": "1234"])
    #expect(result?.count == 1)
    #expect(result?["result"] as? [String: String] == ["id": "1234"])
  }

  @Test(
    "schemes are an allow-list, whatever their case", arguments: ["app", "APP", "https", "HTTPS"])
  func schemes(scheme: String) throws {
    #expect(try echo("\(scheme)://A/echo?a=1") == ["a": "1"])
  }

  @Test("a result that is nil or void gives the completion nil", arguments: ["find", "nothing"])
  func nothing(action: String) throws {
    var results: [[String: Any]?] = []
    #expect(try mediator.performAction(url: url("app://A/\(action)")) { results.append($0) } == nil)
    #expect(results.count == 1)
    #expect(results.first.flatMap { $0 } == nil)
  }

  @Test("an error of the handler reaches the caller unchanged, and the completion is not called")
  func failing() {
    #expect(throws: Failure(reason: "asked to")) {
      try mediator.performAction(url: url("app://A/fail")) { _ in Issue.record("it was called") }
    }
  }

  @Test(
    "parameters are read as CTMediator reads them",
    arguments: [
      ("a=1&a=2", ["a": "2"]),
      ("a", [:]),
      ("a&b=1", ["b": "1"]),
      ("=x", ["": "x"]),
      ("a=", ["a": ""]),
      ("", [:]),
      ("&&a=1&", ["a": "1"]),
      ("a=1=2", ["a": "1=2"]),
      ("a=%2B", ["a": "+"]),
      ("a=%2541", ["a": "%41"]),
      ("a=1+2", ["a": "1+2"]),
      ("a%20b=c%26d", ["a b": "c&d"]),
      ("a=%C3%BC", ["a": "ü"]),
      ("a=1#b=2", ["a": "1"]),
    ])
  func parameters(query: String, expected: [String: String]) throws {
    #expect(try echo("app://A/echo?\(query)") == expected)
  }

  @Test("an array-typed field gets every value of a name, and one value is an array of one")
  func repeated() throws {
    let items = { (query: String) in
      try mediator.performAction(url: url("app://A/items?\(query)")) as? [Int]
    }
    #expect(try items("id=1&id=2&name=x&name=y") == [1, 2])
    #expect(try items("id=7") == [7])
    #expect(try items("id=3&name=x&id=1&id=2") == [3, 1, 2])
  }

  @Test(
    "names are percent-decoded, then looked up", arguments: ["%41/echo", "A/%65cho", "A/echo#x"])
  func escapes(names: String) throws {
    #expect(try echo("app://\(names)") == [:])
  }

  @Test("a URL uses the instance that is cached already")
  func cached() throws {
    let number = { try mediator.performAction(url: url("app://A/number")) as? Int }
    let cached = try mediator.performTarget(
      "A", action: "number", shouldCacheTarget: true, as: Int.self)
    #expect(try number() == cached)
    mediator.releaseCachedTarget(fullTargetName: "Target_A")
    let fresh = try number()
    #expect(fresh != cached)
    #expect(try number() != fresh)
  }

  @Test("a main-actor action is reached on the main actor")
  @MainActor func mainActor() throws {
    #expect(
      try mediator.performAction(url: url("app://A/open?name=Ann")) as? String == "Screen of Ann")
  }

  @Test("a main-actor action is refused elsewhere, and an asynchronous one everywhere")
  @concurrent func elsewhere() async {
    #expect(
      code { try mediator.performAction(url: url("app://A/open?name=Ann")) } == .requiresMainActor)
    #expect(code { try mediator.performAction(url: url("app://A/sync")) } == .requiresAsync)
  }

  @Test("an exposed action whose target is missing is answered by the fallback target")
  func fallback() throws {
    let mediator = Mediator(
      .init(
        modules: [Module("Absent", AbsentContract.shared), Module("Echo")], schemes: ["app"]))
    let answer =
      try mediator.performAction(url: url("app://Absent/count?a=1&a=2")) as? [String: Any]
    #expect(answer?["targetString"] as? String == "Absent.Target_Absent")
    #expect(answer?["originParams"] as? [String: String] == ["a": "2"])
  }

  @Test("a handler that knows no types gets text, and of several values of one name the last")
  func lastValues() throws {
    let mediator = Mediator(
      .init(
        modules: [Module("Absent", AbsentContract.shared), Module("Echo")], schemes: ["app"]))
    let answer =
      try mediator.performAction(url: url("app://Absent/count?a=1&a=2&b=3")) as? [String: Any]
    let params = try #require(answer?["originParams"] as? [String: Any])
    #expect(params.mapValues { "\($0)" } == ["a": "2", "b": "3"])
  }

  @Test("where nothing answers, a URL hears that first, also once a typed call has heard it")
  func missingFirst() {
    let mediator = Mediator(
      .init(modules: [Module("Absent", AbsentContract.shared)], schemes: ["app"]))
    let byURL = { code { try mediator.performAction(url: url("app://Absent/count?a=x")) } }
    #expect(byURL() == .targetNotFound)
    for _ in 0..<2 {
      #expect(code { try mediator.perform(AbsentContract.shared.count, 1) } == .targetNotFound)
    }
    #expect(byURL() == .targetNotFound)
  }

  @Test("a contract that is listed twice exposes its actions once")
  func listedTwice() throws {
    let mediator = Mediator.listing(AContract.shared, AContract.shared)
    #expect(try mediator.performAction(url: url("app://A/no")) as? Bool == false)
  }
}
