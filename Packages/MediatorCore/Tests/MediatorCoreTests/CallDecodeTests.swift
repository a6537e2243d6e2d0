import MediatorCore
import MediatorTesting
import Testing

/// What handlers of the classic style make of their parameters.
struct CallDecodeTests {
  private struct Measure: Decodable {
    let length: Int
    let unit: String?
    let done: Callback<Int>
  }

  private let mediator = Mediator()

  init() {
    mediator.override("Tools.Target_Ruler", action: "measure") { params, call in
      let measure = try call.decode(Measure.self, from: params)
      measure.done(measure.length)
      return measure.unit
    }
  }

  @Test("numbers, texts and closures are taken out of the dictionary")
  func values() async throws {
    try await confirmation { done in
      let unit = try mediator.performTarget(
        "Ruler", action: "measure",
        params: [
          ParameterKey.module: "Tools", "length": "12", "unit": "cm",
          "done": { (length: Int) in
            #expect(length == 12)
            done()
          },
        ], as: String.self)
      #expect(unit == "cm")
    }
  }

  @Test("parameters that are missing are named")
  func missing() {
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "Parameters of 'measure' of Tools.Target_Ruler are wrong: 'length' is missing, Int was "
          + "expected; 'done' is missing, (Int) -> () was expected.")
    ) {
      try mediator.performTarget(
        "Ruler", action: "measure", params: [ParameterKey.module: "Tools"])
    }
  }

  @Test("a parameter of another type is named, with what came")
  func mismatch() {
    #expect(
      throws: MediatorError(
        .invalidParameter,
        "The parameter 'done' of 'measure' of Tools.Target_Ruler is \"later\"; (Int) -> () was "
          + "expected.")
    ) {
      try mediator.performTarget(
        "Ruler", action: "measure",
        params: [ParameterKey.module: "Tools", "length": 12, "done": "later"])
    }
  }

  @Test("a handler of a typed action may decode another type than its request")
  func otherType() throws {
    let mediator = Mediator.listing(AContract.shared)
    mediator.override(AContract.shared.items) { items, call in
      items.id + (try call.decode(Items.self, from: ["id": ["4"]]).id)
        + (try call.decode([String: Int].self, from: ["id": "5"]).values)
    }
    for _ in 0..<2 {
      #expect(
        try mediator.performAction(url: url("app://A/items?id=3")) as? [Int] == [3, 4, 5])
    }
  }
}
