import Foundation
import MediatorCore
import Testing

/// The section "By URL" of what CTMediator does: what is refused, and in which words.
struct URLRefusalTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let url: String
    let code: MediatorError.Code
    let fault: String
    /// The URL as the sentence quotes it, where that is not the whole of it.
    var quoted: String?

    var testDescription: String { url.debugDescription }

    /// The sentence, of which each has the URL at its beginning.
    var sentence: String { "The URL '\(quoted ?? url)' \(fault)." }
  }

  static let native = "is refused: actions whose names begin with 'native' are for code only"
  static let dots = "has '.' or '..' as a part of its path, which leads nowhere here"
  static let form = "it is written scheme://target/action?name=value"
  static let credentials = "holds a user, a password or a port, which have no meaning here"

  static let refusals: [Refusal] = [
    // Names that begin with `native`, hidden or not, exposed or not.
    Refusal(url: "app://A/native", code: .notExposed, fault: native),
    Refusal(url: "app://A/nativeOpen", code: .notExposed, fault: native),
    Refusal(url: "app://A/nativeUnknown?a=1", code: .notExposed, fault: native),
    Refusal(url: "app://A/%6Eative", code: .notExposed, fault: native),
    Refusal(url: "app://A/%2Fnative", code: .notExposed, fault: native),
    Refusal(url: "app://A/na/tive", code: .notExposed, fault: native),
    Refusal(url: "app://A//nativeOpen", code: .notExposed, fault: native),
    Refusal(url: "app://A/na%2Ftive", code: .notExposed, fault: native),
    // Parts of a path that would lead elsewhere, escaped or not.
    Refusal(url: "app://A/..", code: .invalidURL, fault: dots),
    Refusal(url: "app://A/%2E", code: .invalidURL, fault: dots),
    Refusal(url: "app://A/echo/.", code: .invalidURL, fault: dots),
    Refusal(url: "app://A/echo%2F%2E%2E", code: .invalidURL, fault: dots),
    Refusal(url: "app://A/%2E%2E%2Fecho", code: .invalidURL, fault: dots),
    // Actions that no contract exposes.
    Refusal(
      url: "app://A/...", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes '...' of 'A'"),
    Refusal(
      url: "app://A/.echo", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes '.echo' of 'A'"),
    Refusal(
      url: "app://A/nativ", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes 'nativ' of 'A'"),
    Refusal(
      url: "app://A/NativeSecret", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes 'NativeSecret' of 'A'"),
    Refusal(
      url: "app://A/plain", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes 'plain' of 'A'"),
    Refusal(
      url: "app://a/echo", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes 'echo' of 'a'"),
    Refusal(
      url: "app://Classic/echo", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes 'echo' of 'Classic'"),
    Refusal(
      url: "app://MediatorCoreTests.A/echo", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes 'echo' of 'MediatorCoreTests.A'"),
    Refusal(
      url: "app://A/%1B%5B31m", code: .notExposed,
      fault: "is refused: no contract that the app lists exposes '\\u{1B}[31m' of 'A'"),
    // Paths of more than one part.
    Refusal(
      url: "app://A/a/b", code: .invalidURL,
      fault: "has a path of more than one part; the path is the action's name alone"),
    Refusal(
      url: "app://A/echo/", code: .invalidURL,
      fault: "has a path of more than one part; the path is the action's name alone"),
    // What is not text.
    Refusal(
      url: "app://A/echo?a=%FF", code: .invalidURL,
      fault: "holds bytes that are not UTF-8 in the value of the parameter 'a'"),
    Refusal(
      url: "app://A/echo?%FF=a", code: .invalidURL,
      fault: "holds bytes that are not UTF-8 in the name of a parameter"),
    Refusal(
      url: "app://A/%FF", code: .invalidURL,
      fault: "holds bytes that are not UTF-8 in the name of the action"),
    Refusal(
      url: "app://A/echo?a=1%00b", code: .invalidURL,
      fault: "holds a NUL in the value of the parameter 'a'"),
    Refusal(
      url: "app://A/echo%00x", code: .invalidURL, fault: "holds a NUL in the name of the action"),
    // Parts that have no meaning.
    Refusal(url: "app://user@A/echo", code: .invalidURL, fault: credentials),
    Refusal(
      url: "app://user:secret@A/echo", code: .invalidURL, fault: credentials,
      quoted: "app://user:***@A/echo"),
    Refusal(
      url: "app://user:s:e@cret@A", code: .invalidURL, fault: credentials,
      quoted: "app://user:***@A"),
    Refusal(url: "app://user:@A/echo?a=:b@c", code: .invalidURL, fault: credentials),
    Refusal(url: "app://@A/echo", code: .invalidURL, fault: credentials),
    Refusal(url: "app://A:80/echo", code: .invalidURL, fault: credentials),
    // Parts that are missing.
    Refusal(url: "app:///echo", code: .invalidURL, fault: "names no target; \(form)"),
    Refusal(url: "app:echo", code: .invalidURL, fault: "names no target; \(form)"),
    Refusal(url: "app:", code: .invalidURL, fault: "names no target; \(form)"),
    Refusal(url: "app://A", code: .invalidURL, fault: "names no action; \(form)"),
    Refusal(url: "app://A/", code: .invalidURL, fault: "names no action; \(form)"),
    Refusal(url: "app://A?a=1", code: .invalidURL, fault: "names no action; \(form)"),
    Refusal(url: "/A/echo", code: .invalidURL, fault: "has no scheme; \(form)"),
    Refusal(url: "?a=1", code: .invalidURL, fault: "has no scheme; \(form)"),
    Refusal(url: "//A/echo", code: .invalidURL, fault: "has no scheme; \(form)"),
    // Keys that only code may set.
    Refusal(
      url: "app://A/echo?kCTMediatorParamsKeySwiftTargetModuleName=Mod", code: .invalidURL,
      fault: "sets 'kCTMediatorParamsKeySwiftTargetModuleName', a key that only code may set"),
    Refusal(
      url: "app://A/echo?kCTMediator%1Bx=1", code: .invalidURL,
      fault: "sets 'kCTMediator\\u{1B}x', a key that only code may set"),
    // Schemes that the app does not allow.
    Refusal(
      url: "other://A/echo", code: .schemeNotAllowed,
      fault: "is refused: its scheme 'other' is not among those that the app allows (app)"),
    Refusal(
      url: "other://user:secret@A/echo", code: .schemeNotAllowed,
      fault: "is refused: its scheme 'other' is not among those that the app allows (app)",
      quoted: "other://user:***@A/echo"),
  ]

  @Test("a URL is refused in words that say why", arguments: refusals)
  func refused(_ refusal: Refusal) {
    let mediator = Mediator.listing(AContract.shared)
    #expect(throws: MediatorError(refusal.code, refusal.sentence)) {
      try mediator.performAction(url: url(refusal.url)) { _ in
        Issue.record("the completion was called")
      }
    }
    #expect(mediator.publishedInstances == [])
  }

  @Test("an empty text is no URL, so nothing can be asked for by it")
  func empty() {
    #expect(URL(string: "") == nil)
  }

  @Test("without schemes in the configuration every URL is refused")
  func noSchemes() {
    #expect(
      sentence {
        try Mediator.listing(AContract.shared, schemes: []).performAction(url: url("app://A/echo"))
      }
        == "The URL 'app://A/echo' is refused: its scheme 'app' is not among those that the app "
        + "allows (none).")
  }

  @Test("a URL that reaches an action with a closure in its params is an error")
  func closure() {
    let mediator = Mediator.listing(AContract.shared)
    #expect(
      sentence { try mediator.performAction(url: url("app://A/callBack?done=x")) }
        == "The parameter 'done' of 'callBack' of MediatorCoreTests.Target_A is \"x\"; (Int) -> () "
        + "was expected.")
    #expect(
      sentence { try mediator.performAction(url: url("app://A/callBack")) }
        == "The parameter 'done' of 'callBack' of MediatorCoreTests.Target_A is missing; "
        + "(Int) -> () was expected.")
  }

  @Test("two listed contracts that expose the same names are an error that names both")
  func ambiguous() {
    let mediator = Mediator.listing(AContract.shared, OtherAContract.shared)
    #expect(
      throws: MediatorError(
        .ambiguousTarget,
        "The URL 'app://A/echo' is refused: more than one listed contract exposes the action, those "
          + "of MediatorCoreTests.Target_A and Other.Target_A.")
    ) {
      try mediator.performAction(url: url("app://A/echo"))
    }
  }

  @Test("a contract that the app does not list exposes nothing")
  func unlisted() {
    #expect(
      code { try Mediator.listing().performAction(url: url("app://A/echo")) } == .notExposed)
  }

  @Test("a refused name is neither looked up nor made")
  func noLookup() {
    let mediator = Mediator.listing(AContract.shared)
    _ = try? mediator.performAction(url: url("app://Unknown/echo"))
    #expect(mediator.lookedUpInVain == 0)
  }

  @Test(
    "a URL that is larger than the limits is refused",
    arguments: [
      ("app://A/echo?a=1&b=2&c=3", "has 3 parameters; the limit of the configuration is 2"),
      ("app://A/echo?abcde=1", "has a parameter whose name is longer than 4 bytes"),
      ("app://A/echo?%C3%BC%C3%BC%C3%BC=1", "has a parameter whose name is longer than 4 bytes"),
      ("app://A/echo?abc=123456789", "has a value for 'abc' that is longer than 8 bytes"),
      (
        "app://A/echo?a=1234567&b=1234567&x",
        "has 3 parameters; the limit of the configuration is 2"
      ),
      (
        "app://A/echo?a=12345678901234567890123456",
        "is longer than 40 bytes, the limit of the mediator's configuration"
      ),
    ])
  func limits(text: String, fault: String) {
    let mediator = Mediator.listing(
      AContract.shared,
      limits: RemoteLimits(length: 40, parameters: 2, nameLength: 4, valueLength: 8))
    #expect(
      throws: MediatorError(.invalidURL, "The URL '\(text)' \(fault).")
    ) { try mediator.performAction(url: url(text)) }
  }

  @Test("a URL at the limits is performed")
  func atLimits() throws {
    let mediator = Mediator.listing(
      AContract.shared,
      limits: RemoteLimits(length: 32, parameters: 2, nameLength: 4, valueLength: 8))
    let answer = try mediator.performAction(url: url("app://A/echo?abcd=12345678&b=123"))
    #expect(answer as? [String: String] == ["abcd": "12345678", "b": "123"])
  }

  @Test("a long URL is cut in the sentence")
  func long() {
    let text = "app://A/echo?a=" + String(repeating: "x", count: 10_000)
    #expect(
      sentence { try Mediator.listing(AContract.shared).performAction(url: url(text)) }
        == "The URL '\(text.prefix(200))…' is longer than 8192 bytes, the limit of the mediator's "
        + "configuration.")
  }

  @Test("a password is not quoted, though it is longer than what is quoted of a URL")
  func longPassword() {
    let text = "app://user:" + String(repeating: "s", count: 10_000) + "@A/echo"
    #expect(
      sentence { try Mediator.listing(AContract.shared).performAction(url: url(text)) }
        == "The URL 'app://user:***@A/echo' is longer than 8192 bytes, the limit of the mediator's "
        + "configuration.")
  }
}
