import MediatorCore
import Testing

/// The section "Results" of what CTMediator does, row by row.
struct ResultsTests {
  private let mediator = Mediator()

  private func answer(_ value: Any) throws -> Any? {
    try mediator.performTarget("Classic", action: "value", params: .here.with("value", value))
  }

  @Test("an object, a closure and a class come back as themselves")
  func values() throws {
    let object = Failure.self as Any.Type
    #expect(try answer(object) as? Any.Type == object)
    let shelf = Shelf()
    #expect(try answer(shelf) as? Shelf === shelf)
    let closure: @Sendable (Int) -> Int = { $0 + 1 }
    #expect((try answer(closure) as? @Sendable (Int) -> Int)?(4) == 5)
  }

  @Test("a void action and a nil result are nil", arguments: ["void", "nil", "optional"])
  func nothing(action: String) throws {
    #expect(try mediator.performTarget("Classic", action: action, params: .here) == nil)
  }

  @Test("a result that is an optional is unwrapped")
  func optional() throws {
    let params: [String: Any] = .here.with("value", 3)
    #expect(try mediator.performTarget("Classic", action: "optional", params: params) as? Int == 3)
    #expect(try mediator.perform(DeskContract.shared.find, "known") == "found")
    #expect(try mediator.perform(DeskContract.shared.find, "unknown") == nil)
  }

  @Test("integers, their extremes and Bool come back exactly")
  func integers() throws {
    #expect(try answer(Int.min) as? Int == .min)
    #expect(try answer(Int.max) as? Int == .max)
    #expect(try answer(UInt.max) as? UInt == .max)
    #expect(try answer(true) as? Bool == true)
    #expect(try answer(false) as? Bool == false)
    #expect(try answer(1) as? Bool == nil)
  }

  @Test("floating-point numbers come back exactly, inf and NaN included")
  func floatingPoint() throws {
    for number in [0.1, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity] {
      let answer = try #require(try answer(number) as? Double)
      #expect(answer.bitPattern == number.bitPattern)
    }
    #expect((try answer(Double.nan) as? Double)?.isNaN == true)
  }

  @Test("any Swift type comes back: 32 and 16 bits, Float, StaticString, a struct, a tuple")
  func everyType() throws {
    #expect(try answer(Int32.min) as? Int32 == .min)
    #expect(try answer(Int16.max) as? Int16 == .max)
    #expect(try answer(UInt32.max) as? UInt32 == .max)
    #expect(try answer(Float.pi) as? Float == .pi)
    #expect((try answer("text" as StaticString) as? StaticString)?.description == "text")
    #expect(try answer(Failure(reason: "x")) as? Failure == Failure(reason: "x"))
    #expect(try answer((1, "a")) as? (Int, String) ?? (0, "") == (1, "a"))
  }

  @Test("absence throws and refusal throws, so nil means that the action answered nothing")
  func absence() {
    #expect(code { try mediator.performTarget("Nope", action: "x") } == .targetNotFound)
    #expect(
      code { try mediator.performTarget("Classic", action: "x", params: .here) } == .actionNotFound)
    #expect(code { try mediator.performAction(url: url("app://A/no")) } == .schemeNotAllowed)
    #expect(code { try mediator.performTarget("Classic", action: "nil", params: .here) } == nil)
  }

  @Test("a URL's action that says NO differs from a refusal")
  func refusalIsNotNo() throws {
    let mediator = Mediator.listing(AContract.shared)
    #expect(try mediator.performAction(url: url("app://A/no")) as? Bool == false)
  }

  @Test("an error raised inside reaches the caller unchanged, and the cache keeps the target")
  func errors() throws {
    let cached = try mediator.instance(cache: true)
    #expect(throws: Failure(reason: "full")) {
      try mediator.performTarget(
        "Classic", action: "fail", params: .here.with("reason", "full"))
    }
    #expect(throws: Failure(reason: "typed")) {
      try mediator.perform(DeskContract.shared.fail, "typed")
    }
    #expect(try mediator.instance() == cached)
  }

  @Test("the caller may ask for a type, and gets an error that says what came")
  func typed() {
    let params: [String: Any] = .here.with("value", 3)
    #expect(
      sentence {
        try mediator.performTarget("Classic", action: "value", params: params, as: String.self)
      }
        == "The action 'value' of MediatorCoreTests.Target_Classic answered a value of type Int, but "
        + "the caller asked for String.")
    #expect(
      sentence { try mediator.performTarget("Classic", action: "nil", params: .here, as: Int.self) }
        == "The action 'nil' of MediatorCoreTests.Target_Classic answered nothing, but the caller "
        + "asked for Int.")
  }

  @Test("a caller who asks for an optional or for nothing gets nothing")
  func typedNothing() throws {
    let none = try mediator.performTarget("Classic", action: "nil", params: .here, as: Int?.self)
    #expect(none == nil)
    try mediator.performTarget("Classic", action: "void", params: .here, as: Void.self)
    let any = try mediator.performTarget("Classic", action: "void", params: .here, as: Any?.self)
    #expect(any == nil)
  }

  @Test("an asynchronous classic call that asks for any type gets the answer")
  func asynchronousAny() async throws {
    let number = try await mediator.performTargetAsync(
      "Classic", action: "number", params: [ParameterKey.module: "MediatorCoreTests"],
      as: (any Sendable).self)
    #expect(number is Int)
  }

  @Test("typed actions answer classic calls with their values, and nothing with nil")
  func typedByName() throws {
    let found = try mediator.performTarget(
      "Desk", action: "greet", params: .here.with("name", "Ann"), as: String.self)
    #expect(found == "Hello Ann. ")
    #expect(try mediator.performTarget("Desk", action: "nothing", params: .here) == nil)
  }
}
